import { describe, expect, it, vi } from 'vitest';
import type { Favourite, OwnPizza } from '../../../core/favourites/favourite-in.ts';
import { favouriteKey } from '../../../core/favourites/favourite-in.ts';
import { addLines } from '../../../client/favourites/add-lines.ts';
import type { FavouritesApi } from '../../../client/favourites/favourites-api.ts';
import { favouritesKey } from '../../../client/favourites/favourites-key.ts';
import { FavouritesStore } from '../../../client/favourites/favourites-store.ts';
import { favouritesToday } from '../../../client/favourites/favourites-today.ts';
import { openedLines, sharedLines } from '../../../client/favourites/food-lines.ts';
import { HttpError } from '../../../client/kernel/http-client.ts';
import { linesToday } from '../../../client/orders/lines-today.ts';
import { rootOf } from '../../../client/root.ts';
import { bogof, cola, margherita } from '../../journeys/baskets.ts';
import { openShop } from '../basket/open-shop.ts';
import { session, settled } from '../loyalty/open-member.ts';
import { patient } from '../../setup/patient.ts';

const pizza: Favourite = { kind: 'product', id: 'margherita', title: 'Margherita' };
const deal: Favourite = { kind: 'deal', id: 'bogof-medium', title: 'Two for one' };
const friday: OwnPizza = {
  kind: 'own',
  id: 'friday',
  title: 'Margherita',
  name: 'Lucie’s Friday',
  choice: { ...margherita.choice, size: 'large' },
};

const ended = new HttpError({
  url: '',
  status: 401,
  statusText: 'Unauthorized',
  type: '',
  text: '',
  json: undefined,
});

/** The favourites of a shop, with a server that keeps them for each account. */
async function openAll() {
  const { shop, environment } = await openShop();
  const kept = new Map<string, readonly Favourite[]>();
  let failure: Error | undefined;
  const id = () => shop.session.authentication?.id ?? '';
  const answer = async (change: (list: readonly Favourite[]) => readonly Favourite[]) => {
    const list = kept.get(id()) ?? [];
    await settled();
    if (failure) throw failure;
    kept.set(id(), change(list));
    return kept.get(id()) ?? [];
  };
  const without = (list: readonly Favourite[], gone: Pick<Favourite, 'kind' | 'id'>[]) =>
    list.filter((one) => !gone.some((other) => favouriteKey(one) === favouriteKey(other)));
  const api: FavouritesApi = {
    read: () => answer((list) => list),
    keep: (added) => answer((list) => [...without(list, [...added]), ...added]),
    drop: (gone) => answer((list) => without(list, [gone])),
  };
  const open = () => {
    const store = FavouritesStore.create({}, environment);
    store.usePorts({
      api,
      endSessionOn: async (error) => {
        if (error === ended) shop.session.signOut();
      },
    });
    store.attachTo(rootOf(shop));
    store.follow();
    return store;
  };
  return {
    shop,
    environment,
    kept,
    open,
    favourites: open(),
    fail: (error: Error | undefined) => {
      failure = error;
    },
  };
}

describe('what a guest keeps', () => {
  it('stays on the device, whatever else lies in its storage [SHP-26]', async () => {
    const { environment, favourites, open } = await openAll();
    await favourites.keep(pizza);
    await favourites.keep(friday);
    await favourites.rename(friday, 'Lucie’s Saturday');
    const renamed = { ...friday, name: 'Lucie’s Saturday' };
    expect(favourites.list).toEqual([pizza, renamed]);
    expect(open().list).toEqual([pizza, renamed]);
    await favourites.drop(pizza);
    expect(open().list).toEqual([renamed]);
    await favourites.undo();
    expect(open().list).toEqual([renamed, pizza]);
    for (const text of ['{', '7', 'null', '{"version":1}', '{"version":1,"list":[null,7,{}]}']) {
      environment.storage.write(favouritesKey(environment), text);
      expect(open().list).toEqual([]);
    }
  });

  it('has room for so many [SHP-26]', async () => {
    const { shop, favourites } = await openAll();
    for (let id = 0; id < 100; id += 1) await favourites.keep({ ...pizza, id: `pizza-${id}` });
    expect(await favourites.keep(deal)).toBe(false);
    expect(favourites.list).toHaveLength(100);
    expect(shop.notifications.list.map(({ message }) => message)).toEqual(['favourites.full']);
  });
});

