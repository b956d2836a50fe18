import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { TaxFacts, TaxPolicy } from '../../core/surcharges/tax-policy.ts';

/** What every tax policy has to do; run it on your own with a hut and a manifest of your market. */
export const taxPolicyConformance = (
  name: string,
  policy: TaxPolicy,
  where: { readonly hut: Hut; readonly manifest: Pick<Manifest, 'tax'> },
): void => {
  const amounts = fc.array(
    fc.record({
      taxCode: fc.constantFrom('standard', 'reduced', 'alcohol', 'surcharge', 'unheard-of'),
      amount: fc.integer({ min: 0, max: 1_000_000 }),
    }),
    { maxLength: 8 },
  );

  const orders: fc.Arbitrary<TaxFacts> = fc.record({
    hut: fc.constant(where.hut),
    manifest: fc.constant(where.manifest),
    disposition: fc.constantFrom<Disposition>('delivery', 'collection', 'dinein'),
    orderTime: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
    amounts,
  });

  describe(`${name} as a tax policy`, () => {
    it('adds up to the minor unit: net and taxes are the gross [SUR-30, SUR-31]', () => {
      fc.assert(
        fc.property(orders, (taxed) => {
          const { taxes, taxTotal, netTotal, grossTotal } = policy.breakdown(taxed);
          expect(netTotal + taxTotal).toBe(grossTotal);
          expect(taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(taxTotal);
          for (const figure of [taxTotal, netTotal, grossTotal]) {
            expect(Number.isInteger(figure)).toBe(true);
            expect(figure).toBeGreaterThanOrEqual(0);
          }
        }),
      );
    });

    it('leaves the taxed amount whole on the side it says: gross when included, net when on top [SUR-33]', () => {
      fc.assert(
        fc.property(orders, (taxed) => {
          const { netTotal, grossTotal } = policy.breakdown(taxed);
          const sum = taxed.amounts.reduce((total, { amount }) => total + amount, 0);
          expect(policy.placement === 'included' ? grossTotal : netTotal).toBe(sum);
        }),
      );
    });

    it('answers zeros for nothing', () => {
      const nothing = {
        ...where,
        disposition: 'dinein',
        orderTime: new Date(0),
        amounts: [],
      } as const;
      expect(policy.breakdown(nothing)).toEqual({
        taxes: [],
        taxTotal: 0,
        netTotal: 0,
        grossTotal: 0,
      });
    });
  });
};
