/** A text as somebody reads it: its key or place, and the locale it is read in. */
export interface ReadText {
  readonly key: string;
  readonly locale: string;
  readonly text: string;
}

interface Term {
  /** What is not written. */
  readonly pattern: RegExp;
  /** What stands in its place. */
  readonly instead: string;
  /** Locales and languages that it is for. */
  readonly in: readonly string[];
}

const terms: readonly Term[] = [
  { pattern: /\bhuts?\b/iu, instead: 'restaurant', in: ['en', 'fr'] },
  { pattern: /\be-mail\b/iu, instead: 'email', in: ['en'] },
  { pattern: /\be-mail\b|\bsms\b/iu, instead: 'courriel, texto', in: ['fr-CA'] },
  { pattern: /\bcourriel\b|\btexto\b/iu, instead: 'e-mail, SMS', in: ['fr-FR'] },
  // One word for food that a customer comes for.
  { pattern: /\bpick.?ups?\b|\btake.?aways?\b/iu, instead: 'collection', in: ['en-GB', 'en-FR'] },
  { pattern: /\bcollection\b|\bpick.?ups?\b/iu, instead: 'takeaway', in: ['en-IN'] },
  {
    pattern: /\bcollect(?:s|ed|ing|ion|ors?)?\b|\bpick-up\b|\btake.?aways?\b/iu,
    instead: 'pickup, pick up',
    in: ['en-CA'],
  },
  { pattern: /\bretraits?\b|\bcollectes?\b/iu, instead: 'à emporter', in: ['fr'] },
  { pattern: /\bramass/iu, instead: 'à emporter, retirer', in: ['fr-FR'] },
  { pattern: /\bemporter\b/iu, instead: 'à ramasser, ramassage', in: ['fr-CA'] },
  // One word for what is taken off a price.
  { pattern: /\bréductions?\b|\brabais\b/iu, instead: 'remise', in: ['fr-FR'] },
  {
    pattern: /\bréductions?\b|(?<!commande )\bremises?\b(?! de la commande)/iu,
    instead: 'rabais',
    in: ['fr-CA'],
  },
  { pattern: /\bpostcode\b/iu, instead: 'postal code', in: ['en-CA'] },
  { pattern: /\bpostcode\b/iu, instead: 'PIN code', in: ['en-IN'] },
  { pattern: /\bcurbside\b/iu, instead: 'kerbside', in: ['en-GB', 'en-FR', 'en-IN'] },
  // A message says what to do.
  {
    pattern: /^(?:required|must be present|missing|obligatoire|requis)\.?$/iu,
    instead: 'what to do, such as “Enter your name”',
    in: ['en', 'fr'],
  },
];

/** Texts that rows of the specification fix word for word, whatever a market calls things. */
const fixedByRows: ReadonlySet<string> = new Set([
  'Must be present', // ADR-15, ADR-16, ADR-17
  'No hut found for address', // ADR-10, ADR-29
  'Your hut only services odd street numbers', // ADR-20
  'Your hut only services even street numbers', // ADR-21
  'Required', // CHK-25, CHK-28, CHK-29, CHK-33, CHK-47, CHK-51, CHK-53, CHK-58, CHK-59, OTP-18, OTP-19
  'Invalid postcode', // CHK-53, CHK-56
  'Sorry, your chosen Hut doesn’t deliver to this postcode.', // CHK-55
  'Postcode is invalid', // PAY-91
  'Available for collection only', // VOU-36
]);

/** Where such a text may stand: the fields that the rows name. */
const fixedFields =
  /^(?:checkout\.errors\.required(?:_(?!recipient)\w+)?|in-otp\.errors\.required(?:_\w+)?|localisation\.address\.required(?:_\w+)?)$/;

const isFixed = ({ key, text }: ReadText): boolean =>
  fixedByRows.has(text) && (!/^(?:Required|Must be present)$/.test(text) || fixedFields.test(key));

const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** A text without what is filled in and without addresses. */
const read = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}|\]\([^)]*\)/g, '');

/** Words that a locale does not use, each with its place and what to write [SHP-45]. */
export const termFaults = (texts: readonly ReadText[]): readonly string[] =>
  texts
    .filter((text) => !isFixed(text))
    .flatMap(({ key, locale, text }) =>
      terms
        .filter(
          (term) =>
            (term.in.includes(locale) || term.in.includes(languageOf(locale))) &&
            term.pattern.test(read(text)),
        )
        .map(({ instead }) => `${locale} ${key}: write ${instead}. It reads: ${text}`),
    );
