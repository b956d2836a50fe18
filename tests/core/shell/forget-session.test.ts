import { expect, it } from 'vitest';
import { AppStore } from '../../../core/app-store.ts';
import { forgetSession } from '../../../core/shell/forget-session.ts';
import { memoryStorage } from '../../../core/shell/key-value-storage.ts';
import { persist } from '../../../core/shell/persistence.ts';
import { testEnvironment, testMarket } from '../test-environment.ts';

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
