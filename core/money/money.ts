/** ISO 4217 code of a currency a market sells in. */
export type Currency = string;

/** An amount of money: a whole number of minor units (cents) and its currency. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/** How near a scaled decimal lies to the whole number it stands for, whatever binary made of it. */
const binaryNoise = 1e-6;

/**
 * Whole minor units of a decimal amount as catalogues, manifests and requests write it:
 * 2 decimals, halves away from zero [MNU-80].
 */
export function toMinor(decimal: number): number {
  const scaled = decimal * 100;
  const nearest = Math.round(scaled);
  if (Math.abs(scaled - nearest) < binaryNoise) return nearest + 0;
  // The exponent form avoids the binary error of `6.495 * 100`.
  return Math.sign(decimal) * Math.round(Number(`${Math.abs(decimal)}e2`)) || 0;
}

/** The decimal amount of whole minor units, for the edges: requests, answers, pages. */
export const toDecimal = (minor: number): number => minor / 100;

/** Half of an amount, rounded half up to the minor unit [DEA-63]. */
export const halfOf = (minor: number): number => Math.floor((minor + 1) / 2);
