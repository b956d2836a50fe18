import { describe, expect, it } from 'vitest';
import { keepOnDevice, readDevice } from '../../client/checkout/device-details.ts';
import { afterDeletion, leaveAccount } from '../../client/leave-account.ts';
import type { AppHost } from '../../core/shell/ports.ts';
import { memoryStorage } from '../../client/kernel/key-value-storage.ts';
import { browserHost } from '../../plugins/browser-host/browser-host.ts';
import { openAccount, sessionOf } from './accounts/open-account.ts';
import { testMarket } from '../core/test-market.ts';
import { fakeApp, hostOf, inApp } from './webview/fake-app.ts';

/** A customer with something stored, in an app or in a browser. */
const open = async (host?: AppHost) => {
  const market = await testMarket('ca', ['browser-host', 'consent-banner']);
  const storage = memoryStorage();
  const opened = await openAccount(
    {},
    { market: host ? inApp(market, host) : market, storage },
    'ca',
  );
  opened.app.session.signIn(sessionOf(opened.environment));
  const key = `${market.manifest.storage.persistKeyPrefix}basket`;
  storage.write(key, '{"version":1,"state":{}}');
  keepOnDevice({ contact: { name: 'Grace' }, addresses: [] }, opened.environment);
  const remembered = () => readDevice(opened.environment);
  return { ...opened, kept: () => storage.read(key), remembered };
};

describe('leaving', () => {
  it('after the account was deleted leads out of the app, and home on the web [WEB-10]', () => {
    const { host } = hostOf(fakeApp({}).page);
    expect(afterDeletion(host, '/account')).toBe('/account/app-logout');
    expect(afterDeletion(browserHost, '/account')).toBe('/');
  });

  it('by the app’s own way clears what is stored, the guest whom the device remembers as well, signs out, then tells the app [WEB-10, SHP-16]', async () => {
    const { page, posted } = fakeApp({});
    const { app, environment, kept, names, remembered } = await open(hostOf(page).host);
    expect(remembered()).toBeDefined();
    await leaveAccount(app, environment, { tellsApp: true });
    expect(app.session.isLoggedIn).toBe(false);
    expect(kept()).toBeUndefined();
    expect(remembered()).toBeUndefined();
    expect(names()).toContain('signOut');
    expect(posted.at(-1)).toEqual({ type: 'LOGOUT', payload: {} });
  });

  it('by the way of the web tells no app, and a browser has none to tell [WEB-10]', async () => {
    const { page, posted } = fakeApp({});
    const inside = await open(hostOf(page).host);
    await leaveAccount(inside.app, inside.environment, { tellsApp: false });
    expect(JSON.stringify(posted)).not.toContain('LOGOUT');
    const outside = await open();
    await leaveAccount(outside.app, outside.environment, { tellsApp: true });
    expect(outside.app.session.isLoggedIn).toBe(false);
    expect(outside.kept()).toBeUndefined();
  });
});
