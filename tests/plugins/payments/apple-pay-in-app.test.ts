import { afterEach, describe, expect, it } from 'vitest';
import type { WalletOrder } from '../../../core/payments/wallet.ts';
import { applePay } from '../../../plugins/pay-apple-pay/apple-pay.ts';
import { browserWithApplePay, payment, withoutApplePay } from './apple-browser.ts';
import { walletOrder } from './wallet-order.ts';

afterEach(withoutApplePay);

const { payments } = walletOrder().order;

describe('Apple Pay in the mobile app', () => {
  /** An order in an app that writes down what it and the customer are told. */
  const inApp = (more: Parameters<typeof walletOrder>[0] = {}) => {
    const posted: unknown[] = [];
    const warned: string[] = [];
    const app: WalletOrder['app'] = {
      version: '3.0.91',
      post: (message) => void posted.push(message),
    };
    const { order } = walletOrder({ app, warn: (message) => void warned.push(message), ...more });
    return { order, posted, warned };
  };
  const abort = { type: 'APPLE_PAY_ABORT', payload: {} };

  it('tells app and customer of every failure [PAY-86, WEB-17]', async () => {
    const failing = [
      inApp({ validateMerchant: () => Promise.reject(new Error('no session')) }),
      inApp({ preauthorise: async () => false }),
      inApp({ problemsOf: () => Promise.reject(new Error('offline')) }),
    ];
    for (const { order, posted, warned } of failing) {
      const { session } = browserWithApplePay();
      const outcome = applePay.open(order);
      session().say('validatemerchant', { validationURL: 'https://apple.test/start' });
      session().say('paymentauthorized', { payment });
      expect(await outcome).toBe('failed');
      expect(posted).toEqual([abort]);
      expect(warned).toEqual(['payments.wallet.stopped']);
    }
  });

  it('tells them when there is no sheet to open [PAY-86, WEB-17]', async () => {
    const { order, posted, warned } = inApp();
    expect(await applePay.open(order)).toBe('unavailable');
    expect([posted, warned]).toEqual([[abort], ['payments.wallet.stopped']]);
  });

  it('tells nobody when the payment goes well or is given up, nor on the web [PAY-86, WEB-17]', async () => {
    const ends = ['paymentauthorized', 'cancel'] as const;
    for (const end of ends) {
      const { order, posted, warned } = inApp();
      const { session } = browserWithApplePay();
      const outcome = applePay.open(order);
      session().say(end, { payment });
      await outcome;
      expect([posted, warned]).toEqual([[], []]);
    }
    const web = inApp({ app: undefined, preauthorise: async () => false });
    const { session } = browserWithApplePay();
    const outcome = applePay.open(web.order);
    session().say('paymentauthorized', { payment });
    expect(await outcome).toBe('failed');
    expect(web.warned).toEqual([]);
  });

  it.each([
    ['3.0.90', 'new.id'],
    ['3.0.89', 'new.id'],
    ['3.0.91', 'merchant.test'],
    [undefined, 'merchant.test'],
  ])('of version %s asks as %s [WEB-18]', async (version, asked) => {
    const { session } = browserWithApplePay();
    const merchants: string[] = [];
    const { order } = inApp({
      app: { version, post: () => {} },
      payments: { ...payments, applePayMerchantIdMap: { 'merchant.test': 'new.id' } },
      validateMerchant: async ({ merchantIdentifier }) => merchants.push(merchantIdentifier),
    });
    void applePay.open(order);
    session().say('validatemerchant', { validationURL: 'https://apple.test/start' });
    await expect.poll(() => merchants).toEqual([asked]);
  });
});
