import { expect, it } from 'vitest';
import { AppStore } from '../../client/app-store.ts';
import { forgetSession } from '../../client/forget-session.ts';
import { memoryStorage } from '../../client/kernel/key-value-storage.ts';
import { persist } from '../../client/kernel/persistence.ts';
import { testEnvironment } from './test-environment.ts';
import { testMarket } from '../core/test-market.ts';

it('leaves nothing of the customer in storage when stores cannot be loaded, and keeps the language [ACC-10]', async () => {
  const market = await testMarket('uk', []);
  const storage = memoryStorage();
  const environment = testEnvironment(market, { storage });
  const prefix = market.manifest.storage.persistKeyPrefix;
  const left = ['basket', 'customer', 'order', 'voucher', 'credits', 'account-data', 'order.aside'];
  for (const key of left) storage.write(prefix + key, '{"version":1,"state":{}}');
  storage.write('of-somebody-else', 'stays');
  const app = AppStore.create({}, environment);
  persist(app, environment);
  app.session.chooseLanguage('en-GB');
  app.session.signIn({
    authentication: { id: 'a', access: 'secret-a', refresh: 'secret-r', provider: 'password' },
    expiresAt: environment.now() + 1000,
  });
  forgetSession(app, environment);
  expect(app.session.isLoggedIn).toBe(false);
  expect(storage.read('of-somebody-else')).toBe('stays');
  const kept = storage.keys().filter((key) => key.startsWith(prefix));
  expect(kept).toEqual([`${prefix}language`]);
});
