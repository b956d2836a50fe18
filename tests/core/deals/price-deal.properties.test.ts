import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../core/menu/choice.ts';
import { pizza, pizzaOf } from '../menu/pizzeria.ts';
import { dealKinds, dealOf, priceOf } from './sample-deals.ts';

const kinds = [...dealKinds.keys()].filter((kind) => kind !== 'giftcard');
const minor = fc.integer({ min: 0, max: 5000 });

/** A pizza with any base price, on the usual crust or a stuffed one, with up to two more toppings. */
interface AnyPizza {
  readonly base: number;
  readonly crust: string;
  readonly extras: readonly string[];
}
interface AnyDeal {
  readonly kind: string;
  readonly price: number;
  readonly off: number;
  readonly count: number;
  readonly pizzas: readonly AnyPizza[];
}

const anyPizza: fc.Arbitrary<AnyPizza> = fc.record({
  base: minor,
  crust: fc.constantFrom('classic', 'stuffed'),
  extras: fc.subarray(['pepperoni', 'ham']),
});
const anyDeal: fc.Arbitrary<AnyDeal> = fc.record({
  kind: fc.constantFrom(...kinds),
  price: minor,
  off: minor,
  count: fc.integer({ min: 1, max: 3 }),
  pizzas: fc.array(anyPizza, { minLength: 1, maxLength: 4 }),
});

const supplementOf = ({ crust, extras }: AnyPizza): number =>
  (crust === 'stuffed' ? 200 : 0) + extras.length * 150;

const build = (
  { kind, price, off, count, pizzas }: AnyDeal,
  order: readonly AnyPizza[] = pizzas,
) => {
  const products = order.map(({ base }, index) => pizzaOf(`p${index}`, base / 100));
  const choices: Record<number, readonly Choice[]> = Object.fromEntries(
    order.map(({ crust, extras }, index) => [
      index,
      [pizza(`p${index}`, { crust, toppings: ['mushroom', 'onion', ...extras] })],
    ]),
  );
  const deal = dealOf(kind, [{ type: 'pizza', count: pizzas.length }], {
    price: price / 100,
    originalPrice: (price + off) / 100,
    rules: { cheapest: { count } },
  });
  return priceOf(deal, choices, products);
};

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

describe('the price of any deal', () => {
  it('is a whole number of 0 or more, and its steps add up to it [DEA-45]', () => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        const priced = build(deal);
        expect(Number.isInteger(priced.price)).toBe(true);
        expect(priced.price).toBeGreaterThanOrEqual(0);
        expect(sum(priced.steps.map(({ amount }) => amount))).toBe(priced.price);
      }),
    );
  });

  it('holds the same supplements whatever the kind [DEA-47]', () => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        const plain = {
          ...deal,
          pizzas: deal.pizzas.map(({ base }) => ({ base, crust: 'classic', extras: [] })),
        };
        const supplements = sum(deal.pizzas.map(supplementOf));
        expect(build(deal).price - build(plain).price).toBe(supplements);
        expect(sum(Object.values(build(deal).supplements))).toBe(supplements);
      }),
    );
  });

  it('does not depend on the order of its items', () => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        expect(build(deal, deal.pizzas.toReversed()).price).toBe(build(deal).price);
      }),
    );
  });

  it('is never above its items by themselves, save for flat [DEA-57, DEA-72]', () => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        const priced = build(deal);
        expect(deal.kind === 'flat' || priced.saving >= 0).toBe(true);
        expect(priced.originalPrice).toBe(sum(priced.items.map(({ amount }) => amount)));
      }),
    );
  });

  it('is what a plain sum over the sorted bases gives for the cheapest kinds [DEA-56, DEA-60, DEA-61, DEA-62, DEA-63, DEA-64, DEA-65]', () => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        const shares: Record<string, (base: number) => number> = {
          bogof: () => 0,
          bogtf: () => 0,
          'buyx-gety': () => 0,
          bogoh: (base) => Math.round(base / 2),
        };
        const share = shares[deal.kind];
        fc.pre(share !== undefined);
        const bases = deal.pizzas.map(({ base }) => base).toSorted((a, b) => a - b);
        const expected = bases.map((base, rank) =>
          rank < deal.count ? (share?.(base) ?? 0) : base,
        );
        expect(build(deal).price).toBe(sum(expected) + sum(deal.pizzas.map(supplementOf)));
      }),
    );
  });
});
