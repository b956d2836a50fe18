import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { SurchargeFacts, SurchargePolicy } from '../../core/surcharges/surcharge-policy.ts';

/** What every surcharge policy has to do; run it on your own with a hut and a manifest of your market. */
export const surchargePolicyConformance = (
  name: string,
  policy: SurchargePolicy,
  where: { readonly hut: Hut; readonly manifest: SurchargeFacts['manifest'] },
): void => {
  const facts: fc.Arbitrary<SurchargeFacts> = fc.record({
    hut: fc.constant(where.hut),
    manifest: fc.constant(where.manifest),
    disposition: fc.constantFrom('delivery', 'collection', 'dinein'),
    orderValue: fc.integer({ min: -5000, max: 100_000 }),
    isAccountHolder: fc.boolean(),
    paymentType: fc.constantFrom(undefined, 'card', 'cash', 'paylater_debit', 'unheard-of'),
    tip: fc.option(
      fc.record({ amount: fc.integer({ min: -100, max: 5000 }), tippingOption: fc.string() }),
      { nil: undefined },
    ),
    hasPriority: fc.boolean(),
  });

  describe(`${name} as a surcharge policy`, () => {
    it('charges whole amounts of 0 or more, one of a type [SUR-14, SUR-22]', () => {
      fc.assert(
        fc.property(facts, (order) => {
          const surcharges = policy.surchargesFor(order);
          const types = surcharges.map(({ type }) => type);
          expect(new Set(types).size).toBe(types.length);
          for (const { amount, price } of surcharges) {
            expect(Number.isInteger(amount) && Number.isInteger(price)).toBe(true);
            expect(amount).toBeGreaterThanOrEqual(0);
          }
        }),
      );
    });

    it('charges no delivery fees for what is not delivered [SUR-13]', () => {
      const fees = ['deliverySupplement', 'delivery', 'smallOrderSupplement', 'priorityDelivery'];
      fc.assert(
        fc.property(facts, (order) => {
          fc.pre(order.disposition !== 'delivery');
          const types = policy.surchargesFor(order).map(({ type }) => type);
          expect(types.filter((type) => fees.includes(type))).toEqual([]);
        }),
      );
    });

    it('answers the same for the same facts', () => {
      fc.assert(
        fc.property(facts, (order) => {
          expect(policy.surchargesFor(order)).toEqual(policy.surchargesFor(order));
        }),
      );
    });
  });
};
