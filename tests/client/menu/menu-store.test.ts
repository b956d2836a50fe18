import { describe, expect, it } from 'vitest';
import { HttpError } from '../../../client/kernel/http-client.ts';
import { answeringApi, hutOf, menuIn } from './menu-environment.ts';
import { pizzaOf } from '../../core/menu/pizzeria.ts';

const refusal = (status: number) =>
  new HttpError({ url: '', status, statusText: 'No', type: '', text: '', json: undefined });

/** A promise that is settled from outside. */
const promised = <Value>() => {
  let settle: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => (settle = resolve));
  return { promise, settle };
};

describe('the menu of a hut', () => {
  it('starts every category empty, idle and without a fetch [MNU-07]', async () => {
    const { menu } = await menuIn('uk', hutOf('uk-1'));
    for (const name of menu.stores.keys()) {
      const { list, error, isLoading, lastFetchStatus } = menu.category(name);
      expect({ list, error, isLoading, lastFetchStatus }).toEqual({
        list: [],
        error: undefined,
        isLoading: false,
        lastFetchStatus: 'none',
      });
    }
  });

  it('keeps a list until the answer to a new fetch comes, then holds the new one [MNU-08, MNU-09]', async () => {
    const later = promised<readonly ReturnType<typeof pizzaOf>[]>();
    let calls = 0;
    const { api } = answeringApi();
    const { menu } = await menuIn('uk', hutOf('uk-1'), {
      menu: {
        ...api,
        products: (of, category, kind) => {
          if (category !== 'pizzas') return api.products(of, category, kind);
          calls += 1;
          return calls === 1 ? api.products(of, category) : later.promise;
        },
      },
    });
    await menu.load();
    const before = menu.category('pizzas').list;
    expect(before).toHaveLength(1);
    const reload = menu.reload();
    expect(menu.category('pizzas').isLoading).toBe(true);
    expect(menu.category('pizzas').list).toBe(before);
    later.settle([pizzaOf('marinara', 9.99), pizzaOf('supreme', 15.99)]);
    await reload;
    expect(menu.category('pizzas').list.map(({ id }) => id)).toEqual(['marinara', 'supreme']);
    expect(menu.category('pizzas').lastFetchStatus).toBe('success');
    expect(menu.category('pizzas').isLoading).toBe(false);
  });

  it('holds the error of a category in that category alone, and loads it on a retry [MNU-10]', async () => {
    let isDown = true;
    const { api } = answeringApi();
    const { menu } = await menuIn('uk', hutOf('uk-1'), {
      menu: {
        ...api,
        products: (of, category, kind) =>
          category === 'drinks' && isDown
            ? Promise.reject(refusal(404))
            : api.products(of, category, kind),
      },
    });
    await menu.load();
    const drinks = menu.category('drinks');
    expect(drinks).toMatchObject({ error: 'No', isLoading: false, lastFetchStatus: 'failure' });
    expect(menu.category('pizzas')).toMatchObject({ error: undefined, lastFetchStatus: 'success' });
    expect(menu.catalogue).toBeUndefined();
    expect(menu.hasFailed).toBe(true);
    isDown = false;
    await menu.retryCategory('drinks');
    expect(drinks).toMatchObject({ error: undefined, lastFetchStatus: 'success' });
    expect(menu.catalogue?.products.has('cola')).toBe(true);
  });

  it('goes back to the beginning on a reset [MNU-11]', async () => {
    const { menu } = await menuIn('uk', hutOf('uk-1'));
    await menu.load();
    menu.reset();
    for (const name of menu.stores.keys()) {
      expect(menu.category(name)).toMatchObject({ list: [], lastFetchStatus: 'none' });
    }
    expect(menu.options).toBeUndefined();
    expect(menu.catalogue).toBeUndefined();
  });

  it('asks for each category of sides by its kind [MNU-03]', async () => {
    const { api, asked } = answeringApi();
    const { menu } = await menuIn('uk', hutOf('uk-1', '7'), { menu: api });
    await menu.load();
    const calls = asked.map(({ category, subtype }) => `${category}:${subtype ?? ''}`);
    expect(calls.toSorted()).toEqual(
      [
        'pizzas:',
        'drinks:',
        'desserts:',
        'dips:',
        'sides:side',
        'sides:wings',
        'sides:pasta',
        'sides:melts',
        'sides:other',
        'sides:flatzz',
      ].toSorted(),
    );
    expect(asked[0]?.of).toEqual({
      sector: 'uk-1',
      hutId: '7',
      flagLevel: 'none',
      locale: 'en-GB',
    });
  });

  it('tries a failed fetch again ten times, waiting twice as long each time [MNU-25]', async () => {
    const waits: number[] = [];
    let calls = 0;
    const { api } = answeringApi();
    const { menu } = await menuIn('uk', hutOf('uk-1'), {
      wait: (milliseconds) => {
        waits.push(milliseconds);
        return Promise.resolve();
      },
      menu: {
        ...api,
        products: (of, category, kind) => {
          if (category !== 'dips') return api.products(of, category, kind);
          calls += 1;
          return Promise.reject(refusal(503));
        },
      },
    });
    await menu.load();
    expect(calls).toBe(11);
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16000, 32000, 64000, 128000, 256000]);
    expect(menu.category('dips').error).toBe('No');
  });

  it('does not repeat a call that was refused [MNU-25]', async () => {
    let calls = 0;
    const { api } = answeringApi();
    const { menu } = await menuIn('uk', hutOf('uk-1'), {
      menu: {
        ...api,
        products: (of, category, kind) => {
          if (category !== 'dips') return api.products(of, category, kind);
          calls += 1;
          return Promise.reject(refusal(400));
        },
      },
    });
    await menu.load();
    expect(calls).toBe(1);
  });

  it('fetches the products again for a new hut and forgets those of the old one [MNU-11, MNU-28]', async () => {
    const { api, asked } = answeringApi();
    const { menu, place } = await menuIn('uk', hutOf('uk-1', '1'), { menu: api });
    await menu.load();
    place.localisation.move(hutOf('uk-2', '2'));
    const load = menu.load();
    expect(menu.category('pizzas').list).toEqual([]);
    await load;
    expect(menu.category('pizzas').list).toHaveLength(1);
    expect(asked.at(-1)?.of).toMatchObject({ sector: 'uk-2', hutId: '2' });
  });

  it('passes over an answer that comes after the hut changed [MNU-28]', async () => {
    const slow = promised<readonly ReturnType<typeof pizzaOf>[]>();
    const { api } = answeringApi();
    const { menu, place } = await menuIn('uk', hutOf('uk-1', 'old'), {
      menu: {
        ...api,
        products: (of, category, kind) =>
          category === 'pizzas' && of.hutId === 'old'
            ? slow.promise
            : api.products(of, category, kind),
      },
    });
    const first = menu.load();
    place.localisation.move(hutOf('uk-1', 'new'));
    await menu.load();
    slow.settle([pizzaOf('supreme', 1)]);
    await first;
    expect(menu.category('pizzas').list.map(({ id }) => id)).toEqual(['margherita']);
  });

  it('has a catalogue once products, options and deals have come', async () => {
    const { menu, place } = await menuIn('uk', hutOf('uk-1'));
    place.deals.become('loading');
    await menu.load();
    expect(menu.catalogue).toBeUndefined();
    place.deals.become('success');
    expect([...(menu.catalogue?.products.keys() ?? [])].toSorted()).toEqual([
      'cola',
      'margherita',
      'wedges',
      'wings',
    ]);
    expect(menu.catalogue?.currency).toBe('GBP');
  });

  it('asks nothing without a hut', async () => {
    const { api, asked } = answeringApi();
    const { menu } = await menuIn('uk', undefined, { menu: api });
    await menu.load();
    expect(asked).toEqual([]);
  });
});
