import type { Money } from '../money/money.ts';

/**
 * Minor units as a provider counts them, which are hundredths in this product.
 * @throws for a currency whose minor unit is no hundredth, so that nobody is charged a hundred times too much
 */
export function providerMinor({ minor, currency }: Money): number {
  const { maximumFractionDigits } = new Intl.NumberFormat(undefined, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  if (maximumFractionDigits !== 2) throw new Error(`${currency} has no hundredths.`);
  return minor;
}

/** An amount as providers write it with a point: 1299 is `12.99`. */
export const amountText = (money: Money): string => (providerMinor(money) / 100).toFixed(2);

/**
 * Minor units of an amount that a provider wrote with a point.
 * @throws for what is no such amount
 */
export function minorOfText(text: string): number {
  const [, whole = '', part = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  if (whole === '') throw new Error('The amount of an answer is none.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
