import { describe, expect, it } from 'vitest';
import type { Basket } from '../../../core/basket/basket.ts';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import { dealUnits, looseUnits } from '../../../core/dealbot/basket-units.ts';
import { toOrderItem } from '../../../core/orders/order-deals.ts';
import { dealOf, twoPizzas } from '../deals/sample-deals.ts';
import { catalogueOf, pizza, side } from '../menu/pizzeria.ts';
import { basketOf, built, item, orderOf } from './sample-basket.ts';

const stuffed = pizza('supreme', {
  size: 'medium',
  crust: 'stuffed',
  sauce: 'barbecue',
  cheese: 'vegan',
  toppings: ['mushroom', 'onion'],
});
const halves = pizza('half-and-half', { halves: { first: 'supreme', second: 'margherita' } });
const wedges = side('wedges', { modifiers: ['cheesy'], dips: ['garlic-dip'] });

const basket: Basket = basketOf({
  items: [
    item(stuffed, { basketItemId: 'a' }),
    item(wedges, { basketItemId: 'b', originalDealId: 'bogof' }),
  ],
  deals: [built('the-deal', { 0: [stuffed], 1: [pizza('margherita')] }, 'mine')],
});

describe('an item of the basket', () => {
  it('has an id, its deal, the deal it was added under, and what it is with its properties [BSK-04]', () => {
    expect(looseUnits(basket)).toEqual([
      { id: 'a', choice: stuffed },
      { id: 'b', originalDealId: 'bogof', choice: wedges },
    ]);
    const [deal] = basket.deals;
    expect(deal && dealUnits(deal)).toEqual([
      { id: 'mine:0:0', originalDealId: 'the-deal', slot: 0, choice: stuffed },
      { id: 'mine:1:0', originalDealId: 'the-deal', slot: 1, choice: pizza('margherita') },
    ]);
    expect(stuffed.type).toBe('pizza');
    const place = { basketDealId: 'mine', basketItemId: 'mine:0:0', slot: 0 };
    expect(toOrderItem(stuffed, 350, place)).toEqual({
      id: 'supreme',
      price: 3.5,
      optionIndex: 0,
      basketDealID: 'mine',
      basketItemID: 'mine:0:0',
      size: 'medium',
      crust: 'stuffed',
      sauce: 'barbecue',
      cheese: 'vegan',
      toppings: ['mushroom', 'onion'],
    });
    expect(toOrderItem(wedges, 718, { basketItemId: 'b' })).toEqual({
      id: 'wedges',
      price: 7.18,
      basketItemID: 'b',
      modifiers: ['cheesy'],
      dips: ['garlic-dip'],
    });
  });
});

describe('a pizza of the basket', () => {
  it('has its id, kind, size, crust, sauce, cheese, toppings and price, loose and in a deal [MNU-45]', () => {
    const { items, deals } = priceBasket(
      orderOf({ basket, catalogue: catalogueOf([dealOf('bogof', twoPizzas)]) }),
    );
    const recipe = {
      id: 'supreme',
      size: 'medium',
      crust: 'stuffed',
      sauce: 'barbecue',
      cheese: 'vegan',
      toppings: ['mushroom', 'onion'],
    };
    const loose = items['a']?.total ?? 0;
    expect(loose).toBeGreaterThan(0);
    expect(toOrderItem(stuffed, loose, { basketItemId: 'a' })).toMatchObject({
      ...recipe,
      price: loose / 100,
    });
    const supplement = deals['mine']?.supplements[0] ?? 0;
    expect(supplement).toBeGreaterThan(0);
    expect(toOrderItem(stuffed, supplement, { basketDealId: 'mine', slot: 0 })).toMatchObject({
      ...recipe,
      price: supplement / 100,
    });
    expect(toOrderItem(halves, 0, {}).kind).toBe('half-and-half');
  });
});
