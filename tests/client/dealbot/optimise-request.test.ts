import { describe, expect, it } from 'vitest';
import { mergeLoose, strippedItem } from '../../../core/dealbot/optimise-groups.ts';
import { optimisedLines, optimiseRequest } from '../../../client/dealbot/optimise-request.ts';
import { built, item } from '../../core/basket/sample-basket.ts';
import { fill } from '../../core/deals/sample-deals.ts';
import { dip, drink, pizza, side, dessert } from '../../core/menu/pizzeria.ts';

const basket = {
  deals: [built('bogof', fill(pizza('supreme'), pizza('margherita')), 'mine')],
  items: [
    item(side('wedges'), { basketItemId: 'a' }),
    item(drink('cola'), { basketItemId: 'b' }),
    item(dessert('brownie'), { basketItemId: 'c' }),
    item(dip('garlic-dip'), { basketItemId: 'd' }),
  ],
};
const facts = {
  basket,
  hut: { id: '101', sector: 'uk-1', name: 'not sent' },
  disposition: { type: 'delivery', when: 'asap' },
  amountDue: 2544,
  discount: undefined,
} as const;

describe('the optimise call', () => {
  it('sends the groups with their items by type [BOT-21]', () => {
    expect(optimiseRequest(facts).deals).toEqual([
      {
        id: 'bogof',
        basketDealID: 'mine',
        pizzas: [
          { id: 'supreme', optionIndex: 0, basketItemID: 'mine:0:0' },
          { id: 'margherita', optionIndex: 1, basketItemID: 'mine:1:0' },
        ],
      },
      {
        id: 'ND',
        sides: [{ id: 'wedges', basketItemID: 'a' }],
        drinks: [{ id: 'cola', basketItemID: 'b' }],
        desserts: [{ id: 'brownie', basketItemID: 'c' }],
        dips: [{ id: 'garlic-dip', basketItemID: 'd' }],
      },
    ]);
  });

  it('sends hut, disposition and amount, and voucher and discount only where there are [BOT-22]', () => {
    expect(optimiseRequest(facts)).toMatchObject({
      version: '1.0',
      hut: { id: '101', sector: 'uk-1' },
      disposition: { type: 'delivery' },
      payment: { amount: 25.44 },
    });
    expect(optimiseRequest(facts)).not.toHaveProperty('voucher');
    expect(optimiseRequest(facts)).not.toHaveProperty('discount');
    const full = optimiseRequest({
      ...facts,
      basket: { ...basket, voucher: { id: 'SAVE' } as never },
      discount: { id: 'five', value: 500 },
    });
    expect(full).toMatchObject({ voucher: { id: 'SAVE' }, discount: { id: 'five', value: 5 } });
  });

  it('strips prices, limits, cheese and sauce from every item [BOT-23]', () => {
    const priced = {
      id: 'p',
      price: 1,
      total: 2,
      originalPrice: 3,
      max: 4,
      cheese: 'x',
      sauce: 'y',
    };
    expect(strippedItem({ ...priced, size: 'large' })).toEqual({ id: 'p', size: 'large' });
    const choice = pizza('supreme', { sauce: 'barbecue', cheese: 'vegan', crust: 'stuffed' });
    const loose = { basketItemId: 'z', choice };
    const sent = optimiseRequest({ ...facts, basket: { deals: [], items: [loose] } });
    expect(sent.deals[0]?.pizzas).toEqual([{ id: 'supreme', crust: 'stuffed', basketItemID: 'z' }]);
  });

  it('merges all loose groups into one [BOT-24]', () => {
    const merged = mergeLoose([
      { id: 'ND', pizzas: [{ id: 'one' }] },
      { id: 'deal' },
      { id: 'ND', pizzas: [{ id: 'two' }], dips: [{ id: 'dip' }] },
    ]);
    expect(merged).toEqual([
      { id: 'deal' },
      { id: 'ND', pizzas: [{ id: 'one' }, { id: 'two' }], dips: [{ id: 'dip' }] },
    ]);
  });

  it('sends an empty group for a deal that is to be filled [BOT-34]', () => {
    const { deals } = optimiseRequest({ ...facts, wantedDealId: 'three' });
    expect(deals.at(-1)).toEqual({ id: 'three' });
  });
});

describe('the answer of the optimise call', () => {
  const [mine, loose] = optimiseRequest(facts).deals;

  it('counts by its first grouping alone [BOT-25]', () => {
    const deals = mine && loose ? [mine, loose] : [];
    const lines = optimisedLines(
      { optimisedOrders: [{ deals, discount: { id: 'five' } }, { deals: [] }] },
      basket,
    );
    expect(lines?.discountId).toBe('five');
    expect(lines?.deals).toEqual(basket.deals);
    expect(lines?.items.map(({ basketItemId }) => basketItemId)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('leaves the basket alone without deals, or where it holds other items [BOT-26, BOT-38]', () => {
    expect(optimisedLines({ optimisedOrders: [] }, basket)).toBeUndefined();
    expect(optimisedLines({ optimisedOrders: [{}] }, basket)).toBeUndefined();
    expect(
      optimisedLines({ optimisedOrders: [{ deals: loose ? [loose] : [] }] }, basket),
    ).toBeUndefined();
    const twice = mine && loose ? [mine, mine, loose] : [];
    expect(optimisedLines({ optimisedOrders: [{ deals: twice }] }, basket)).toBeUndefined();
  });
});
