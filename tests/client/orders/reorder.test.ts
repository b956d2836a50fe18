import { describe, expect, it } from 'vitest';
import { createOrderHistoryApi } from '../../../client/orders/order-history-api.ts';
import { toOrderDeals } from '../../../core/orders/order-deals.ts';
import { offersReorder, reorderOf } from '../../../client/orders/reorder.ts';
import type { PastOrder } from '../../../schemas/types/http/orders.ts';
import { built, item, orderOf } from '../../core/basket/sample-basket.ts';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import { dealOf, fill, twoPizzas } from '../../core/deals/sample-deals.ts';
import { openMember, session } from '../loyalty/open-member.ts';
import { catalogueOf, drink, pizza, side } from '../../core/menu/pizzeria.ts';
import { manifestOf } from '../../sample-chain/market-manifests.ts';

const pastOrder = (deals: PastOrder['deals']): PastOrder => ({
  id: 'past',
  time: '2026-07-10T18:00:00.000Z',
  hut: { id: '1101', sector: 'uk-1', name: 'Clapham Junction' },
  disposition: { type: 'collection', when: 'asap' },
  deals,
  total: 10,
});
const margheritas = pastOrder([
  {
    id: 'ND',
    price: 12.99,
    pizzas: [{ id: 'margherita', price: 1, size: 'medium', crust: 'deep-pan' }],
    sides: [{ id: 'long-gone', price: 1 }],
  },
]);

describe('reorder', () => {
  const facts = { isLoggedIn: true, sector: 'uk-1', flagLevel: 'none' };

  it('is offered to who is logged in where the setting is on, never to guests [BSK-85, EXP-68]', () => {
    expect(offersReorder(facts, manifestOf('uk'))).toBe(true);
    expect(offersReorder({ ...facts, sector: 'ca-1' }, manifestOf('ca'))).toBe(true);
    expect(offersReorder({ ...facts, sector: 'fr-1' }, manifestOf('fr'))).toBe(false);
    expect(offersReorder({ ...facts, isLoggedIn: false }, manifestOf('uk'))).toBe(false);
    expect(offersReorder({ ...facts, sector: undefined }, manifestOf('uk'))).toBe(false);
  });

  it('is offered by the rule of the menu too, in the sectors it names [BSK-85]', () => {
    const france = manifestOf('fr');
    const ruled = { ...france, menu: { ...france.menu, reorderSectors: ['fr-1'] } };
    expect(offersReorder({ ...facts, sector: 'fr-1' }, ruled)).toBe(true);
    expect(offersReorder({ ...facts, sector: 'fr-2' }, ruled)).toBe(false);
    expect(offersReorder({ ...facts, sector: 'fr-1', isLoggedIn: false }, ruled)).toBe(false);
  });

  it('brings what is still on offer as it was chosen, and counts what is not [BSK-86, ORD-114]', () => {
    const duo = dealOf('bogof', twoPizzas, { id: 'duo' });
    const reward = dealOf('flat', [{ type: 'pizza' }], {
      id: 'reward',
      loyalty: true,
      locked: true,
    });
    const before = orderOf({
      catalogue: catalogueOf([duo, reward]),
      basket: {
        deals: [
          built('duo', fill(pizza('supreme', { crust: 'stuffed' }), pizza('margherita'))),
          built('reward', fill(pizza('margherita'))),
        ],
        items: [item(side('wings')), item(drink('cola')), item(pizza('marinara'))],
      },
    });
    const past = { deals: [...toOrderDeals(before.basket, priceBasket(before))] };
    const whole = reorderOf(past, before);
    expect(whole.leftOut).toBe(1);
    expect(whole.lines.deals).toMatchObject([
      { dealId: 'duo', choices: before.basket.deals[0]?.choices },
    ]);
    expect(whole.lines.items.map(({ choice }) => choice.productId)).toEqual([
      'marinara',
      'wings',
      'cola',
    ]);
    const products = new Map(before.catalogue.products);
    products.delete('wings');
    const now = { ...before, catalogue: { ...before.catalogue, products, deals: new Map() } };
    const rest = reorderOf(past, now);
    expect(rest.leftOut).toBe(3);
    expect(rest.lines.deals).toEqual([]);
    expect(rest.lines.items).toHaveLength(2);
  });

  it('reads the last order as the history with limit 1, with a token [ORD-113]', async () => {
    const sent: unknown[] = [];
    const api = createOrderHistoryApi({
      send: async <Body>(call: unknown) => {
        sent.push(call);
        return { status: 200, body: [margheritas] as Body };
      },
    });
    expect(await api.lastOrder('1101')).toEqual(margheritas);
    expect(sent).toEqual([
      {
        path: '/v2/orders/orders/history',
        query: { storeId: '1101', limit: 1 },
        authentication: 'required',
      },
    ]);
  });

  it('fills a fresh basket at today’s prices and says what was left out [BSK-86]', async () => {
    const { shop, reorder, calls } = await openMember({ lastOrder: margheritas });
    expect(calls).toContain('last 1101');
    shop.basket.addItem({ type: 'drink', productId: 'fornello-cola' });
    expect(reorder.reorder()).toBeUndefined();
    expect(shop.basket.basket.items.map(({ choice }) => choice.productId)).toEqual(['margherita']);
    expect(shop.basket.priced?.subtotal).toBe(1299);
    const notice = shop.notifications.list.find(({ id }) => id === 'reorder-left-out');
    expect(notice?.values).toEqual({ count: 1 });
  });

  it('is not offered to guests, without an order, or when it could not be read [BSK-85]', async () => {
    expect(
      (await openMember({ isGuest: true, lastOrder: margheritas })).reorder.offer,
    ).toBeUndefined();
    expect((await openMember()).reorder.offer).toBeUndefined();
    const down = await openMember({ lastOrder: new Error('down') });
    expect(down.reorder.offer).toBeUndefined();
    expect(down.refusals).toHaveLength(1);
    expect(down.reorder.reorder()).toBeUndefined();
    const opened = await openMember({ lastOrder: margheritas });
    expect(opened.reorder.offer).toBeDefined();
    opened.server.lastOrder = undefined;
    opened.shop.session.signIn(session('eve'));
    expect(opened.reorder.offer).toBeUndefined();
  });
});
