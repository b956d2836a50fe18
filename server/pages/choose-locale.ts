import { languageOf } from '../markets/market-words.ts';

/** What a visitor says about languages, the strongest wish first. */
export interface LanguageWishes {
  /** `lang` of the address [SHL-22]. */
  readonly asked: string | undefined;
  /** The cookie that remembers a choice. */
  readonly remembered: string | undefined;
  /** The Accept-Language header. */
  readonly accepted: string | undefined;
}

/**
 * The locale of a page: one of the market's, by the address, the cookie or the browser; else its first. A wish for
 * a locale that the market does not have is ignored.
 */
export function chooseLocale(
  locales: readonly string[],
  { asked, remembered, accepted }: LanguageWishes,
): string {
  const exact = (wish: string | undefined) =>
    locales.find((locale) => locale.toLowerCase() === wish?.toLowerCase());
  const near = (wish: string) =>
    exact(wish) ?? locales.find((locale) => languageOf(locale) === languageOf(wish.toLowerCase()));
  const byBrowser = wishesIn(accepted)
    .map(near)
    .find((locale) => locale !== undefined);
  return exact(asked) ?? exact(remembered) ?? byBrowser ?? locales[0] ?? '';
}

/** The languages of an Accept-Language header, the most wanted first. */
function wishesIn(header = ''): readonly string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag, weight: quality === undefined ? 1 : Number(quality.split('=')[1]) || 0 };
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
