import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../core/menu/choice.ts';
import type { WholeEnvironment } from '../../../client/tiers.ts';
import { orderAgain } from '../../../client/orders/order-anew.ts';
import { idOf } from '../../../client/upsells/suggestions.ts';
import type { UpsellParams } from '../../../client/upsells/upsells-api.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { Upsell } from '../../../schemas/types/catalogue/upsell.ts';
import { root } from '../../../tools/tasks/project.ts';
import { openCheckout } from '../orders/open-checkout.ts';

const crustDips: Upsell = {
  id: 'crust-dips',
  types: ['dip'],
  toShow: ['garlic-herb-dip', 'bbq-dip', 'ketchup', 'hot-honey-dip'],
  productType: 'pizza',
};
const breadDips: Upsell = {
  id: 'bread-dips',
  types: ['dip'],
  toShow: ['sweet-chilli-dip', 'blue-cheese-dip', 'peri-mayo-dip'],
  productId: 'garlic-bread',
};
const bread: Choice = { type: 'side', productId: 'garlic-bread' };

const deals = (
  JSON.parse(readFileSync(join(root, 'markets/uk/catalogue/deals.json'), 'utf8')) as Deal[]
).filter(({ sectors }) => sectors?.includes('uk-1') ?? true);

/** The application at Clapham Junction, for collection, with two pizzas in the basket and these upsells. */
const open = async (
  list: readonly Upsell[] | Error = [crustDips],
  overrides: Partial<WholeEnvironment> = {},
) => {
  const asked: (readonly [UpsellParams, string, number])[] = [];
  const upsells: WholeEnvironment['upsells'] = {
    async upsells(...question) {
      asked.push(question);
      if (list instanceof Error) throw list;
      return list;
    },
  };
  const { app, purchase, environment } = await openCheckout({
    upsells,
    deals: { deals: async () => deals, discounts: async () => [] },
    ...overrides,
  });
  await app.passage.upsells?.settle();
  await Promise.resolve();
  const { basket, passage } = app;
  return { app, basket, passage, store: purchase.upsells, asked, environment };
};

const ids = (list: readonly Parameters<typeof idOf>[0][]) => list.map(idOf);

describe('the upsells', () => {
  it('are asked for the hut and the way, at this moment, once there is a basket [UPS-24]', async () => {
    const { asked, environment } = await open();
    expect(asked).toEqual([
      [{ hutid: '1101', disposition: 'collection' }, 'uk-1', environment.now()],
    ]);
  });

  it('that do not come are reported, and checkout goes on [UPS-26]', async () => {
    const { store, environment, passage } = await open(new Error('down'));
    expect(store.plain).toEqual([]);
    expect(environment.reports).toMatchObject([
      { level: 'warning', message: 'The upsells did not come' },
    ]);
    expect(await passage.pressCheckout()).toBe(true);
  });

  it('of an unknown type are reported, and nothing of them shows [UPS-03]', async () => {
    const { store, environment, passage } = await open([{ ...crustDips, types: ['drink', 'dip'] }]);
    expect(environment.reports).toMatchObject([
      { message: 'An upsell of an unknown type was ignored' },
    ]);
    expect([store.plain, store.carousel]).toEqual([[], []]);
    expect(await passage.pressCheckout()).toBe(true);
  });

  it('that are late hold nobody up: checkout waits as long as the market says, then goes on [UPS-26]', async () => {
    const waits: number[] = [];
    const { passage } = await open([], {
      upsells: { upsells: () => new Promise(() => {}) },
      wait: async (milliseconds) => void waits.push(milliseconds),
    });
    waits.length = 0;
    expect(await passage.pressCheckout()).toBe(true);
    expect(waits).toEqual([1500]);
  });
});

