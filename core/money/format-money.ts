import type { Manifest } from '../../schemas/types/manifest.ts';
import { toDecimal } from './money.ts';

/** How a market writes money; made from its manifest [CST-11, CST-12, CST-13]. */
export type MoneySettings = Manifest['money'];

/** Where a price shows decides whether small units ('50p') are wanted. */
export interface FormatOptions {
  readonly smallUnits?: boolean;
}

/** Writes minor units as customers read them, for example '£12.50' or '12.50 €'. */
export type FormatMoney = (minor: number, options?: FormatOptions) => string;

/**
 * Makes the one formatter of a market [MNU-80, MNU-81, MNU-82, MNU-83, CST-10, CST-11, CST-12, CST-13].
 * A minus sign stands before everything else: '-£5.00', '-5.00 €'.
 * @param locale of the text that the amount stands in
 */
export function moneyFormatter(settings: MoneySettings, locale = ''): FormatMoney {
  const { decimals, format, smallUnits } = settings;
  const decimalMark = format.decimalMarks?.[locale] ?? format.decimalMark;
  return (minor, options) => {
    if (options?.smallUnits && smallUnits && minor > 0 && minor < 100) {
      return `${minor}${smallUnits.symbol}`;
    }
    const number = digits(Math.abs(minor), decimals).replace('.', decimalMark);
    const space = format.space ? '\u00a0' : '';
    const written =
      format.position === 'before'
        ? `${format.symbol}${space}${number}`
        : `${number}${space}${format.symbol}`;
    return minor < 0 && Number(digits(-minor, decimals)) > 0 ? `-${written}` : written;
  };
}

/** Decimals below 2 round halves away from zero; more than 2 are zeros, as minor units have no more. */
function digits(minor: number, decimals: number): string {
  if (decimals >= 2) return toDecimal(minor).toFixed(decimals);
  const step = 10 ** (2 - decimals);
  return ((Math.floor((minor + step / 2) / step) * step) / 100).toFixed(decimals);
}
