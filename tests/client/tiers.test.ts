import { describe, expect, it } from 'vitest';
import { openAccount } from '../../client/accounts/account-tier.ts';
import { AppStore } from '../../client/app-store.ts';
import { OrderingStore } from '../../client/ordering-store.ts';
import { PurchaseStore } from '../../client/purchase-store.ts';
import { memoryStorage } from '../../client/kernel/key-value-storage.ts';
import { testEnvironment } from './test-environment.ts';
import { testMarket } from './../core/test-market.ts';

/** The application, its loads written down; the first load of each tier fails where a test says so. */
const openApp = async ({ failsFirst = false, storage = memoryStorage() } = {}) => {
  const environment = testEnvironment(await testMarket('uk'), { storage });
  const app = AppStore.create({}, environment);
  const loads: string[] = [];
  const load = async <Tier>(name: string, create: () => Tier): Promise<Tier> => {
    const isFirst = !loads.includes(name);
    loads.push(name);
    if (failsFirst && isFirst) throw new Error('offline');
    return create();
  };
  app.loadsTiersBy({
    ordering: () => load('ordering', () => OrderingStore.create({}, environment)),
    purchase: () => load('purchase', () => PurchaseStore.create({}, environment)),
    account: () => load('account', () => openAccount(environment)),
  });
  return { app, loads, environment };
};

describe('the tiers of the application', () => {
  it('come when they are needed, once however often they are asked for', async () => {
    const { app, loads } = await openApp();
    expect(() => app.basket).toThrow('not loaded');
    await Promise.all([app.readyToOrder(), app.readyToOrder()]);
    expect(app.basket.isEmpty).toBe(true);
    expect(() => app.order).toThrow('not loaded');
    expect(loads).toEqual(['ordering']);
    await Promise.all([app.readyToBuy(), app.readyToBuy()]);
    expect(app.order.flow).toBe('idle');
    expect(loads).toEqual(['ordering', 'purchase']);
  });

  it('come together where the checkout is opened first', async () => {
    const { app, loads } = await openApp();
    await app.readyToBuy();
    expect(loads.toSorted()).toEqual(['ordering', 'purchase']);
    expect(app.paymentChoice.offers).toBeUndefined();
  });

  it('are loaded again after a load that failed', async () => {
    const { app } = await openApp({ failsFirst: true });
    await expect(app.readyToOrder()).rejects.toThrow('offline');
    await app.readyToOrder();
    await expect(app.readyToBuy()).rejects.toThrow('offline');
    await app.readyToBuy();
    expect(app.order.flow).toBe('idle');
  });

  it('bring the stores of an order that an earlier visit left, so that a new hut ends it', async () => {
    const storage = memoryStorage();
    const { app, environment } = await openApp({ storage });
    app.startOrderAnew();
    const { persistKeyPrefix } = environment.market.manifest.storage;
    storage.write(`${persistKeyPrefix}order`, '{}');
    await app.readyToOrder();
    app.order.giveUpAttempt();
    app.tracking.incrementStep();
    app.startOrderAnew();
    expect(app.tracking.trackerStep).toBe(0);
  });
});
