/** A typed address taken apart: the house number, and what else was typed. */
export interface NumberedText {
  readonly number: number;
  /** What follows the number, such as `bis`; empty for none. */
  readonly suffix: string;
  readonly rest: string;
}

const suffixes = 'bis|ter|quater|[a-z]';
const leading = new RegExp(`^\\s*(\\d{1,6})[\\s-]?(${suffixes})?[\\s,]+(.*\\S)\\s*$`, 'i');
const trailing = new RegExp(`^\\s*(.*[^\\d\\s,])[\\s,]+(\\d{1,6})[\\s-]?(${suffixes})?\\s*$`, 'i');

/** The house number at the start or at the end of a typed address; undefined when there is none. */
export function splitNumber(text: string): NumberedText | undefined {
  const first = leading.exec(text);
  if (first) return numbered(first[1], first[2], first[3]);
  const last = trailing.exec(text);
  return last ? numbered(last[2], last[3], last[1]) : undefined;
}

const numbered = (
  digits: string | undefined,
  suffix = '',
  rest: string | undefined = '',
): NumberedText | undefined => {
  const number = Number(digits);
  return number > 0 && rest !== '' ? { number, suffix: suffix.toLowerCase(), rest } : undefined;
};

/** Id of a number of a street: the street's id and the number as it was typed. */
export const numberedId = (
  placeId: string,
  { number, suffix }: Omit<NumberedText, 'rest'>,
): string => `${placeId}.${number}${suffix}`;

/** A place's id taken apart; undefined for what is none of ours. */
export function splitId(
  id: string,
): { readonly placeId: string; readonly number?: Omit<NumberedText, 'rest'> } | undefined {
  const parts = /^([0-9a-f]{16})(?:\.(\d{1,6})([a-z]{0,6}))?$/.exec(id);
  if (!parts?.[1]) return undefined;
  if (parts[2] === undefined) return { placeId: parts[1] };
  return { placeId: parts[1], number: { number: Number(parts[2]), suffix: parts[3] ?? '' } };
}
