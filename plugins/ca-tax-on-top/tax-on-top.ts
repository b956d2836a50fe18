import { percentOf } from '../../core/money/percent-of.ts';
import { ratesOf, taxBreakdown } from '../../core/surcharges/tax-rates.ts';
import type { TaxPolicy } from '../../core/surcharges/tax-policy.ts';

/** Tax is added to the prices at the rates of the order, rounded once a tax [SUR-33, ENG-34]. */
export const taxOnTop: TaxPolicy = {
  placement: 'on-top',
  breakdown(facts) {
    const ratesFor = ratesOf(facts);
    const taxed = new Map<ReturnType<typeof ratesFor>[number], number>();
    let net = 0;
    for (const { taxCode, amount } of facts.amounts) {
      net += amount;
      for (const rate of ratesFor(taxCode)) {
        taxed.set(rate, (taxed.get(rate) ?? 0) + amount);
      }
    }
    const taxes = new Map<string, number>();
    for (const [{ description, percent }, amount] of taxed) {
      taxes.set(description, (taxes.get(description) ?? 0) + percentOf(amount, percent));
    }
    return taxBreakdown(net, taxes, 'on-top');
  },
};
