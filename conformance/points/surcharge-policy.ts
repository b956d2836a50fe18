import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { SurchargeFacts, SurchargePolicy } from '../../core/surcharges/surcharge-policy.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Suite } from '../suite.ts';

export interface SurchargeSamples {
  /** A hut with the fees that the policy knows. */
  readonly hut: Hut;
  /** Payment types that the policy charges for, if there are any. */
  readonly chargedTypes?: readonly string[];
}

const deliveryFees = ['deliverySupplement', 'delivery', 'smallOrderSupplement'] as const;

/** Minor units of a whole currency unit. */
const wholeUnit = 100;

/** What every surcharge policy has to do. */
export const surchargePolicySuite: Suite<SurchargePolicy, SurchargeSamples> = (
  { make, manifest },
  { hut, chargedTypes = [] },
) => {
  const orders: fc.Arbitrary<SurchargeFacts> = fc.record({
    hut: fc.constant(hut),
    manifest: fc.constant(manifest),
    disposition: fc.constantFrom('delivery', 'collection', 'dinein'),
    orderValue: fc.integer({ min: -5000, max: 100_000 }),
    isAccountHolder: fc.boolean(),
    paymentType: fc.constantFrom(undefined, 'card', 'cash', 'unheard-of', ...chargedTypes),
    tip: fc.option(
      fc.record({ amount: fc.integer({ min: -100, max: 5000 }), tippingOption: fc.string() }),
      { nil: undefined },
    ),
  });
  const holds = (promise: (policy: SurchargePolicy, order: SurchargeFacts) => void) => () => {
    const policy = make();
    fc.assert(fc.property(orders, (order) => promise(policy, order)));
  };
  const amounts = (policy: SurchargePolicy, order: SurchargeFacts) =>
    new Map(policy.surchargesFor(order).map(({ type, amount }) => [type, amount]));

  return [
    {
      title: 'charges whole amounts of 0 or more, one of a type [SUR-14, SUR-22]',
      run: holds((policy, order) => {
        const surcharges = policy.surchargesFor(order);
        assert.equal(new Set(surcharges.map(({ type }) => type)).size, surcharges.length);
        for (const { type, amount, price } of surcharges) {
          assert.ok(Number.isInteger(amount) && Number.isInteger(price), type);
          assert.ok(amount >= 0, type);
        }
      }),
    },
    {
      title: 'charges no delivery fees for what is not delivered [SUR-13]',
      run: holds((policy, order) => {
        if (order.disposition === 'delivery') return;
        const types = amounts(policy, order);
        for (const fee of deliveryFees) assert.ok(!types.has(fee), fee);
      }),
    },
    {
      title: 'lets each amount only rise or only fall between two whole currency units of value',
      run: holds((policy, order) => {
        const start = Math.floor(order.orderValue / wholeUnit) * wholeUnit;
        const steps = [1, 25, 50, 75, 99].map((more) =>
          amounts(policy, { ...order, orderValue: start + more }),
        );
        for (const type of new Set(steps.flatMap((step) => [...step.keys()]))) {
          const course = steps.map((step) => step.get(type) ?? 0);
          const rises = course.every((amount, index) => amount >= (course[index - 1] ?? amount));
          const falls = course.every((amount, index) => amount <= (course[index - 1] ?? amount));
          assert.ok(rises || falls, `${type}: ${course.join(', ')}`);
        }
      }),
    },
    {
      title: 'answers the same for the same facts',
      run: holds((policy, order) =>
        assert.deepEqual(policy.surchargesFor(order), policy.surchargesFor(order)),
      ),
    },
  ];
};
