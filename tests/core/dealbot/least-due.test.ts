import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Basket } from '../../../core/basket/basket.ts';
import { checkBasket } from '../../../core/basket/check-basket.ts';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import { changesOf } from '../../../core/dealbot/cheapest-due.ts';
import type { RegroupFacts } from '../../../core/dealbot/basket-question.ts';
import { regroup } from '../../../core/dealbot/regroup.ts';
import { taxOnTop } from '../../../plugins/ca-tax-on-top/tax-on-top.ts';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { Discount } from '../../../schemas/types/catalogue/discount.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { ProductType } from '../../../schemas/types/catalogue/product.ts';
import { discountOf, discountsOf, hutOf } from '../basket/sample-basket.ts';
import { dealOf, twoPizzas } from '../deals/sample-deals.ts';
import { filesOf } from '../manifest/real-manifests.ts';
import { catalogueOf, drink, pizza, side } from '../menu/pizzeria.ts';
import { voucherOf } from '../../client/vouchers/sample-vouchers.ts';
import { everyGrouping } from './every-grouping.ts';
import { askFor, contentsOf, looseItems } from './regrouped.ts';
import { seededShop, type SeededShop } from './seeded-shop.ts';

/** Problems of a basket that it did not have as it was sent. */
const newProblems = (facts: RegroupFacts, basket: Basket): string[] => {
  const codesOf = (some: Basket) =>
    checkBasket({ ...facts, basket: some }).map(({ code, entity }) => `${code} ${entity}`);
  const before = codesOf(facts.basket);
  return codesOf(basket).filter((code) => !before.includes(code));
};

/** The least that is due for the items, by trying everything that can be ordered. */
const leastByTrying = (shop: SeededShop, facts: RegroupFacts): number =>
  Math.min(
    ...everyGrouping(shop)
      .map((lines) => ({ ...facts.basket, ...lines }))
      .filter((basket) => newProblems(facts, basket).length === 0)
      .map((basket) => priceBasket({ ...facts, basket }).amountDue),
  );

const tier = (minOrderValue: number, maxOrderValue: number, deliverySurcharge: number) => ({
  minOrderValue,
  maxOrderValue,
  deliverySurcharge,
});
const tiered: Partial<Hut> = {
  variableDeliverySurcharges: [tier(0, 15, 3.99), tier(16, 30, 1.49), tier(31, 0, 0)],
};

const anyHut = fc
  .record({
    tiers: fc.constantFrom({}, tiered),
    minDeliveryOrder: fc.constantFrom(0, 0, 18, 30),
  })
  .map(({ tiers, minDeliveryOrder }) =>
    hutOf({ ...tiers, minDeliveryOrder, address: { ...hutOf().address, region: 'ON' } }),
  );

const anyDiscount: fc.Arbitrary<Discount | undefined> = fc.option(
  fc
    .record({
      rule: fc.constantFrom('percent' as const, 'amount' as const),
      amount: fc.integer({ min: 2, max: 25 }),
      threshold: fc.constantFrom(0, 0, 20, 35),
      productTypes: fc.constantFrom<ProductType[] | undefined>(
        undefined,
        ['pizza'],
        ['side', 'drink'],
      ),
    })
    .map(({ rule, amount, threshold, productTypes }) =>
      discountOf({
        amount,
        threshold,
        options: { rule, ...(productTypes && { productTypes }) },
      }),
    ),
  { nil: undefined },
);

/** A small shop of which some deals take no discount or ask for more beside them, and how its basket is paid. */
const anyQuestion = fc
  .record({
    seed: fc.nat(),
    items: fc.integer({ min: 1, max: 5 }),
    offered: fc.integer({ min: 1, max: 5 }),
    closed: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    thresholds: fc.array(fc.constantFrom(0, 0, 0, 12), { minLength: 5, maxLength: 5 }),
    hut: anyHut,
    discount: anyDiscount,
    isVoucher: fc.boolean(),
    isOnTop: fc.boolean(),
  })
  .map(({ seed, items, offered, closed, thresholds, hut, discount, isVoucher, isOnTop }) => {
    const plain = seededShop(seed, items, offered);
    const deals = plain.deals.map((deal, at): Deal => ({
      ...deal,
      ...(closed[at] ? { discountable: false } : {}),
      ...(thresholds[at] ? { threshold: thresholds[at] } : {}),
    }));
    const catalogue = {
      ...plain.pricing.catalogue,
      deals: new Map(deals.map((deal) => [deal.id, deal])),
      discounts: discount ? discountsOf(discount) : new Map<string, Discount>(),
    };
    const shop = { ...plain, deals, pricing: { ...plain.pricing, catalogue } };
    const gift = isVoucher ? { voucher: voucherOf({ id: 'gbp-10-off' }) } : {};
    const facts = askFor(
      deals,
      {
        items: looseItems(plain.choices),
        ...gift,
        ...(discount && !isVoucher ? { discountId: discount.id } : {}),
        ...(isVoucher ? { discountId: 'gbp-10-off' } : {}),
      },
      { catalogue, hut },
    );
    const canada = { taxPolicy: taxOnTop, manifest: marketManifest(filesOf('ca')) };
    return { shop, facts: isOnTop ? { ...facts, ...canada } : facts };
  });

