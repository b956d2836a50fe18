/** One variable: what it is for, and how its text becomes a value. */
export interface Setting<Value> {
  readonly variable: string;
  readonly purpose: string;
  /** The value of a text, undefined for one that does not fit. */
  readonly read: (text: string) => Value | undefined;
  readonly expected: string;
  readonly fallback: Value;
}

/** Longest time that a setting may give, in milliseconds. */
export const longestPaceMs = 3_600_000;

/** Any text. */
export const text = (variable: string, purpose: string, fallback: string): Setting<string> => ({
  variable,
  purpose,
  read: (value) => value,
  expected: 'text',
  fallback,
});

/** A text that may be left out. */
export const optionalText = (variable: string, purpose: string): Setting<string | undefined> => ({
  ...text(variable, purpose, ''),
  fallback: undefined,
});

/** A text long enough for a secret; left out, the server makes one. */
export const secret = (variable: string, purpose: string): Setting<string | undefined> => ({
  ...optionalText(variable, purpose),
  read: (value) => (value.length >= 16 ? value : undefined),
  expected: 'at least 16 characters',
});

interface Range {
  readonly least: number;
  readonly most: number;
}

/** The number of a text, undefined for one outside the range. */
export const numberWithin = (value: string, { least, most }: Range): number | undefined => {
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
};

/** A whole number within a range. */
export const wholeNumber = (
  variable: string,
  purpose: string,
  range: Range,
): Omit<Setting<number>, 'fallback'> => ({
  variable,
  purpose,
  read: (value) => numberWithin(value, range),
  expected: `a whole number from ${range.least} to ${range.most}`,
});

/** On or off; off by default. */
export const flag = (variable: string, purpose: string): Setting<boolean> => ({
  variable,
  purpose,
  read: (value) => ({ true: true, false: false })[value],
  expected: 'true or false',
  fallback: false,
});
