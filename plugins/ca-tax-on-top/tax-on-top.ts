import { percentOf } from '../../core/money/percent-of.ts';
import { ratesFor, taxBreakdown } from '../../core/surcharges/tax-rates.ts';
import type { TaxPolicy } from '../../core/surcharges/tax-policy.ts';

/** Tax is added to the prices at the rates of the hut's region, rounded once a tax [SUR-33]. */
export const taxOnTop: TaxPolicy = {
  placement: 'on-top',
  breakdown({ hut, manifest, amounts }) {
    const taxed = new Map<(typeof manifest.tax.rates)[number], number>();
    let net = 0;
    for (const { taxCode, amount } of amounts) {
      net += amount;
      for (const rate of ratesFor(manifest.tax.rates, taxCode, hut.address.region)) {
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
