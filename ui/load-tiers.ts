import type { TierLoaders } from '../client/app-store.ts';
import type { ShellEnvironment } from '../client/tiers.ts';
import { persist } from '../client/kernel/persistence.ts';
import { moneyFormatter } from '../core/money/format-money.ts';
import { yieldToMain } from './platform/yield-to-main.ts';

/** Loads the plugins of a tier and binds them to the market that runs. */
export interface TierPlugins {
  readonly ordering: () => Promise<void>;
  readonly purchase: () => Promise<void>;
}

/**
 * Loaders of the tiers that come later. Each brings the tier's plugins, its ports, its stores, and what these had stored;
 * ordering also drops a basket whose time is over [BSK-08], in pieces that give way to taps. The account's has no plugins.
 */
export const tierLoaders = (environment: ShellEnvironment, plugins: TierPlugins): TierLoaders => ({
  async ordering() {
    const [{ OrderingStore }, { createOrderingPorts }] = await Promise.all([
      import('../client/ordering-store.ts'),
      import('./ordering-ports.ts'),
      plugins.ordering(),
    ]);
    await yieldToMain();
    Object.assign(environment, createOrderingPorts(environment));
    const ordering = OrderingStore.create({}, environment);
    await yieldToMain();
    persist(ordering, environment);
    ordering.basket.dropIfExpired();
    await yieldToMain();
    // The first number in a language takes longest to write.
    moneyFormatter(environment.market.manifest.money, environment.locale())(0);
    await yieldToMain();
    return ordering;
  },
  async purchase() {
    const [{ PurchaseStore }, { createPurchasePorts }] = await Promise.all([
      import('../client/purchase-store.ts'),
      import('./purchase-ports.ts'),
      plugins.purchase(),
    ]);
    Object.assign(environment, createPurchasePorts(environment.http));
    const purchase = PurchaseStore.create({}, environment);
    persist(purchase, environment);
    return purchase;
  },
  async account() {
    const { openAccount } = await import('../client/accounts/account-tier.ts');
    return openAccount(environment);
  },
});
