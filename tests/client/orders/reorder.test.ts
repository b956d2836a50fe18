import { describe, expect, it } from 'vitest';
import { createOrderHistoryApi } from '../../../client/orders/order-history-api.ts';
import { toOrderDeals } from '../../../core/orders/order-deals.ts';
import { offersReorder } from '../../../client/orders/offers-reorder.ts';
import { reorderOf } from '../../../client/orders/reorder.ts';
import type { PastOrder } from '../../../schemas/types/http/orders.ts';
import { built, item, orderOf } from '../../core/basket/sample-basket.ts';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import { dealOf, fill, twoPizzas } from '../../core/deals/sample-deals.ts';
import { openMember, session } from '../loyalty/open-member.ts';
import { catalogueOf, drink, pizza, side } from '../../core/menu/pizzeria.ts';
import { manifestOf } from '../../sample-chain/market-manifests.ts';
import { clapham } from '../basket/open-shop.ts';
import { toDecimal } from '../../../core/money/money.ts';

const everywhere = { delivery: 'AVAILABLE', collection: 'AVAILABLE', dinein: 'AVAILABLE' } as const;
const allAvailable = { physical: everywhere, web: { asap: everywhere, scheduled: everywhere } };

const pastOrder = (deals: PastOrder['deals']): PastOrder => ({
  id: 'past',
  transactionId: 'past-payment',
  reference: 'PAST1',
  status: 'DELIVERED',
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

  it('tells each line, what it costs today and cost then, and why one cannot be had [SHP-15]', () => {
    const duo = dealOf('bogof', twoPizzas, { id: 'duo' });
    const before = orderOf({
      catalogue: catalogueOf([duo]),
      basket: {
        deals: [built('duo', fill(pizza('supreme'), pizza('margherita')))],
        items: [
          item(drink('cola'), { basketItemId: 'one' }),
          item(drink('cola'), { basketItemId: 'two' }),
          item(side('wings'), { basketItemId: 'three' }),
        ],
      },
    });
    const priced = priceBasket(before);
    const cola = toDecimal(priced.items['one']?.total ?? 0);
    const past = {
      deals: [...toOrderDeals(before.basket, priced)],
      hut: { id: 'other', sector: before.hut.sector, name: 'The Other One' },
      discount: { id: 'spring', value: 1 },
      lines: [
        { title: 'Duo', amount: toDecimal(priced.deals['basket-duo']?.price ?? 0) },
        { title: 'Wings', amount: 5 },
        { title: 'Cola', amount: cola },
        { title: 'Cola', amount: cola - 1 },
      ],
    };
    const same = reorderOf(past, before);
    expect(same).toMatchObject({ otherHut: 'The Other One', hadDiscount: true, leftOut: 0 });
    expect(same.total - same.fees).toBe(priced.subtotal);
    const colas = same.shown.find(({ item: loose }) => loose?.choice.productId === 'cola');
    expect(colas).toMatchObject({
      count: 2,
      price: 2 * (priced.items['one']?.total ?? 0),
      before: 2 * (priced.items['one']?.total ?? 0) - 100,
      problem: undefined,
    });
    expect(same.shown.find(({ deal }) => deal)).toMatchObject({ before: undefined, count: 1 });
    const products = new Map(before.catalogue.products);
    products.delete('wings');
    const gone = reorderOf(past, {
      ...before,
      catalogue: { ...before.catalogue, products, deals: new Map() },
    });
    const problems = gone.shown.map(({ named, problem, price }) => [named?.title, problem, price]);
    expect(problems).toEqual([
      ['Duo', 'deal', undefined],
      ['Wings', 'gone', undefined],
      ['Cola', undefined, colas?.price],
    ]);
    expect(gone.total - gone.fees).toBe(colas?.price);
  });

  it('keeps what the basket held before, and takes a second press for the first [SHP-15]', async () => {
    const { shop, reorder } = await openMember({ lastOrder: margheritas });
    shop.basket.addItem({ type: 'drink', productId: 'fornello-cola' });
    reorder.reorder();
    reorder.reorder();
    shop.basket.undoRemoval();
    expect(shop.basket.basket.items.map(({ choice }) => choice.productId)).toEqual([
      'fornello-cola',
    ]);
    shop.basket.clear();
    reorder.reorder();
    expect(shop.basket.removal).toBeUndefined();
  });

  it('is the last order of any hut where there is none at this one, and of who is signed in alone [SHP-15]', async () => {
    const elsewhere = { ...margheritas, hut: { ...margheritas.hut, id: '1102', name: 'Camden' } };
    const opened = await openMember({ lastOrderAnywhere: elsewhere });
    expect(opened.calls).toEqual(expect.arrayContaining(['last 1101', 'last undefined']));
    expect(opened.reorder.offer?.otherHut).toBe('Camden');
  });

  it('goes back to the hut of the last order for who has none, with the order in the basket [SHP-15]', async () => {
    const huts = {
      byId: async () => clapham,
      status: async () => allAvailable,
    };
    const opened = await openMember({ lastOrderAnywhere: margheritas }, { huts: huts as never });
    const { shop, reorder } = opened;
    shop.localisation.delocalise();
    expect(reorder.offer).toBeUndefined();
    await reorder.load();
    expect(reorder.past).toMatchObject({ type: 'collection', hut: { id: '1101' } });
    expect(reorder.offer?.total).toBe(1299);
    expect(await reorder.reorderThere()).toBe(true);
    expect(shop.localisation.hut?.id).toBe('1101');
    expect(shop.localisation.disposition.type).toBe('collection');
    expect(shop.basket.basket.items.map(({ choice }) => choice.productId)).toEqual(['margherita']);
  });

  it('asks where a delivery goes that is not known any more, and keeps nobody’s order for the next [SHP-15]', async () => {
    const delivered = {
      ...margheritas,
      disposition: { type: 'delivery', when: 'asap' },
    } satisfies PastOrder;
    const huts = { byId: async () => clapham };
    const { shop, reorder } = await openMember(
      { lastOrderAnywhere: delivered },
      { huts: huts as never },
    );
    shop.localisation.delocalise();
    await reorder.load();
    expect(await reorder.reorderThere()).toBe(false);
    expect(shop.session.forcedType).toBe('delivery');
    expect(shop.notifications.list.map(({ id }) => id)).toContain('reorder-address');
    expect(shop.basket.isEmpty).toBe(true);
    shop.session.signIn(session('eve'));
    expect(reorder.offer).toBeUndefined();
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
