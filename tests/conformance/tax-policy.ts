import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { TaxPolicy } from '../../core/surcharges/tax-policy.ts';

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

  describe(`${name} as a tax policy`, () => {
    it('adds up to the minor unit: net and taxes are the gross [SUR-30, SUR-31]', () => {
      fc.assert(
        fc.property(amounts, (taxed) => {
          const { taxes, taxTotal, netTotal, grossTotal } = policy.breakdown({
            ...where,
            amounts: taxed,
          });
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
        fc.property(amounts, (taxed) => {
          const { netTotal, grossTotal } = policy.breakdown({ ...where, amounts: taxed });
          const sum = taxed.reduce((total, { amount }) => total + amount, 0);
          expect(policy.placement === 'included' ? grossTotal : netTotal).toBe(sum);
        }),
      );
    });

    it('answers zeros for nothing', () => {
      expect(policy.breakdown({ ...where, amounts: [] })).toEqual({
        taxes: [],
        taxTotal: 0,
        netTotal: 0,
        grossTotal: 0,
      });
    });
  });
};
