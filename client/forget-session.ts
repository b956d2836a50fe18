import { applySnapshot } from 'mobx-state-tree';
import type { App } from './app-store.ts';
import type { Environment } from './kernel/environment.ts';
import { keptChoicesKey } from './menu/kept-choices.ts';
import { persistentSlices } from './kernel/persistent-slices.ts';
import { forgetPlugins } from './plugins/forget-plugins.ts';

/** Slices that belong to the visitor and outlive a session [SHL-48]. */
const lasting: readonly string[] = ['language'];

/**
 * Ends a session while stores cannot be loaded, as without a connection: empties the stores that are there, and takes
 * what an earlier visit left for the others out of storage, so that nobody finds it there. Language stays [ACC-10].
 */
export const forgetSession = (
  app: App,
  { market, storage }: Pick<Environment, 'market' | 'storage'>,
): void => {
  app.session.signOut();
  app.localisation.delocalise();
  app.wishes.clear();
  applySnapshot(app.localisation, {});
  if (app.purchase) {
    for (const store of [app.checkout, app.order, app.tracking]) applySnapshot(store, {});
  }
  if (app.ordering) {
    for (const store of [app.basket, app.vouchers, app.giftCards]) applySnapshot(store, {});
  }
  forgetPlugins(app, { market, storage });
  const prefix = market.manifest.storage.persistKeyPrefix;
  const names = persistentSlices.map(({ key }) => key).filter((key) => !lasting.includes(key));
  for (const name of [
    ...names,
    ...names.map((key) => `${key}.aside`),
    'account-data',
    keptChoicesKey,
  ]) {
    storage.remove(prefix + name);
  }
};
