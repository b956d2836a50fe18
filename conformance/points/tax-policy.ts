import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { TaxFacts, TaxPolicy } from '../../core/surcharges/tax-policy.ts';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Suite } from '../suite.ts';

export interface TaxSamples {
  /** A hut whose orders are taxed. */
  readonly hut: Hut;
  /** Tax classes that the market has rates for; the suite adds one that it does not know. */
  readonly taxCodes: readonly string[];
}

const nothing = { taxes: [], taxTotal: 0, netTotal: 0, grossTotal: 0 };

/** What every tax policy has to do. */
export const taxPolicySuite: Suite<TaxPolicy, TaxSamples> = (
  { make, manifest },
  { hut, taxCodes },
) => {
  const orders: fc.Arbitrary<TaxFacts> = fc.record({
    hut: fc.constant(hut),
    manifest: fc.constant(manifest),
    disposition: fc.constantFrom<Disposition>('delivery', 'collection', 'dinein'),
    orderTime: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
    amounts: fc.array(
      fc.record({
        taxCode: fc.constantFrom(...taxCodes, 'unheard-of'),
        amount: fc.integer({ min: 0, max: 1_000_000 }),
      }),
      { maxLength: 8 },
    ),
  });
  const holds = (promise: (policy: TaxPolicy, order: TaxFacts) => void) => () => {
    const policy = make();
    fc.assert(fc.property(orders, (order) => promise(policy, order)));
  };

  return [
    {
      title: 'adds up to the minor unit: net and taxes are the gross [SUR-30, SUR-31]',
      run: holds((policy, order) => {
        const { taxes, taxTotal, netTotal, grossTotal } = policy.breakdown(order);
        assert.equal(netTotal + taxTotal, grossTotal);
        assert.equal(
          taxes.reduce((total, { amount }) => total + amount, 0),
          taxTotal,
        );
        for (const { description } of taxes) assert.match(description, /\S/);
        for (const figure of [taxTotal, netTotal, grossTotal, ...taxes.map((tax) => tax.amount)]) {
          assert.ok(Number.isInteger(figure) && figure >= 0, String(figure));
        }
      }),
    },
    {
      title:
        'leaves the taxed amount whole on the side it says: gross when included, net when on top [SUR-33]',
      run: holds((policy, order) => {
        assert.ok(['included', 'on-top'].includes(policy.placement));
        const { netTotal, grossTotal } = policy.breakdown(order);
        const taxed = order.amounts.reduce((total, { amount }) => total + amount, 0);
        assert.equal(policy.placement === 'included' ? grossTotal : netTotal, taxed);
      }),
    },
    {
      title: 'answers zeros for nothing',
      run: () => {
        const order: TaxFacts = {
          hut,
          manifest,
          disposition: 'dinein',
          orderTime: new Date(0),
          amounts: [],
        };
        assert.deepEqual(make().breakdown(order), nothing);
      },
    },
    {
      title: 'answers the same for the same facts, in whatever order the amounts come',
      run: holds((policy, order) => {
        const answer = policy.breakdown(order);
        assert.deepEqual(policy.breakdown(order), answer);
        const turned = policy.breakdown({ ...order, amounts: order.amounts.toReversed() });
        assert.equal(turned.taxTotal, answer.taxTotal);
      }),
    },
  ];
};
