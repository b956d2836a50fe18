import { onReactionError } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import { AppStore } from '../../../client/app-store.ts';
import { persist } from '../../../client/kernel/persistence.ts';
import { memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import { OrderingStore } from '../../../client/ordering-store.ts';
import { garlicBread, margherita } from '../../core/basket/sample-choices.ts';
import { testMarket } from '../../core/test-market.ts';
import { testEnvironment } from '../test-environment.ts';

/** The stores of ordering as a page loads them, with what earlier visits left; what its reactions throw is written down. */
const openOrdering = async (storage = memoryStorage()) => {
  const environment = testEnvironment(await testMarket('uk'), { storage });
  const app = AppStore.create({}, environment);
  const ordering = OrderingStore.create({}, environment);
  persist(ordering, environment);
  app.attachOrdering(ordering);
  const begun = () => environment.events.filter(({ type }) => type === 'BASKET_BEGUN').length;
  return { basket: app.basket, begun };
};

describe('a begun basket', () => {
  const thrown: unknown[] = [];
  // MobX writes to the console what a reaction throws, and goes on.
  const stop = onReactionError((error: unknown) => thrown.push(error));
  afterEach(stop);

  it('is told with its first line, and not again with one that an earlier visit left [OPR-25]', async () => {
    const storage = memoryStorage();
    const first = await openOrdering(storage);
    expect(first.begun()).toBe(0);
    first.basket.addItem(margherita);
    first.basket.addItem(garlicBread);
    expect(first.begun()).toBe(1);
    const second = await openOrdering(storage);
    expect(second.basket.isEmpty).toBe(false);
    expect(second.begun()).toBe(0);
    expect(thrown).toEqual([]);
  });
});
