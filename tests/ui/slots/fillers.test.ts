import { expect, it } from 'vitest';
import { AppStore } from '../../../client/app-store.ts';
import { type Filler, fillersOf, openHalf } from '../../../ui/slots/fillers.ts';
import { testEnvironment } from '../../client/test-environment.ts';
import { testMarket } from '../../core/test-market.ts';

const { manifest, ...rest } = await testMarket('uk', []);
const plugins = [{ id: 'second', options: { name: 'Ada' } }, { id: 'first' }, { id: 'other' }];
const appOf = () =>
  AppStore.create({}, testEnvironment({ ...rest, manifest: { ...manifest, plugins } }));

const filler = (load: Filler['load']): Filler => ({ load, keys: [] });
const never = filler(() => Promise.reject(new Error('Nobody asked for it.')));

it('a slot is filled by the plugins that the manifest names, in its order; of others nothing loads [ENG-16]', () => {
  const found = fillersOf(appOf(), { first: never, second: never, unnamed: never });
  expect(found.map(({ id, options }) => ({ id, options }))).toEqual([
    { id: 'second', options: { name: 'Ada' } },
    { id: 'first', options: {} },
  ]);
});

it('a half loads once; one that did not load is tried again the next time [ENG-16]', async () => {
  const app = appOf();
  let loads = 0;
  const half = {};
  const flaky = filler(() => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ default: half });
  });
  const plugin = { id: 'first', options: {}, filler: flaky };
  await expect(openHalf(app, plugin)).rejects.toThrow('offline');
  const [one, other] = await Promise.all([openHalf(app, plugin), openHalf(app, plugin)]);
  expect(one).toBe(other);
  expect(one.half).toBe(half);
  expect(loads).toBe(2);
});
