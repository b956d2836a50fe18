import { percentWithin } from '../../core/money/percent-of.ts';
import { ratesOf, taxBreakdown } from '../../core/surcharges/tax-rates.ts';
import type { TaxPolicy } from '../../core/surcharges/tax-policy.ts';

/** Prices include tax and the breakdown only shows it [SUR-33, ENG-34]. */
export const includedTax: TaxPolicy = {
  placement: 'included',
  breakdown(facts) {
    const ratesFor = ratesOf(facts);
    const taxes = new Map<string, number>();
    let gross = 0;
    for (const { taxCode, amount } of facts.amounts) {
      gross += amount;
      const rates = ratesFor(taxCode);
      const all = rates.reduce((sum, { percent }) => sum + percent, 0);
      for (const { description, percent } of rates) {
        const tax = percentWithin(amount, percent, all);
        taxes.set(description, (taxes.get(description) ?? 0) + tax);
      }
    }
    return taxBreakdown(gross, taxes, 'included');
  },
};
