/** A text as its file names it. */
export interface NamedText {
  readonly file: string;
  readonly key: string;
  readonly locale: string;
  readonly text: string;
}

interface Rule {
  /** What is wrong. */
  readonly pattern: RegExp;
  readonly remedy: string;
  /** Locales and languages that it is for; all unless said otherwise. */
  readonly in?: readonly string[];
  readonly notIn?: readonly string[];
}

const rules: readonly Rule[] = [
  { pattern: /'/u, remedy: 'write the typographic apostrophe ’ (U+2019)' },
  { pattern: /"/u, remedy: 'write the quotation marks of the language: “…”, in French « … »' },
  { pattern: /\.{3}/u, remedy: 'write one ellipsis … (U+2026)' },
  { pattern: /\S {2,}\S/u, remedy: 'write one space' },
  { pattern: /(?:^|[\s(])-(?=[\d£€₹$])/u, remedy: 'write the minus sign − (U+2212)' },
  { pattern: / (?=[,.](?:\s|$))/u, remedy: 'take the space before the mark away' },
  {
    pattern: /[\p{L}\d] (?=[:;!?»])|« /u,
    remedy: 'write a no-break space before : ; ! ? » and after «',
    in: ['fr'],
  },
  {
    pattern: /[^\s\u202f\p{P}](?=[;!?](?:\s|$))|[^\s\u202f\p{P}\d](?=:(?:\s|$))|\u00a0(?=[;!?])/u,
    remedy: 'write a narrow no-break space (U+202F) before : ; ! ?',
    in: ['fr', 'fr-FR'],
    notIn: ['fr-CA'],
  },
  {
    pattern: /[\s\u202f](?=[;!?](?:\s|$))/u,
    remedy: 'take the space before ; ! ? away',
    in: ['fr-CA'],
  },
  {
    pattern: /«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/u,
    remedy: 'write a no-break space inside « … »',
    in: ['fr'],
  },
  {
    pattern: /[“”]/u,
    remedy: 'write the quotation marks « … »',
    in: ['fr'],
  },
  {
    pattern: /[\dª](?:%| %)/u,
    remedy: 'write a no-break space (U+00A0) between number and percent sign',
    in: ['fr'],
  },
  {
    pattern: /[\dª] (?=(?:€|[kc]?m|min|s|h|kcal|[kc]?g|[mc]?l)(?![\p{L}\d’]))/u,
    remedy: 'write a no-break space (U+00A0) between number and unit',
  },
  { pattern: /\d\s%/u, remedy: 'write the percent sign without a space', in: ['en'] },
  {
    pattern: /[\p{L}\d][\s\u202f]+[;:!?](?:\s|$)/u,
    remedy: 'take the space before the mark away',
    in: ['en'],
  },
];

const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** What is not read as text: placeholders, addresses, code. */
const silent = /\{\{[^}]*\}\}|https?:\S+|\]\([^)]*\)|`[^`]*`|<[^>]*>|^[|:\-\s]+$| +(?=\|)/gu;

/** A placeholder stands for a letter that no text has, so that the marks and units around it are judged. */
const read = (text: string): string =>
  text.replaceAll(silent, (part) =>
    part.startsWith('{{') ? 'ª' : part.startsWith('](') ? ']' : '',
  );

const isFor = ({ in: only, notIn = [] }: Rule, locale: string): boolean =>
  (!only || only.includes(locale) || only.includes(languageOf(locale))) && !notIn.includes(locale);

/** What is wrong with texts, each by file, key and remedy [SHP-45]. */
export const typographyFaults = (texts: readonly NamedText[]): readonly string[] =>
  texts.flatMap(({ file, key, locale, text }) =>
    rules
      .filter((rule) => isFor(rule, locale) && rule.pattern.test(read(text)))
      .map(({ remedy }) => `${file} ${key}: ${remedy}. It reads: ${text}`),
  );
