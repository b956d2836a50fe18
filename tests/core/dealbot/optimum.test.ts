import highs from 'highs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildInstance } from '../../../core/dealbot/build-instance.ts';
import { choiceUnits } from '../../../core/dealbot/item-units.ts';
import { regroup } from '../../../core/dealbot/regroup.ts';
import { search } from '../../../core/optimiser/search.ts';
import { priceDeal } from '../../../core/deals/price-deal.ts';
import { priceChoice } from '../../../core/menu/price-choice.ts';
import { sortDeals } from '../../../core/dealbot/candidates.ts';
import { integerProgram, solveProgram } from './integer-program.ts';
import { askFor, contentsOf, looseItems, generous } from './regrouped.ts';
import { seededShop, type SeededShop } from './seeded-shop.ts';
import { cheapestByTrying } from './try-everything.ts';

const facts = ({ choices, deals, pricing }: SeededShop) =>
  askFor(deals, { items: looseItems(choices) }, { catalogue: pricing.catalogue });

const regrouped = (shop: SeededShop) => {
  const answer = regroup(facts(shop));
  if (!answer) throw new Error('The items have no price.');
  return answer;
};

const anyShop = (items: number, deals: number): fc.Arbitrary<SeededShop> =>
  fc
    .tuple(fc.nat(), fc.integer({ min: 1, max: items }), fc.integer({ min: 1, max: deals }))
    .map(([seed, some, offered]) => seededShop(seed, some, offered));

describe('the cheapest grouping', () => {
  it('is the one that trying everything finds [BOT-27, BOT-28, BOT-30]', () => {
    fc.assert(
      fc.property(anyShop(7, 8), (shop) => {
        const { priced, isProven } = regrouped(shop);
        expect(priced.subtotal).toBe(cheapestByTrying(shop.choices, shop.deals, shop.pricing));
        expect(isProven).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('is the one that an integer programming solver finds', async () => {
    const solver = await highs();
    for (let seed = 1; seed <= 12; seed += 1) {
      const { choices, pricing } = seededShop(seed, 14, 15);
      const shop = seededShop(seed, 14, 15);
      const { candidates } = sortDeals(facts(shop));
      const units = choiceUnits(choices, pricing) ?? [];
      const { instance } = buildInstance({ units, candidates, pricing, fillings: 5000 });
      if (instance.variants.length === 0) continue;
      const { solution, isProven } = search(instance, generous);
      expect(isProven).toBe(true);
      expect(solution.saving).toBe(solveProgram(solver, integerProgram(instance)));
    }
  });

  it('costs what the basket charges for it, down to the minor unit, and holds the same items [DEA-58, BOT-27]', () => {
    fc.assert(
      fc.property(anyShop(16, 15), (shop) => {
        const { basket, priced, bound } = regrouped(shop);
        const deals = basket.deals.map((deal) => priceDeal(deal, shop.pricing)?.price ?? NaN);
        const items = basket.items.map(
          ({ choice }) =>
            priceChoice(choice, shop.pricing.catalogue, shop.pricing.rules)?.total ?? NaN,
        );
        expect([...deals, ...items].reduce((sum, price) => sum + price, 0)).toBe(priced.subtotal);
        expect(priced.amountDue).toBe(bound);
        expect(contentsOf(basket)).toEqual(contentsOf(facts(shop).basket));
      }),
      { numRuns: 100 },
    );
  });

  it('does not depend on the order of items or deals, and costs no more than the basket did', () => {
    fc.assert(
      fc.property(anyShop(12, 12), (shop) => {
        const { priced } = regrouped(shop);
        const turned = { ...shop, choices: shop.choices.toReversed() };
        expect(regrouped(turned).priced.subtotal).toBe(priced.subtotal);
        const loose = shop.choices.reduce(
          (sum, choice) =>
            sum + (priceChoice(choice, shop.pricing.catalogue, shop.pricing.rules)?.total ?? 0),
          0,
        );
        expect(priced.subtotal).toBeLessThanOrEqual(loose);
        expect(priced.total).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 100 },
    );
  });

  it('is found again from itself: nothing is regrouped twice', () => {
    fc.assert(
      fc.property(anyShop(12, 12), (shop) => {
        const { basket, priced } = regrouped(shop);
        const again = regroup({ ...facts(shop), basket });
        expect(again?.priced.subtotal).toBe(priced.subtotal);
        expect(again?.isChanged).toBe(false);
        expect(again?.basket).toBe(basket);
      }),
      { numRuns: 100 },
    );
  });

  it('is proven within a few hundred parts of the search tree, from loose items and from itself', () => {
    const few = { ...generous, nodes: 2000 };
    const isProven = (shop: SeededShop): void => {
      const found = regroup({ ...facts(shop), budget: few });
      expect(found?.isProven).toBe(true);
      const basket = found?.basket ?? facts(shop).basket;
      expect(regroup({ ...facts(shop), budget: few, basket })).toMatchObject({
        isProven: true,
        isChanged: false,
      });
    };
    // A deal that stands in the basket as a way of its own, apart from the other ways to fill it.
    isProven(seededShop(71_993, 15, 12));
    fc.assert(fc.property(anyShop(16, 15), isProven), { numRuns: 150 });
  });

  it('comes with its bound when the budget ends first, and says that it is not proven', () => {
    const shop = seededShop(6, 40, 20);
    const hurried = regroup({ ...facts(shop), budget: { ...generous, nodes: 0 } });
    const { priced } = regrouped(shop);
    expect(hurried?.isProven).toBe(false);
    expect(hurried?.bound).toBeLessThanOrEqual(priced.subtotal);
    expect(hurried?.priced.subtotal).toBeGreaterThanOrEqual(priced.subtotal);
    expect(contentsOf(hurried?.basket ?? facts(shop).basket)).toEqual(
      contentsOf(facts(shop).basket),
    );
  });
});
