import { describe, expect, it } from 'vitest';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import { fillIn, openCheckout, orderCalls, preauthorised } from '../orders/open-checkout.ts';
import { openWith, scripted } from '../payments/scripted-wallet.ts';
import { testMarket } from '../../core/test-market.ts';
import { fakeApp, hostOf, inApp, userAgents } from './fake-app.ts';

const ordered = async (userAgent?: string): Promise<OrderRequest | undefined> => {
  const requests: OrderRequest[] = [];
  const calls = orderCalls({
    preauthorise: async (request) => {
      requests.push(request);
      return preauthorised();
    },
  });
  const market = await testMarket('uk');
  const { app } = await openCheckout({
    orders: calls.api,
    market:
      userAgent === undefined ? market : inApp(market, hostOf(fakeApp({ userAgent }).page).host),
  });
  await app.checkout.open().catch(() => {});
  fillIn(app);
  await app.order.submit((key) => key);
  return requests[0];
};

describe('an order', () => {
  it('says whether it comes out of the mobile app [WEB-14]', async () => {
    expect((await ordered())?.isMobileApp).toBe(false);
    expect((await ordered(userAgents.iphone))?.isMobileApp).toBe(true);
    expect((await ordered(userAgents.android))?.isMobileApp).toBe(true);
  });
});

describe('an order by a wallet', () => {
  it('knows the app around the page and its version, and warns in passing [PAY-86, WEB-17, WEB-18]', async () => {
    const wallet = scripted(async ({ warn }) => {
      warn('payments.wallet.stopped');
      return 'cancelled';
    });
    const { app, environment } = await openWith(wallet);
    await app.order.submit((key) => key);
    expect(wallet.orders[0]?.app).toBeUndefined();
    const { host } = hostOf(fakeApp({}).page);
    Object.assign(environment, { market: inApp(environment.market, host) });
    await app.order.submit((key) => key);
    expect(wallet.orders[1]?.app).toMatchObject({ version: '3.0.90' });
    expect(app.notifications.list.map(({ message }) => message)).toEqual([
      'payments.wallet.stopped',
    ]);
  });
});
