import type { WordTree } from '../../core/shell/boot-data.ts';
import type { RunningMarket } from './running-market.ts';
import { textsOf } from './market-words.ts';

/** A text that is asked for. */
interface AskedText {
  readonly key: string;
  /** Language of a customer; one that the market does not have is its first. */
  readonly language: string | undefined;
  readonly values: Readonly<Record<string, string>>;
}

/** Words stay the same objects until a market is read again: their texts are laid out once. */
const known = new WeakMap<WordTree, ReadonlyMap<string, string>>();

function textIn(words: WordTree, key: string): string | undefined {
  const texts = known.get(words) ?? textsOf(words);
  known.set(words, texts);
  return texts.get(key);
}

/** A text of a market with its values in place; empty for a key that there is not. */
export function filledText(
  { words, locales }: Pick<RunningMarket, 'words' | 'locales'>,
  { key, language = '', values }: AskedText,
): string {
  const given = new Map(Object.entries(values));
  const tree = words(language) ?? words(locales[0] ?? '');
  const text = (tree && textIn(tree, key)) ?? '';
  return text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => given.get(name) ?? '');
}
