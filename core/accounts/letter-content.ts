/** A line of a letter's table: what it is about, and what that comes to. */
export interface LetterRow {
  readonly label: string;
  readonly value: string;
  /** What belongs to the line, such as the toppings of a pizza. */
  readonly details?: readonly string[];
  /** Whether it is the sum of the lines above. */
  readonly isTotal?: boolean;
}

/**
 * What a letter says, without its looks: the server writes it as plain text and as a page in the market's theme [GTW-30].
 * All of it is text and never markup, in the order in which it is read.
 */
export interface LetterContent {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Stands by itself, in large: what the reader types in or reads out. */
  readonly code?: string;
  readonly rows?: readonly LetterRow[];
  /** What is said last. */
  readonly closing?: readonly string[];
}

const textOfRow = ({ label, value, details = [] }: LetterRow): string =>
  [`${label}: ${value}`, ...(details.length > 0 ? [`  ${details.join(' · ')}`] : [])].join('\n');

/** A letter as plain text. */
export const letterText = ({
  heading,
  paragraphs,
  code,
  rows = [],
  closing = [],
}: LetterContent): string =>
  [
    heading,
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(rows.length > 0 ? [rows.map(textOfRow).join('\n')] : []),
    ...closing,
  ].join('\n\n');
