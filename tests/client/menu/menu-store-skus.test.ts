import { describe, expect, it } from 'vitest';
import type { Sku } from '../../../schemas/types/http/orders.ts';
import { answeringApi, hutOf, menuIn } from './menu-environment.ts';

const menuWith = async (skus: (sector: string, pos: string) => Promise<readonly Sku[]>) =>
  (await menuIn('uk', hutOf('uk-1'), { menu: answeringApi({ skus }).api })).menu.skus;

describe('the skus of a sector', () => {
  it('are kept when their type is sold, others are dropped [MNU-30]', async () => {
    const types = ['pizza', 'deal', 'side', 'drink', 'dessert', 'dip', 'leaflet', 'uniform'];
    const skus = await menuWith(() => Promise.resolve(types.map((type) => ({ id: type, type }))));
    await skus.load({ sector: 'uk-1', pos: 'standard' });
    expect(skus.list.map(({ id }) => id)).toEqual(types.slice(0, 6));
    expect(skus.status).toBe('success');
  });

  it('are fetched again when sector or point of sale changes, and not otherwise [MNU-31]', async () => {
    const asked: string[] = [];
    const skus = await menuWith((sector, pos) => {
      asked.push(`${sector} ${pos}`);
      return Promise.resolve([{ id: '1', type: 'pizza' }]);
    });
    await skus.load({ sector: 'uk-1', pos: 'standard' });
    await skus.load({ sector: 'uk-1', pos: 'standard' });
    await skus.load({ sector: 'uk-2', pos: 'standard' });
    await skus.load({ sector: 'uk-2', pos: 'cloud' });
    expect(asked).toEqual(['uk-1 standard', 'uk-2 standard', 'uk-2 cloud']);
  });

  it('are asked for with the point of sale of the hut, else of the market [MNU-31]', async () => {
    const asked: string[] = [];
    const { api } = answeringApi({
      skus: (sector, pos) => {
        asked.push(`${sector} ${pos}`);
        return Promise.resolve([{ id: '1', type: 'pizza' }]);
      },
    });
    const { menu, place } = await menuIn('uk', hutOf('uk-1', '1', { posType: 'cloud' }), {
      menu: api,
    });
    await menu.load();
    place.localisation.move(hutOf('uk-1', '2'));
    await menu.load();
    expect(asked).toEqual(['uk-1 cloud', 'uk-1 standard']);
  });

  it('fail without a call where sector or point of sale is missing [MNU-32]', async () => {
    let calls = 0;
    const skus = await menuWith(() => {
      calls += 1;
      return Promise.resolve([]);
    });
    for (const of of [{ sector: 'uk-1' }, { pos: 'standard' }, {}]) {
      skus.reset();
      await skus.load(of);
      expect(skus.error).toBe('failed to fetch skus: missing sector or pos type field');
    }
    expect(calls).toBe(0);
  });

  it('fail on an empty answer [MNU-33]', async () => {
    const skus = await menuWith(() => Promise.resolve([]));
    await skus.load({ sector: 'uk-1', pos: 'standard' });
    expect(skus).toMatchObject({ status: 'error', list: [] });
    expect(skus.error).toMatch(/^failed to fetch skus/);
  });

  it('go from loading to an error with its message, and back by a reset [MNU-34]', async () => {
    const skus = await menuWith(() => Promise.reject(new Error('Bad Gateway')));
    const load = skus.load({ sector: 'uk-1', pos: 'standard' });
    expect(skus.status).toBe('loading');
    await load;
    expect(skus).toMatchObject({ status: 'error', error: 'failed to fetch skus: Bad Gateway' });
    skus.reset();
    expect(skus).toMatchObject({ status: 'none', error: undefined, sector: undefined });
  });
});
