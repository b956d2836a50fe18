import { describe, expect, it } from 'vitest';
import { takenApart } from '../../../core/dealbot/basket-units.ts';
import { regroup } from '../../../core/dealbot/regroup.ts';
import type { DealKind } from '../../../core/deals/deal-kind.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import { built, discountOf, discountsOf, hutOf, item } from '../basket/sample-basket.ts';
import { dealKinds, dealOf, fill, twoPizzas } from '../deals/sample-deals.ts';
import { catalogueOf, dessert, drink, pizza, side } from '../menu/pizzeria.ts';
import { askFor, contentsOf, looseItems } from './regrouped.ts';

const bogof = dealOf('bogof', twoPizzas, { id: 'bogof' });
const meal = dealOf('flat', [{ type: 'pizza' }, { type: 'side' }], { id: 'meal', price: 15 });
const supremeAndMargherita = looseItems([pizza('supreme'), pizza('margherita')]);

const dealsOf = (
  deals: readonly Deal[],
  basket: Parameters<typeof askFor>[1],
  more: Parameters<typeof askFor>[2] = {},
): readonly string[] | undefined =>
  regroup(askFor(deals, basket, more))?.basket.deals.map(({ dealId }) => dealId);

describe('regrouping a basket', () => {
  it('makes a bogof of two loose pizzas [BOT-28, BOT-05]', () => {
    const answer = regroup(askFor([bogof], { items: supremeAndMargherita }));
    expect(answer?.priced.subtotal).toBe(1599);
    expect(answer?.basket.deals.map(({ dealId }) => dealId)).toEqual(['bogof']);
    expect(answer?.basket.items).toEqual([]);
    expect(answer).toMatchObject({ isProven: true, isChanged: true, bound: 1599 });
  });

  it('uses no deal that is hidden, locked or a reward [BOT-28]', () => {
    for (const more of [{ hidden: true }, { locked: true }, { loyalty: true }]) {
      expect(dealsOf([{ ...bogof, ...more }], { items: supremeAndMargherita })).toEqual([]);
    }
  });

  it('uses no deal for another way to order or another day [BOT-30]', () => {
    const basket = { items: supremeAndMargherita };
    expect(dealsOf([{ ...bogof, dispositions: ['collection'] }], basket)).toEqual([]);
    expect(dealsOf([{ ...bogof, weekdays: [1] }], basket)).toEqual([]);
    expect(dealsOf([{ ...bogof, weekdays: [5] }], basket)).toEqual(['bogof']);
  });

  it('keeps to the copies a customer may have [BOT-30]', () => {
    const items = looseItems([
      pizza('supreme'),
      pizza('margherita'),
      pizza('supreme'),
      pizza('margherita'),
    ]);
    expect(dealsOf([bogof], { items })).toEqual(['bogof', 'bogof']);
    expect(dealsOf([{ ...bogof, maxPerCustomer: 1 }], { items })).toEqual(['bogof']);
  });

  it('keeps conflicting deals apart, from whichever side they conflict [BOT-30]', () => {
    const items = looseItems([
      pizza('supreme'),
      pizza('margherita'),
      pizza('supreme'),
      side('wedges'),
    ]);
    expect(dealsOf([bogof, meal], { items })?.toSorted()).toEqual(['bogof', 'meal']);
    expect(dealsOf([bogof, { ...meal, conflicts: ['bogof'] }], { items })).toEqual(['bogof']);
    const catalogue = catalogueOf(
      [bogof],
      [],
      discountsOf(discountOf({ id: 'saver', conflicts: ['bogof'] })),
    );
    expect(dealsOf([bogof], { items, discountId: 'saver' }, { catalogue })).toEqual([]);
  });

  it('uses a deal with a threshold only where the rest reaches it [BOT-30]', () => {
    const treat = dealOf('flat', [{ type: 'dessert' }], { id: 'treat', price: 1, threshold: 20 });
    const items = looseItems([dessert('brownie'), pizza('supreme')]);
    expect(dealsOf([treat], { items })).toEqual([]);
    const more = looseItems([dessert('brownie'), pizza('supreme'), pizza('supreme')]);
    expect(dealsOf([treat], { items: more })).toEqual(['treat']);
    const answer = regroup(
      askFor([treat, meal], {
        items: looseItems([dessert('brownie'), pizza('supreme'), side('wedges')]),
      }),
    );
    expect(answer?.basket.deals.map(({ dealId }) => dealId)).toEqual(['meal']);
    expect(answer?.isProven).toBe(true);
  });

  it('does not take an order below the minimum that it reached', () => {
    const hut = hutOf({ minDeliveryOrder: 20 });
    const answer = regroup(askFor([bogof], { items: supremeAndMargherita }, { hut }));
    expect(answer?.isChanged).toBe(false);
    expect(answer?.priced.subtotal).toBe(2898);
  });

  it('keeps rewards and redeemed deals as they are [BOT-29]', () => {
    const reward = dealOf('flat', [{ type: 'pizza', free: true }], {
      id: 'reward',
      loyalty: true,
      price: 0,
    });
    const kept = built('reward', fill(pizza('supreme')));
    const redeemed = { ...built('meal', fill(pizza('supreme'), side('wings'))), redeemId: 'r1' };
    const answer = regroup(
      askFor([bogof, reward, meal], {
        deals: [kept, redeemed],
        items: supremeAndMargherita,
      }),
    );
    expect(answer?.basket.deals).toContain(kept);
    expect(answer?.basket.deals).toContain(redeemed);
    expect(answer?.basket.deals.map(({ dealId }) => dealId)).toEqual(['reward', 'meal', 'bogof']);
  });

  it('takes a deal apart that costs more than its items, and keeps what is as cheap already [BOT-28]', () => {
    const dear = { ...meal, id: 'dear', price: 30 };
    const apart = regroup(
      askFor([dear], { deals: [built('dear', fill(pizza('supreme'), side('wedges')))] }),
    );
    expect(apart?.basket.deals).toEqual([]);
    expect(apart?.priced.subtotal).toBe(2098);
    const twin = { ...bogof, id: 'another' };
    const own = built('bogof', fill(pizza('supreme'), pizza('margherita')));
    const same = regroup(askFor([twin, bogof], { deals: [own] }));
    expect(same?.isChanged).toBe(false);
    const more = regroup(
      askFor([twin, bogof], {
        deals: [own],
        items: looseItems([pizza('marinara'), pizza('marinara')]),
      }),
    );
    expect(more?.basket.deals).toContain(own);
    expect(more?.priced.subtotal).toBe(2598);
  });

  it('fills a wanted deal from the items where they allow it [BOT-34]', () => {
    const threeForTwo = dealOf('buyx-gety', [{ type: 'pizza', count: 3 }], { id: 'three' });
    const items = looseItems([pizza('supreme'), pizza('margherita'), pizza('marinara')]);
    const deals = [bogof, threeForTwo];
    expect(dealsOf(deals, { items })).toEqual(['bogof']);
    expect(dealsOf(deals, { items }, { wantedDealId: 'three' })).toEqual(['three']);
    const two = { items: items.slice(0, 2) };
    expect(dealsOf(deals, two, { wantedDealId: 'three' })).toEqual(['bogof']);
    expect(dealsOf(deals, two, { wantedDealId: 'nowhere' })).toEqual(['bogof']);
  });

  it('prices kinds that tell no terms by trying their fillings', () => {
    const odd: DealKind = {
      kind: 'odd',
      listPrice: 'none',
      benefit: ({ slots }) => ({ price: slots.length * 100, benefitSlots: [], steps: [] }),
    };
    const deal = dealOf('odd', [{ type: 'pizza' }, { type: 'drink', count: 2 }], { id: 'odd' });
    const answer = regroup(
      askFor(
        [deal],
        { items: looseItems([pizza('supreme'), drink('cola'), drink('water'), drink('cola')]) },
        {
          dealKinds: new Map([...dealKinds, ['odd', odd]]),
        },
      ),
    );
    expect(answer?.priced.subtotal).toBe(300 + 89);
    expect(answer?.isProven).toBe(true);
  });

  it('keeps given-away items, remembers where items come from, and can be undone [BSK-06, BOT-20, BOT-38]', () => {
    const own = built('meal', fill(pizza('marinara'), side('wedges')), 'mine');
    const basket = {
      deals: [own],
      items: [
        item(pizza('supreme'), { basketItemId: 'a' }),
        item(pizza('margherita'), { basketItemId: 'b' }),
        item(drink('cola'), { basketItemId: 'gift', free: true }),
      ],
    };
    const cheap = dealOf('flat', [{ type: 'pizza', count: 3 }], { id: 'cheap', price: 12 });
    const answer = regroup(askFor([meal, cheap], basket));
    expect(answer?.basket.deals.map(({ dealId }) => dealId)).toEqual(['cheap']);
    const [deal] = answer?.basket.deals ?? [];
    expect(
      Object.values(deal?.origins ?? {})
        .flat()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['a', 'b', 'mine:0:0']);
    expect(answer?.basket.items.map(({ basketItemId }) => basketItemId)).toEqual([
      'gift',
      'mine:1:0',
    ]);
    expect(contentsOf(answer?.basket ?? { deals: [], items: [] })).toEqual(contentsOf(basket));
    const apart = takenApart(answer?.basket ?? { deals: [], items: [] }, () => true);
    expect(apart.deals).toEqual([own]);
    expect(apart.items.map(({ basketItemId }) => basketItemId).toSorted()).toEqual([
      'a',
      'b',
      'gift',
    ]);
    const loose = takenApart(answer?.basket ?? { deals: [], items: [] }, () => false);
    expect(loose.deals).toEqual([]);
    expect(loose.items).toHaveLength(5);
  });

  it('gives nothing for items without a price', () => {
    expect(regroup(askFor([bogof], { items: looseItems([pizza('gone')]) }))).toBeUndefined();
  });
});
