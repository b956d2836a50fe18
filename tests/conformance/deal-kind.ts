import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DealKind, DealKindInput, PricedSlot } from '../../core/deals/deal-kind.ts';

/** What every deal kind has to do; run it on your own kinds. */
export const dealKindConformance = (kind: DealKind): void => {
  const slot = fc.record({
    isRequired: fc.boolean(),
    type: fc.constantFrom('pizza', 'side', 'drink', 'dessert', 'dip'),
    base: fc.integer({ min: 0, max: 5000 }),
    coveredToo: fc.constantFrom(0, 150),
  });
  const input: fc.Arbitrary<DealKindInput> = fc
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
          kind: kind.kind,
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

  describe(`${kind.kind} as a deal kind`, () => {
    it('gives a whole price that takes off no more than bases and covered parts [DEA-45]', () => {
      fc.assert(
        fc.property(input, (facts) => {
          const { price } = kind.benefit(facts);
          const extra = facts.pool.reduce((sum, { base, covered }) => sum + covered - base, 0);
          expect(Number.isInteger(price)).toBe(true);
          expect(price).toBeGreaterThanOrEqual(-extra);
        }),
      );
    });

    it('explains its price: the steps add up to it', () => {
      fc.assert(
        fc.property(input, (facts) => {
          const { price, steps } = kind.benefit(facts);
          expect(steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
        }),
      );
    });

    it('says in its terms, where it has some, what it charges for a complete deal', () => {
      fc.assert(
        fc.property(input, (facts) => {
          const terms = kind.terms?.(facts);
          if (!terms || !facts.isComplete || facts.slots.length === 0) return;
          const { cheapest, off = 0 } = terms;
          const charges = facts.slots.reduce((sum, part) => sum + terms.charge(part), 0);
          const favoured = facts.pool
            .map(({ covered }) => cheapest?.takesOff(covered) ?? 0)
            .toSorted((a, b) => a - b)
            .slice(0, cheapest ? Math.min(cheapest.count, facts.poolSize) : 0);
          const required = facts.slots.reduce(
            (sum, { isRequired, base }) => sum + (isRequired ? base : 0),
            0,
          );
          const benefit = favoured.reduce((sum, amount) => sum + amount, 0);
          const price = terms.fixed + charges - benefit - Math.min(off, required);
          expect(kind.benefit(facts).price).toBe(price);
        }),
      );
    });

    it('gives its benefit to filled slots only', () => {
      fc.assert(
        fc.property(input, (facts) => {
          const filled = facts.slots.map(({ slot: number }) => number);
          for (const number of kind.benefit(facts).benefitSlots) expect(filled).toContain(number);
        }),
      );
    });

    it('prices a deal that nothing is chosen for, and changes nothing it was given', () => {
      fc.assert(
        fc.property(input, (facts) => {
          const before = structuredClone(facts);
          kind.benefit(facts);
          expect(facts).toEqual(before);
          const empty = { ...facts, slots: [], pool: [], isComplete: false };
          expect(kind.benefit(empty).benefitSlots).toEqual([]);
        }),
      );
    });
  });
};
