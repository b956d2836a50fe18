import { isJsonObject, textOf, type JsonObject } from './json.ts';
import { pointerTo, valueAt } from './json-pointer.ts';
import type { ManifestFile } from './layer-manifest.ts';
import type { Problem } from './problem.ts';
import { stringsAt } from './strings-at.ts';

const currencies = new Set(Intl.supportedValuesOf('currency'));
const regions = new Intl.DisplayNames([], { type: 'region', fallback: 'none' });
const languages = new Intl.DisplayNames([], { type: 'language', fallback: 'none' });

/** What a formatter says, or nothing for a name of no valid form. */
const nameIn = (names: Intl.DisplayNames, code: string): string | undefined => {
  try {
    return names.of(code);
  } catch {
    return undefined;
  }
};

/** Whether a clock can be told by a name of the IANA time zones. */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat([], { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** The signs by which a currency is written in some languages. */
const signsOf = (currency: string, locales: readonly string[]): readonly string[] =>
  [...locales.filter((locale) => nameIn(languages, locale) !== undefined), []].flatMap((locale) =>
    (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
    ),
  );

/** Other currencies that are written by a sign. */
const ownersOf = (sign: string, besides: string): readonly string[] =>
  [...currencies].filter((code) => code !== besides && signsOf(code, []).includes(sign));

/** A market's country, locales and currency that there are none of, and a sign of another currency [OPR-03]. */
export function regionProblems({ file, content }: ManifestFile): readonly Problem[] {
  const { country, currency } = content;
  const wrong = (pointer: string, expected: string, found: string): readonly Problem[] => [
    { file, pointer, expected, found: `"${found}"` },
  ];
  const ofCountry =
    typeof country !== 'string' || nameIn(regions, country) !== undefined
      ? []
      : wrong('/country', 'a region of ISO 3166, such as ZZ', country);
  const ofLocales = stringsAt(content, 'locales').flatMap((locale, index) =>
    nameIn(languages, locale) !== undefined && isKnownRegion(locale)
      ? []
      : wrong(pointerTo(['locales', String(index)]), 'a language and region that exist', locale),
  );
  if (typeof currency !== 'string') return [...ofCountry, ...ofLocales];
  if (!currencies.has(currency)) {
    return [...ofCountry, ...ofLocales, ...wrong('/currency', 'a currency of ISO 4217', currency)];
  }
  return [...ofCountry, ...ofLocales, ...strangeSign(file, content, currency)];
}

const isKnownRegion = (locale: string): boolean => {
  const [, region] = locale.split('-');
  return region === undefined || nameIn(regions, region) !== undefined;
};

/** A sign that customers know as that of another currency. */
function strangeSign(file: string, content: JsonObject, currency: string): readonly Problem[] {
  const path = ['money', 'format', 'symbol'];
  const money = valueAt(content, path.slice(0, -1));
  const sign = isJsonObject(money) ? textOf(money['symbol']) : '';
  if (sign === '' || signsOf(currency, stringsAt(content, 'locales')).includes(sign)) return [];
  const [owner] = ownersOf(sign, currency);
  if (owner === undefined) return [];
  const expected = `a sign of ${currency}`;
  return [{ file, pointer: pointerTo(path), expected, found: `"${sign}", which is of ${owner}` }];
}