describe('the grouping with the least due', () => {
  it('is the one that trying everything finds, whatever discount, voucher, fees, taxes and minimums there are [BOT-27, BOT-28]', () => {
    fc.assert(
      fc.property(anyQuestion, ({ shop, facts }) => {
        const answer = regroup(facts);
        const due = answer?.priced.amountDue ?? NaN;
        expect(due).toBe(leastByTrying(shop, facts));
        expect(due).toBeLessThanOrEqual(priceBasket(facts).amountDue);
        expect(answer).toMatchObject({ isProven: true, bound: due });
        expect(contentsOf(answer?.basket ?? facts.basket)).toEqual(contentsOf(facts.basket));
        expect(newProblems(facts, answer?.basket ?? facts.basket)).toEqual([]);
      }),
      { numRuns: 150, seed: 28 },
    );
  });

  const bogof = dealOf('bogof', twoPizzas, { id: 'bogof' });
  const two = { items: looseItems([pizza('supreme'), pizza('margherita')]) };

  it('leaves a basket as it was where a discount on it is worth more than a deal [BOT-27]', () => {
    const discounts = discountsOf(
      discountOf({ amount: 50, threshold: 28, options: { rule: 'percent' } }),
    );
    const catalogue = catalogueOf([{ ...bogof, discountable: false }], [], discounts);
    const facts = askFor([], { ...two, discountId: 'saver' }, { catalogue });
    const answer = regroup(facts);
    expect(answer).toMatchObject({ isChanged: false, isProven: true });
    expect(answer?.basket).toBe(facts.basket);
    const without = regroup(askFor([], two, { catalogue }));
    expect(without?.basket.deals.map(({ dealId }) => dealId)).toEqual(['bogof']);
  });

  it('leaves a basket as it was where a fee for what is left is more than a deal saves [BOT-27]', () => {
    const hut = hutOf({ variableDeliverySurcharges: [tier(0, 28, 9), tier(29, 0, 0)] });
    const duo = dealOf('flat', twoPizzas, { id: 'duo', price: 25 });
    const answer = regroup(askFor([duo], two, { hut }));
    expect(answer).toMatchObject({ isChanged: false, isProven: true });
    expect(answer?.priced.amountDue).toBe(2898);
  });

  it('is looked for among those that reach the minimum, where the cheapest does not [BOT-28]', () => {
    const duo = dealOf('flat', twoPizzas, { id: 'duo', price: 25 });
    const answer = regroup(askFor([bogof, duo], two, { hut: hutOf({ minDeliveryOrder: 20 }) }));
    expect(answer?.basket.deals.map(({ dealId }) => dealId)).toEqual(['duo']);
    expect(answer).toMatchObject({ isProven: true, bound: answer?.priced.amountDue });
  });

  it('has the fewest changed groups of those with as much due, new ones included [BOT-28]', () => {
    const pair = (id: string, option: 'side' | 'drink') =>
      dealOf('flat', [{ type: 'pizza' }, { type: option }], { id, price: 12 });
    const all = dealOf('flat', [{ type: 'pizza', count: 2 }, { type: 'side' }, { type: 'drink' }], {
      id: 'all',
      price: 24,
    });
    const items = looseItems([pizza('supreme'), pizza('supreme'), side('wedges'), drink('cola')]);
    for (const deals of [
      [pair('a', 'side'), pair('b', 'drink'), all],
      [all, pair('a', 'side'), pair('b', 'drink')],
    ]) {
      const facts = askFor(deals, { items });
      const answer = regroup(facts);
      expect(answer?.basket.deals.map(({ dealId }) => dealId)).toEqual(['all']);
      expect(changesOf(facts.basket, answer?.basket ?? facts.basket)).toBe(1);
    }
  });

  it('is said to be proven only where it is so of what is due [BOT-28]', () => {
    const budget = { nodes: 0, milliseconds: 60_000, now: () => 0 };
    const answer = regroup({ ...askFor([bogof], two), budget });
    expect(answer?.isProven).toBe(false);
    expect(answer?.bound).toBeLessThan(answer?.priced.amountDue ?? 0);
  });
});
