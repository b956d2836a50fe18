import { describe, expect, it } from 'vitest';
import { ada, openAccount, sessionOf } from '../accounts/open-account.ts';
import { type MarketId, testMarket } from '../../core/test-market.ts';
import { guarded } from '../../../core/engine/guard.ts';
import { extensionPoints } from '../../../core/extension-points.ts';
import { recordedFailures } from '../../setup/recorded-failures.ts';
import { fakeApp, hostOf, inApp } from './fake-app.ts';

const details = { firstName: 'Ada', lastName: 'King', phone: '+14165550123' };

const known = {
  customerId: ada.id,
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: ada.phone,
  marketingEmail: false,
  marketingSMS: false,
};

/** The plugins of a market that account events and the app are about. */
const plugins = ['browser-host', 'consent-banner', 'app-account-events'];

/** A customer of a market in the app, and the events that were pushed to it. */
const open = async (id: MarketId, answers: Parameters<typeof openAccount>[0] = {}) => {
  const { page, posted, texts } = fakeApp({});
  const market = inApp(await testMarket(id, plugins), hostOf(page).host);
  const opened = await openAccount(answers, { market }, id);
  const events = () =>
    posted.flatMap((message) => {
      const { type, payload } = message as { type: string; payload: unknown };
      return type === 'EVENT' ? [payload] : [];
    });
  return { ...opened, events, texts };
};

describe('what happens to an account', () => {
  it('is pushed to the app in Canada: login, create, update, delete, logout, without tokens [WEB-09]', async () => {
    const { account, environment, events, texts } = await open('ca');
    await account.takeSession(sessionOf(environment));
    await account.changes.save(details, 'create');
    await account.changes.save(details);
    await account.changes.saveProfile({ firstName: 'Ada' });
    await account.changes.remove();
    await account.logOut();
    const changed = { ...known, ...details };
    expect(events()).toEqual([
      { name: 'login', data: known },
      { name: 'customer-create', data: changed },
      { name: 'customer-update', data: changed },
      expect.objectContaining({ name: 'customer-update' }),
      { name: 'customer-delete', data: { customerId: ada.id } },
      { name: 'logout', data: { customerId: ada.id } },
    ]);
    for (const text of texts) expect(text).not.toMatch(/access|refresh|token|Margherita7/i);
  });

  it.each(['uk', 'fr', 'in'] as const)('is pushed to no app in %s [WEB-09]', async (id) => {
    const { account, environment, events } = await open(id);
    await account.takeSession(sessionOf(environment));
    await account.changes.save(details, 'create');
    await account.changes.remove();
    await account.logOut();
    expect(events()).toEqual([]);
  });

  it('is not pushed where an operator has switched that off [WEB-09]', async () => {
    const { account, environment, events } = await open('ca');
    const { market } = environment;
    market.manifest.webview.pushAccountEvents = false;
    await account.takeSession(sessionOf(environment));
    expect(events()).toEqual([]);
  });

  it('that did not happen is not told: a guest who logs out, a deletion that fails', async () => {
    const no = () => Promise.reject(new Error('no'));
    const { account, events } = await open('ca', {
      accounts: { remove: no, create: no },
    });
    await account.changes.remove();
    await expect(account.changes.save(details, 'create')).rejects.toThrow('no');
    await account.logOut();
    expect(events()).toEqual([]);
  });

  it('is told once when a session ends, whichever way', async () => {
    const { account, app, environment, events } = await open('ca');
    app.session.signIn(sessionOf(environment));
    account.forget();
    account.forget();
    expect(events()).toEqual([{ name: 'logout', data: { customerId: ada.id } }]);
  });

  it('goes on for the customer when a listener fails', async () => {
    const market = await testMarket('ca', plugins);
    const { extensions } = market;
    const { watch, failures } = recordedFailures();
    const point = 'account-listener';
    const broken = guarded(
      {
        heard: () => {
          throw new Error('broken');
        },
      },
      { plugin: 'broken', point, policy: extensionPoints[point], watch },
    );
    const all = ((asked: Parameters<typeof extensions.all>[0]) =>
      asked === point ? [broken] : extensions.all(asked)) as typeof extensions.all;
    const { account, app, environment } = await openAccount(
      {},
      { market: { ...market, extensions: { ...extensions, all } } },
      'ca',
    );
    await account.takeSession(sessionOf(environment));
    expect(app.session.isLoggedIn).toBe(true);
    expect(failures).toMatchObject([{ plugin: 'broken', call: 'heard' }]);
  });
});
