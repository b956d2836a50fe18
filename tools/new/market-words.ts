import type { WordTree } from '../../core/shell/boot-data.ts';
import type { MarketWithCatalogue } from '../../server/markets/read-catalogue.ts';
import type { Deployment } from '../../server/markets/read-deployment.ts';
import { translateMark } from '../../server/markets/translate-mark.ts';
import { languageOf, wordsOf } from '../../server/markets/market-words.ts';

/** What a new market starts from. */
export interface Original {
  readonly deployment: Deployment;
  readonly like: MarketWithCatalogue;
  /** Locales of the market that the new one is like, the default first. */
  readonly locales: readonly string[];
  readonly baseLanguages: readonly string[];
}

/** The locale of the other market whose language is the same. */
export const sameLanguage = (
  locale: string,
  { locales }: Pick<Original, 'locales'>,
): string | undefined => locales.find((own) => languageOf(own) === languageOf(locale));

/**
 * Every word of a locale: as the other market has it in a locale of the same language, else as the shop has it in that
 * language; where nobody has the language, in the shop's first with a mark on each text [ENG-31].
 */
export function marketWords(locale: string, original: Original): WordTree {
  const { deployment, like, baseLanguages } = original;
  const known = [locale, ...baseLanguages.slice(0, 1)].map((wanted) =>
    baseLanguages.includes(languageOf(wanted))
      ? (sameLanguage(wanted, original) ?? wanted)
      : undefined,
  );
  const [own, first] = [sameLanguage(locale, original) ?? known[0], known[1] ?? locale];
  const words = wordsOf(deployment, like, own ?? first, baseLanguages);
  return own === undefined ? markedWords(words) : words;
}

const markedWords = (words: WordTree): WordTree =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' ? translateMark + value : markedWords(value),
    ]),
  );
