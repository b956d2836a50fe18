import type { TaxRate } from '../../schemas/types/manifest/market.ts';
import type { TaxBreakdown } from './tax-policy.ts';

/** The rates that fit a tax class in a region; a rate that names no classes or regions fits all [SUR-32]. */
export const ratesFor = (
  rates: readonly TaxRate[],
  taxCode: string,
  region: string | undefined,
): TaxRate[] =>
  rates.filter(
    ({ taxCodes, regions }) =>
      (taxCodes?.includes(taxCode) ?? true) &&
      (regions === undefined || (region !== undefined && regions.includes(region))),
  );

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
