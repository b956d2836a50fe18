import { describe, expect, it } from 'vitest';
import { takeHandedSession } from '../../../client/webview/take-handed-session.ts';
import { tellShop } from '../../../client/webview/tell-shop.ts';
import { defaultChoice } from '../../../core/menu/default-choice.ts';
import type { AppCapability } from '../../../schemas/types/webview/greeting.ts';
import type { TrackingStatus } from '../../../schemas/types/http/orders.ts';
import { ada, openAccount, sessionOf } from '../accounts/open-account.ts';
import { fillIn, openCheckout, orderCalls } from '../orders/open-checkout.ts';
import { testMarket } from '../../core/test-market.ts';
import { testEnvironment } from '../test-environment.ts';
import { fakeApp, hostOf } from './fake-app.ts';
import { fits } from './message-schemas.ts';

type Told = { readonly type: string; readonly payload: object };

/** A shop with two pizzas in the basket, in an app that takes some messages. */
const open = async (...accepted: AppCapability[]) => {
  const around = fakeApp({});
  const native = hostOf(around.page).host.app;
  if (!native) throw new Error('The host has no app.');
  native.greet(() => undefined);
  const accept = (...capabilities: AppCapability[]) =>
    around.say('CAPABILITIES', { version: 2, capabilities });
  accept(...accepted);
  let push = (_status: TrackingStatus): void => undefined;
  const never = () => new Promise<never>(() => undefined);
  const shop = await openCheckout({
    orders: orderCalls().api,
    wait: never,
    tracking: {
      ...testEnvironment(await testMarket('uk')).tracking,
      read: never,
      follow: (_id, hear) => {
        push = (order_status) =>
          hear({ order_status, orderTimeUTC: '2026-03-04T12:00:00Z', history: [] });
        return () => undefined;
      },
    },
  });
  const stop = tellShop(shop.app, shop.environment, native);
  const told = (): readonly Told[] =>
    (around.posted as Told[]).filter(({ type }) => type !== 'READY' && type !== 'ACCEPTED');
  return { ...shop, accept, push: (status: TrackingStatus) => push(status), stop, told };
};

describe('what happens in the shop', () => {
  it('is told of the basket: how many lines and what is left to pay, now and at each change [HST-04]', async () => {
    const { app, pizza, told } = await open('basket');
    const first = app.basket.priced?.amountDue ?? 0;
    const id = app.basket.addItem(defaultChoice(pizza));
    app.basket.removeItem(id);
    app.basket.clear();
    expect(told()).toEqual(
      [
        [2, first],
        [3, first * 1.5],
        [2, first],
        [0, 0],
      ].map(([count, minor]) => ({
        type: 'BASKET_CHANGED',
        payload: { count, total: { minor, currency: 'GBP' } },
      })),
    );
    expect(told().every(fits('MessageToApp'))).toBe(true);
  });

  it('is told once the app takes it, and no more when it does not [HST-03, HST-04]', async () => {
    const { accept, app, pizza, stop, told } = await open();
    app.basket.addItem(defaultChoice(pizza));
    expect(told()).toEqual([]);
    accept('basket');
    expect(told()).toMatchObject([{ type: 'BASKET_CHANGED', payload: { count: 3 } }]);
    accept();
    app.basket.addItem(defaultChoice(pizza));
    expect(told()).toHaveLength(1);
    accept('basket');
    stop();
    app.basket.clear();
    expect(told().at(-1)).toMatchObject({ payload: { count: 4 } });
  });

  it('is told of each order that is placed, once, and it can be felt [HST-04]', async () => {
    const { app, told } = await open('order-placed', 'haptics');
    fillIn(app);
    await app.checkout.open().catch(() => undefined);
    await app.order.submit((key) => key);
    expect(told()).toEqual([
      {
        type: 'ORDER_PLACED',
        payload: { transactionId: 'transaction-1', reference: 'FN-1001' },
      },
      { type: 'HAPTICS', payload: { kind: 'success' } },
    ]);
    expect(told().every(fits('MessageToApp'))).toBe(true);
  });

  it('is told of how far an order is, each status once, to its last [HST-04]', async () => {
    const { app, push, told } = await open('order-status');
    const statuses: TrackingStatus[] = ['CONFIRMING', 'CONFIRMED', 'CONFIRMED', 'DELIVERED'];
    app.tracking.follow('transaction-7');
    for (const order_status of statuses) push(order_status);
    expect(told()).toEqual(
      ['CONFIRMING', 'CONFIRMED', 'DELIVERED'].map((status) => ({
        type: 'ORDER_STATUS',
        payload: { transactionId: 'transaction-7', status },
      })),
    );
    expect(told().every(fits('MessageToApp'))).toBe(true);
  });

  it('can be felt: something in the basket, an error [HST-04]', async () => {
    const { app, pizza, told } = await open('haptics');
    app.basket.addItem(defaultChoice(pizza));
    app.basket.clear();
    app.notifications.raise({ id: 'news', type: 'info', message: 'a' });
    app.notifications.raise({ id: 'failure', type: 'error', message: 'b' });
    app.notifications.clear();
    expect(told()).toEqual(
      ['selection', 'error'].map((kind) => ({ type: 'HAPTICS', payload: { kind } })),
    );
  });
});

describe('a session that the app hands over', () => {
  const handed = { id: ada.id, access: 'access-1', refresh: 'refresh-1', provider: 'password' };

  it('signs its customer in, once however often it comes [HST-04]', async () => {
    const market = await testMarket('uk', ['browser-host', 'consent-banner', 'email-sign-in']);
    const { app, environment, names } = await openAccount({}, { market });
    const { expiresAt } = sessionOf(environment);
    const take = () => takeHandedSession(app, environment, { ...handed, expiresAt });
    await Promise.all([take(), take()]);
    await take();
    expect(app.session.authentication).toEqual(handed);
    expect(app.session.firstName).toBe(ada.firstName);
    expect(names()).toEqual(['account']);
  });

  it('that the server does not know ends as any other does, and breaks nothing [HST-04]', async () => {
    const market = await testMarket('uk', ['browser-host', 'consent-banner', 'email-sign-in']);
    const { app, environment } = await openAccount({}, { market });
    const fail = () => Promise.reject(new Error('offline'));
    await takeHandedSession({ session: app.session, readyForAccount: fail }, environment, {
      ...handed,
      expiresAt: 0,
    });
    expect(app.session.isLoggedIn).toBe(false);
    expect(environment.reports).toMatchObject([{ level: 'warning' }]);
  });

  it('is passed over where the market has no accounts [HST-04]', async () => {
    const market = await testMarket('uk', ['browser-host', 'consent-banner']);
    const { app, environment } = await openAccount({}, { market });
    const { expiresAt } = sessionOf(environment);
    await takeHandedSession(app, environment, { ...handed, expiresAt });
    expect(app.session.isLoggedIn).toBe(false);
  });
});