describe('checkout with something to suggest', () => {
  it('stops once for a basket, and what was shown counts as seen [UPS-07, BSK-62]', async () => {
    const { store, passage } = await open();
    expect(await passage.pressCheckout()).toBe(false);
    expect(passage.stop).toBe('upsell');
    expect(ids(store.shown)).toEqual(crustDips.toShow);
    expect(store.upsells).toMatchObject([{ id: 'crust-dips', hasSeen: true }]);
    expect(store.plain).toEqual([]);
    expect(ids(store.carousel)).toEqual(crustDips.toShow);
    passage.closeStop();
    expect(store.shown).toEqual([]);
    expect(await passage.pressCheckout()).toBe(true);
  });

  it('asks again with another basket [UPS-07]', async () => {
    const { basket, passage } = await open();
    await passage.pressCheckout();
    passage.closeStop();
    const pizza = basket.basket.items[0]?.choice ?? bread;
    for (const { basketItemId } of basket.basket.items) basket.removeItem(basketItemId);
    basket.addItem(pizza);
    expect(await passage.pressCheckout()).toBe(false);
    expect(passage.stop).toBe('upsell');
  });

  it('does not stop who has an order again, until something else is added [SHP-10]', async () => {
    const { app, basket, store, passage } = await open();
    const items = basket.basket.items.map((item, index) => ({
      ...item,
      basketItemId: `0:${index}`,
    }));
    const again = { lines: { deals: [], items }, leftOut: 0 };
    orderAgain(again, app);
    expect(store.plain).not.toEqual([]);
    expect(await passage.pressCheckout()).toBe(true);
    basket.undoRemoval();
    expect(await passage.pressCheckout()).toBe(false);
    passage.closeStop();
    orderAgain(again, app);
    basket.addItem(bread);
    expect(await passage.pressCheckout()).toBe(false);
  });

  it('shows at most five things [UPS-14]', async () => {
    const { basket, store, passage } = await open([crustDips, breadDips]);
    basket.addItem(bread);
    expect(store.unseen).toHaveLength(7);
    expect(ids(store.carousel)).toEqual([...crustDips.toShow, 'sweet-chilli-dip']);
    await passage.pressCheckout();
    expect(store.shown).toHaveLength(5);
    expect(store.unseen).toEqual([]);
  });

  it('adds a dip as a loose item that hangs on what it goes with, and takes it back [UPS-10]', async () => {
    const { basket, store, passage } = await open([breadDips]);
    const parent = basket.addItem(bread);
    await passage.pressCheckout();
    const [chilli] = store.shown;
    if (chilli?.type !== 'dip') throw new Error('no dip');
    store.take(chilli);
    expect(basket.basket.items.at(-1)).toMatchObject({
      choice: { type: 'dip', productId: 'sweet-chilli-dip' },
      upsellParentId: parent,
    });
    expect(store.takenAs(chilli)).toBe(basket.basket.items.at(-1)?.basketItemId);
    expect(store.shown).toHaveLength(3);
    store.giveBack(chilli);
    expect(store.takenAs(chilli)).toBeUndefined();
    expect(basket.count).toBe(3);
  });

  it('has room for three dips on one thing [UPS-08]', async () => {
    const { basket, store, passage } = await open([crustDips]);
    basket.removeItem(basket.basket.items[1]?.basketItemId ?? '');
    await passage.pressCheckout();
    const [first, second, third, fourth] = store.shown;
    for (const dip of [first, second, third]) if (dip?.type === 'dip') store.take(dip);
    expect(fourth && store.hasRoom(fourth)).toBe(false);
    if (first?.type === 'dip') store.giveBack(first);
    expect(fourth && store.hasRoom(fourth)).toBe(true);
  });

  it('takes the dips of a deal away with the deal [BSK-28]', async () => {
    const { basket, store } = await open([crustDips]);
    const pizzas = basket.basket.items;
    const pizza: Choice = { type: 'pizza', productId: 'margherita', size: 'medium' };
    const choices = { 0: [pizza], 1: [pizza] };
    basket.addDeal({ basketDealId: 'b', dealId: 'bogof-medium', choices });
    for (const { basketItemId } of pizzas) basket.removeItem(basketItemId);
    const [garlic] = store.plain;
    if (garlic?.type !== 'dip') throw new Error('no dip');
    expect(garlic.parentId).toBe('b');
    store.take(garlic);
    basket.removeDeal('b');
    expect(basket.isEmpty).toBe(true);
    basket.undoRemoval();
    expect(basket.count).toBe(2);
  });
});

describe('below the minimum order', () => {
  it('what closes the gap is suggested, and adding it lets checkout go on [UPS-22]', async () => {
    const { basket, store, passage } = await open([]);
    for (const { basketItemId } of basket.basket.items) basket.removeItem(basketItemId);
    basket.addItem(bread);
    await passage.pressCheckout();
    expect(passage.minimum).toEqual({ minimum: 500, gap: 51 });
    expect(store.crossSell.map(({ price }) => price)).toEqual([79, 99, 99, 99, 99]);
    const [ketchup] = store.crossSell;
    if (!ketchup) throw new Error('nothing is suggested');
    store.takeCrossSell(ketchup);
    expect(basket.basket.items.at(-1)).not.toHaveProperty('upsellParentId', expect.anything());
    expect(store.crossSell).toEqual([]);
    expect(await passage.pressCheckout()).toBe(true);
  });
});
