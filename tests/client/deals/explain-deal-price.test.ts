import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PricedDeal } from '../../../core/deals/priced-deal.ts';
import { explainDealPrice } from '../../../client/deals/explain-deal-price.ts';
import type { DealOption } from '../../../schemas/types/catalogue/deal.ts';
import { orderOf } from '../../vectors/fixture-chain.ts';
import { vectors } from '../../vectors/vector.ts';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import { dip, drink, pizza, withExtras } from '../../core/menu/pizzeria.ts';
import { dealOf, fill, priceOf, twoPizzas } from '../../core/deals/sample-deals.ts';

describe('the explanation of a deal price', () => {
  it('is made of sentences that add up to it', () => {
    const choices = fill(pizza('supreme'), withExtras('margherita', 'ham'));
    const sentences = explainDealPrice(priceOf(dealOf('bogof', twoPizzas), choices));
    const about = (productId: string, amount: number, inputs = {}) => ({
      productIds: [productId],
      amount,
      inputs,
    });
    expect(sentences).toEqual([
      { key: 'deals.price.base', values: about('supreme', 1599) },
      { key: 'deals.price.base', values: about('margherita', 1299) },
      { key: 'deals.price.free', values: about('margherita', -1299, { covered: 1299 }) },
      { key: 'deals.price.supplement', values: about('margherita', 150) },
    ]);
  });

  it('names the rule, the inputs and the rounding of every step [DEA-63, DEA-69, DEA-54, DEA-67]', () => {
    const stepOf = (rule: string, priced: PricedDeal) => {
      const { slot: _slot, ...step } = priced.steps.find((one) => one.rule === rule) ?? {};
      return step;
    };
    const half = priceOf(dealOf('bogoh', twoPizzas), fill(pizza('supreme'), pizza('margherita')));
    expect(stepOf('half-price', half)).toEqual({
      rule: 'half-price',
      inputs: { covered: 1299 },
      amount: -649,
      rounding: { exact: 649.5, rounded: 650 },
    });
    const meal: DealOption[] = [{ type: 'pizza' }, { type: 'drink' }];
    const chosen = fill(pizza('supreme'), drink('cola'));
    const cheap = priceOf(dealOf('std-drink-price', meal, { price: 1 }), chosen);
    expect(stepOf('standard-price', cheap)).toEqual({
      rule: 'standard-price',
      inputs: { base: 249, price: 100 },
      amount: 100,
    });
    const bundle = dealOf('bundle-discount', meal, { originalPrice: 20, price: 15 });
    expect(stepOf('bundle-discount', priceOf(bundle, chosen))).toEqual({
      rule: 'bundle-discount',
      inputs: { originalPrice: 2000, price: 1500, required: 1848 },
      amount: -500,
    });
    const free = dealOf('flat', [{ type: 'pizza' }, { type: 'dip', min: 0, max: 1, free: true }], {
      price: 10,
    });
    const withDip = priceOf(free, fill(pizza('supreme'), dip('garlic-dip')));
    expect(stepOf('free-option', withDip)).toEqual({ rule: 'free-option', inputs: {}, amount: 0 });
    const card = priceOf(dealOf('giftcard', [], { price: 20 }), {});
    expect(card.steps).toEqual([{ rule: 'gift-card', inputs: { faceValue: 2000 }, amount: 0 }]);
  });

  it.each(['en', 'fr'])('has words for every rule (%s)', (language) => {
    const file = new URL(`../../../markets/default/words/${language}/deals.json`, import.meta.url);
    const words = JSON.parse(readFileSync(file, 'utf8')) as { price: Record<string, string> };
    const rules = vectors.flatMap((vector) =>
      Object.values(priceBasket(orderOf(vector)).deals).flatMap(({ steps }) =>
        steps.map(({ rule }) => rule),
      ),
    );
    expect(new Set(rules).size).toBeGreaterThan(7);
    expect(rules.filter((rule) => words.price[rule] === undefined)).toEqual([]);
  });
});
