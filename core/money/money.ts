/** ISO 4217 code of a currency a market sells in. */
export type Currency = 'GBP' | 'EUR' | 'INR' | 'CAD' | (string & {});

/** An amount of money: a whole number of minor units (pence, cents, paise) and its currency. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/**
 * Whole minor units of a decimal amount as catalogues, manifests and requests write it:
 * 2 decimals, halves away from zero [MNU-80]. The exponent form avoids the binary error of `6.495 * 100`.
 */
export const toMinor = (decimal: number): number =>
  Math.sign(decimal) * Math.round(Number(`${Math.abs(decimal)}e2`)) || 0;

/** The decimal amount of whole minor units, for the edges: requests, answers, pages. */
export const toDecimal = (minor: number): number => minor / 100;

/** Money of a decimal amount. */
export const money = (decimal: number, currency: Currency): Money => ({
  minor: toMinor(decimal),
  currency,
});
