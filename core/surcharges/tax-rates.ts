import { toDecimal } from '../money/money.ts';
import type { OrderTaxBreakdown } from '../../schemas/types/http/order-request.ts';
import type { TaxRate } from '../../schemas/types/manifest/market.ts';
import { localTime } from '../timeslots/hut-clock.ts';
import type { TaxBreakdown, TaxFacts } from './tax-policy.ts';

/**
 * The rates of an order, by tax class: those that fit its place, its disposition and, by the clock of the hut, its date.
 * A rate that names no classes, regions, dispositions or dates fits all [SUR-32, ENG-34].
 */
export function ratesOf({
  hut,
  disposition,
  orderTime,
  manifest,
}: TaxFacts): (taxCode: string) => TaxRate[] {
  const { region = '' } = hut.address;
  // Asked for where a rate has a date only: reading the clock of a time zone takes a while.
  const today = () => localTime(hut.timeZone, orderTime.getTime()).date;
  const fitting = manifest.tax.rates.filter(
    ({ regions, dispositions, from, until }) =>
      (regions?.includes(region) ?? true) &&
      (dispositions?.includes(disposition) ?? true) &&
      (from === undefined || from <= today()) &&
      (until === undefined || today() < until),
  );
  return (taxCode) => fitting.filter(({ taxCodes }) => taxCodes?.includes(taxCode) ?? true);
}

/**
 * The breakdown of taxes given by description, in minor units; taxes of 0 are left out [SUR-30, SUR-31].
 * @param amount that was taxed
 * @param placement whether the taxes are in that amount or come on top
 */
export function taxBreakdown(
  amount: number,
  taxes: ReadonlyMap<string, number>,
  placement: 'included' | 'on-top',
): TaxBreakdown {
  const listed = [...taxes].map(([description, tax]) => ({ description, amount: tax }));
  const taxTotal = listed.reduce((sum, tax) => sum + tax.amount, 0);
  const netTotal = placement === 'included' ? amount - taxTotal : amount;
  return {
    taxes: listed.filter((tax) => tax.amount > 0),
    taxTotal,
    grossTotal: netTotal + taxTotal,
    netTotal,
  };
}

/** The taxes of an order as its request carries them: decimals in place of minor units [ORD-10]. */
export const toOrderBreakdown = ({
  taxes,
  taxTotal,
  grossTotal,
  netTotal,
}: TaxBreakdown): OrderTaxBreakdown => ({
  taxes: taxes.map(({ description, amount }) => ({ description, amount: toDecimal(amount) })),
  taxTotal: toDecimal(taxTotal),
  grossTotal: toDecimal(grossTotal),
  netTotal: toDecimal(netTotal),
});