describe('what who is signed in keeps', () => {
  it('is with the account, which takes over once what the device kept; that stays the device’s own [SHP-26]', async () => {
    const { shop, kept, favourites } = await openAll();
    kept.set('ada', [deal]);
    await favourites.keep(pizza);
    shop.session.signIn(session());
    await vi.waitFor(() => expect(favourites.list).toEqual([deal, pizza]), patient);
    await favourites.keep(friday);
    expect(kept.get('ada')).toEqual([deal, pizza, friday]);
    shop.session.signOut();
    expect(favourites.list).toEqual([pizza]);
    // Another device of hers drops it: it does not come back from here, nor go to somebody else.
    kept.set('ada', [deal]);
    shop.session.signIn(session());
    await vi.waitFor(() => expect(favourites.list).toEqual([deal]), patient);
    shop.session.signOut();
    shop.session.signIn(session('bob'));
    await vi.waitFor(() => expect(favourites.isWaiting).toBe(false), patient);
    expect(favourites.list).toEqual([]);
    shop.session.signOut();
    expect(favourites.list).toEqual([pizza]);
  });

  it('is dropped from the device too, so that no sign-in brings it back [SHP-26]', async () => {
    const { shop, favourites } = await openAll();
    await favourites.keep(pizza);
    shop.session.signIn(session());
    await vi.waitFor(() => expect(favourites.isWaiting).toBe(false), patient);
    await favourites.drop(pizza);
    shop.session.signOut();
    expect(favourites.list).toEqual([]);
  });

  it('is as it was where the server was not reached, which is said and tried again [SHP-26]', async () => {
    const { shop, kept, favourites, fail } = await openAll();
    await favourites.keep(pizza);
    fail(new Error('no answer'));
    shop.session.signIn(session());
    await vi.waitFor(() => expect(favourites.hasFailed).toBe(true), patient);
    expect(favourites.list).toEqual([pizza]);
    fail(undefined);
    await favourites.load();
    expect(kept.get('ada')).toEqual([pizza]);
    fail(new Error('no answer'));
    expect(await favourites.keep(deal)).toBe(false);
    await favourites.drop(pizza);
    expect(favourites.list).toEqual([pizza]);
    expect(favourites.dropped).toBeUndefined();
    expect(shop.notifications.list.map(({ message }) => message)).toEqual(['favourites.failed']);
  });

  it('goes to the device where the session had ended [SHP-26]', async () => {
    const { shop, favourites, fail } = await openAll();
    shop.session.signIn(session());
    await vi.waitFor(() => expect(favourites.isWaiting).toBe(false), patient);
    fail(ended);
    expect(await favourites.keep(friday)).toBe(true);
    expect(shop.session.isLoggedIn).toBe(false);
    expect(favourites.list).toEqual([friday]);
  });
});

describe('favourites at a hut', () => {
  it('cost what they cost there today, or say why they cannot be had [SHP-26]', async () => {
    const { shop } = await openAll();
    const { facts } = shop.basket;
    if (!facts) throw new Error('There is no catalogue.');
    const gone: Favourite = { kind: 'product', id: 'truffle-bites', title: 'Truffle Bites' };
    const changed: OwnPizza = { ...friday, choice: { ...friday.choice, size: 'enormous' } };
    const noDeal: Favourite = { ...deal, id: 'no-deal' };
    const all = favouritesToday([pizza, friday, deal, gone, changed, noDeal], facts);
    expect(all.map(({ price, problem }) => [price, problem])).toEqual([
      [1299, undefined],
      [1549, undefined],
      [undefined, undefined],
      [undefined, 'gone'],
      [undefined, 'changed'],
      [undefined, 'deal'],
    ]);
  });
});

describe('a basket that is shared', () => {
  it('comes as its lines at the prices of who opens it, without what is not sold there [SHP-26]', async () => {
    const { shop } = await openAll();
    const { facts } = shop.basket;
    if (!facts) throw new Error('There is no catalogue.');
    const reward = { ...bogof, redeemId: 'of-a-member' };
    const gift = { ...cola, basketItemId: 'gift', free: true };
    const lines = { deals: [reward], items: [cola, { ...cola, basketItemId: 'two' }, gift] };
    const food = sharedLines(lines, (id) => `title of ${id}`);
    expect(JSON.stringify(food)).not.toContain('of-a-member');
    expect(food.items).toEqual([
      { choice: cola.choice, count: 3, title: 'title of fornello-cola' },
    ]);
    const gone = { choice: { type: 'side', productId: 'gone' }, count: 1, title: 'Gone' } as const;
    const opened = openedLines({ ...food, items: [...food.items, gone] }, facts.catalogue);
    const offer = linesToday(opened.lines, facts, opened.named);
    expect(offer.leftOut).toBe(1);
    expect(offer.lines.items).toHaveLength(3);
    expect(offer.shown.map(({ named, price, problem }) => [named?.title, price, problem])).toEqual([
      ['title of bogof-medium', 1599, undefined],
      ['title of fornello-cola', 3 * 249, undefined],
      ['Gone', undefined, 'gone'],
    ]);
  });

  it('fills a deal that was shared without choices as its builder would [SHP-26]', async () => {
    const { shop } = await openAll();
    const { facts } = shop.basket;
    if (!facts) throw new Error('There is no catalogue.');
    const [filled] = [...facts.catalogue.deals.values()].filter(
      (one) =>
        one.options.length > 0 && one.options.every(({ defaults = [] }) => defaults.length > 0),
    );
    if (!filled) throw new Error('There is no deal with defaults.');
    const food = { deals: [{ dealId: filled.id, choices: {}, title: filled.title }], items: [] };
    const { lines } = openedLines(food, facts.catalogue);
    expect(Object.keys(lines.deals[0]?.choices ?? {})).not.toEqual([]);
    const unknown = { deals: [{ dealId: 'none', choices: {}, title: 'None' }], items: [] };
    const opened = openedLines(unknown, facts.catalogue);
    expect(linesToday(opened.lines, facts, opened.named)).toMatchObject({ leftOut: 1, total: 0 });
  });

  it('is put beside what is there under ids of its own, as often as it is asked for [SHP-26]', async () => {
    const { shop, environment } = await openAll();
    shop.basket.addItem(cola.choice);
    const lines = { deals: [bogof], items: [cola, margherita] };
    addLines(lines, shop.basket, environment.randomId);
    addLines({ ...lines, deals: [] }, shop.basket, environment.randomId);
    expect(shop.basket.deals).toHaveLength(1);
    expect(shop.basket.items).toHaveLength(5);
  });
});
