import { percentWithin } from '../../core/money/percent-of.ts';
import { ratesFor, taxBreakdown } from '../../core/surcharges/tax-rates.ts';
import type { TaxPolicy } from '../../core/surcharges/tax-policy.ts';

/** Prices include tax and the breakdown only shows it [SUR-33]. */
export const includedTax: TaxPolicy = {
  placement: 'included',
  breakdown({ hut, manifest, amounts }) {
    const taxes = new Map<string, number>();
    let gross = 0;
    for (const { taxCode, amount } of amounts) {
      gross += amount;
      const rates = ratesFor(manifest.tax.rates, taxCode, hut.address.region);
      const all = rates.reduce((sum, { percent }) => sum + percent, 0);
      for (const { description, percent } of rates) {
        const tax = percentWithin(amount, percent, all);
        taxes.set(description, (taxes.get(description) ?? 0) + tax);
      }
    }
    return taxBreakdown(gross, taxes, 'included');
  },
};
