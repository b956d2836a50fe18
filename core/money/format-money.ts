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
 * Digits, grouping and decimal mark are those of the language; where the sign stands, the market
 * says [SHP-04]. A minus sign stands before everything else: '−£5.00', '−5.00 €'.
 * @param locale of the text that the amount stands in; without one, digits come as they are
 */
export function moneyFormatter(settings: MoneySettings, locale = ''): FormatMoney {
  const { decimals, format, smallUnits } = settings;
  const { position, space, symbol } = { ...format, ...format.byLocale?.[locale] };
  const gap = space ? '\u00a0' : '';
  const number = numberWriter(settings, locale);
  return (minor, options) => {
    if (options?.smallUnits && smallUnits && minor > 0 && minor < 100) {
      return `${minor}${gap}${smallUnits.symbol}`;
    }
    const amount = rounded(Math.abs(minor), decimals);
    const written =
      position === 'before'
        ? `${symbol}${gap}${number(amount)}`
        : `${number(amount)}${gap}${symbol}`;
    return minor < 0 && amount > 0 ? `\u2212${written}` : written;
  };
}

/** What amounts in the main unit are written with beside digits, in every language of the market. */
export const moneyLetters = ({ format: { symbol } }: MoneySettings): string => symbol;

/** Writers of numbers, which are dear to make, by language and decimals. */
const inLanguages = new Map<string, Intl.NumberFormat>();

function inLanguage(locale: string, decimals: number): Intl.NumberFormat {
  const name = `${locale} ${decimals}`;
  const writer =
    inLanguages.get(name) ??
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  inLanguages.set(name, writer);
  return writer;
}

/** Writes the number of an amount that is 0 or more. */
function numberWriter(
  { decimals, format }: MoneySettings,
  locale: string,
): (amount: number) => string {
  if (!locale) return (amount) => amount.toFixed(decimals).replace('.', format.decimalMark);
  const { numbers = locale, wholeWithoutDecimals: isShort = false } =
    format.byLocale?.[locale] ?? {};
  return (amount) =>
    inLanguage(numbers, isShort && Number.isInteger(amount) ? 0 : decimals).format(amount);
}

/** Decimals below 2 round halves away from zero; more than 2 are zeros, as minor units have no more. */
function rounded(minor: number, decimals: number): number {
  const step = 10 ** Math.max(0, 2 - decimals);
  return toDecimal(Math.round(minor / step) * step);
}
