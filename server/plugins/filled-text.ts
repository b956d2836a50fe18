import type { RunningMarket } from '../markets/running-market.ts';
import { textsOf } from '../markets/market-words.ts';

/** A text that is asked for. */
interface AskedText {
  readonly key: string;
  /** Language of a customer; one that the market does not have is its first. */
  readonly language: string | undefined;
  readonly values: Readonly<Record<string, string>>;
}

/** A text of a market with its values in place; empty for a key that there is not. */
export function filledText(
  { words, locales }: Pick<RunningMarket, 'words' | 'locales'>,
  { key, language = '', values }: AskedText,
): string {
  const known = new Map(Object.entries(values));
  const text = textsOf(words(language) ?? words(locales[0] ?? '') ?? {}).get(key) ?? '';
  return text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => known.get(name) ?? '');
}
