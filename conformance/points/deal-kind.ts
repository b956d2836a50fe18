import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { DealKind, DealKindInput, PricedSlot } from '../../core/deals/deal-kind.ts';
import type { Suite } from '../suite.ts';

export interface DealKindSamples {
  /** The kinds that the plugin prices. */
  readonly kinds: readonly string[];
}

const slot = fc.record({
  isRequired: fc.boolean(),
  type: fc.constantFrom('pizza', 'side', 'drink', 'dessert', 'dip'),
  base: fc.integer({ min: 0, max: 5000 }),
  coveredToo: fc.constantFrom(0, 150),
});

/** Deals of a kind with what is chosen for them; amounts in minor units. */
const inputsOf = (kind: string): fc.Arbitrary<DealKindInput> =>
  fc
    .record({
      slots: fc.array(slot, { maxLength: 5 }),
      empty: fc.integer({ min: 0, max: 2 }),
      dealPrice: fc.integer({ min: 0, max: 5000 }),
      dealOriginalPrice: fc.integer({ min: 0, max: 9000 }),
      count: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ slots, empty, dealPrice, dealOriginalPrice, count }) => {
      const filled = slots.map(({ isRequired, type, base, coveredToo }, index): PricedSlot => ({
        slot: index,
        optionIndex: index,
        option: { type, min: isRequired ? 1 : 0 },
        isRequired,
        base,
        covered: base + coveredToo,
      }));
      const pool = filled.filter(({ isRequired }) => isRequired);
      return {
        deal: {
          id: 'any',
          kind,
          title: 'Any',
          options: filled.map(({ option }) => option),
          rules: { cheapest: { count } },
        },
        slots: filled,
        pool,
        poolSize: pool.length + empty,
        isComplete: empty === 0,
        dealPrice,
        dealOriginalPrice,
      };
    });

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

/** What a kind's terms say that a complete deal costs, in minor units; undefined where it has none. */
function termsPrice(kind: DealKind, facts: DealKindInput): number | undefined {
  const terms = kind.terms?.(facts);
  if (!terms) return undefined;
  const { cheapest, off = 0 } = terms;
  const charges = sum(facts.slots.map((part) => terms.charge(part)));
  const favoured = facts.pool
    .map(({ covered }) => cheapest?.takesOff(covered) ?? 0)
    .toSorted((a, b) => a - b)
    .slice(0, cheapest ? Math.min(cheapest.count, facts.poolSize) : 0);
  const required = sum(facts.slots.map(({ isRequired, base }) => (isRequired ? base : 0)));
  return terms.fixed + charges - sum(favoured) - Math.min(off, required);
}

/** What every deal kind has to do. */
export const dealKindSuite: Suite<DealKind, DealKindSamples> = ({ make }, { kinds }) => {
  const holds = (promise: (kind: DealKind, facts: DealKindInput) => void) => () => {
    const kind = make();
    fc.assert(fc.property(inputsOf(kind.kind), (facts) => promise(kind, facts)));
  };

  return [
    {
      title: 'says which kind it prices and how a list shows it [DEA-21, DEA-75]',
      run: () => {
        const { kind, listPrice } = make();
        assert.ok(kinds.includes(kind), kind);
        assert.ok(['from', 'fixed', 'none'].includes(listPrice));
      },
    },
    {
      title: 'gives a whole price that takes off no more than bases and covered parts [DEA-45]',
      run: holds((kind, facts) => {
        const { price } = kind.benefit(facts);
        const extra = sum(facts.pool.map(({ base, covered }) => covered - base));
        assert.ok(Number.isInteger(price));
        assert.ok(price >= -extra, `${price} is below ${-extra}`);
      }),
    },
    {
      title: 'explains its price: the steps add up to it',
      run: holds((kind, facts) => {
        const { price, steps } = kind.benefit(facts);
        assert.equal(sum(steps.map(({ amount }) => amount)), price);
      }),
    },
    {
      title: 'says in its terms, where it has some, what it charges for a complete deal',
      run: holds((kind, facts) => {
        if (!facts.isComplete || facts.slots.length === 0) return;
        const price = termsPrice(kind, facts);
        if (price !== undefined) assert.equal(kind.benefit(facts).price, price);
      }),
    },
    {
      title: 'takes more off a dearer item of the pool, and never more than it costs',
      run: holds((kind, facts) => {
        const cheapest = kind.terms?.(facts).cheapest;
        let before = 0;
        for (const covered of [0, 1, 99, 100, 2500]) {
          const off = cheapest?.takesOff(covered) ?? 0;
          assert.ok(off >= before && off <= covered, `${off} of ${covered}`);
          before = off;
        }
      }),
    },
    {
      title: 'gives its benefit to filled slots only',
      run: holds((kind, facts) => {
        const filled = facts.slots.map(({ slot: number }) => number);
        for (const number of kind.benefit(facts).benefitSlots) assert.ok(filled.includes(number));
      }),
    },
    {
      title: 'prices a deal that nothing is chosen for, and changes nothing it was given',
      run: holds((kind, facts) => {
        const before = structuredClone(facts);
        kind.benefit(facts);
        assert.deepEqual(facts, before);
        const empty = { ...facts, slots: [], pool: [], isComplete: false };
        assert.deepEqual(kind.benefit(empty).benefitSlots, []);
      }),
    },
  ];
};
