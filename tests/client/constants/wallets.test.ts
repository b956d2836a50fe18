import { afterEach, describe, expect, it } from 'vitest';
import type { WalletOrder } from '../../../core/payments/wallet.ts';
import { applePay } from '../../../plugins/pay-apple-pay/apple-pay.ts';
import { merchantId } from '../../../plugins/pay-apple-pay/merchant-id.ts';
import { GooglePayClient } from '../../../plugins/pay-google-pay/google-client.ts';
import { googlePay } from '../../../plugins/pay-google-pay/google-pay.ts';
import type { GoogleSetUp, PaymentsClient } from '../../../plugins/pay-google-pay/google-types.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import { walletOrder } from '../../plugins/payments/wallet-order.ts';
import { everywhere, inEachMarket, manifestWith } from './changed-markets.ts';

type AppleEvents = 'paymentauthorized' | 'validatemerchant' | 'cancel';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ApplePaySession');
});

describe('Apple Pay', () => {
  /** How long the sheet waits after the order was taken. */
  const waitsIn = async ({ payments }: Manifest) => {
    const listeners = new Map<AppleEvents, (event: object) => void>();
    class Session {
      addEventListener = (name: AppleEvents, listener: (event: object) => void) =>
        void listeners.set(name, listener);
      begin = () => listeners.get('paymentauthorized')?.({ payment: { token: {} } });
      abort = () => {};
      completePayment = () => {};
    }
    Object.assign(globalThis, { ApplePaySession: Session });
    const { order, waits } = walletOrder({ payments });
    expect(await applePay.open(order)).toBe('completed');
    return waits;
  };

  it('completes the pause of the market after the order is taken [CST-49]', async () => {
    for (const waits of Object.values(inEachMarket(waitsIn))) expect(await waits).toEqual([500]);
    const payments = { applePayCompletionDelayMs: 7 };
    expect(await waitsIn(manifestWith('uk', { payments }))).toEqual([7]);
  });

  it('maps the merchant ids of apps up to the version of the market [CST-51]', () => {
    const applePayMerchantIdMap = { old: 'new' };
    const mapped = ({ payments }: Manifest) =>
      ['3.0.89', '3.0.90', '3.0.91', '3.1.0'].map((version) =>
        merchantId('old', version, { ...payments, applePayMerchantIdMap }),
      );
    expect(inEachMarket(mapped)).toEqual(everywhere(['new', 'new', 'old', 'old']));
    const payments = { applePayMerchantIdMapMaxVersion: '3.0.91' };
    expect(mapped(manifestWith('uk', { payments }))).toEqual(['new', 'new', 'new', 'old']);
  });
});

describe('Google Pay', () => {
  /** What Google's client is set up with at a hut and asked for. */
  const askedIn = async ({ payments }: Pick<WalletOrder, 'payments'>, testMode = true) => {
    const asked: unknown[] = [];
    const Client = class implements PaymentsClient {
      constructor({ environment }: GoogleSetUp) {
        asked.push(environment);
      }
      isReadyToPay = async () => ({ result: true });
      loadPaymentData = (request: object) => {
        asked.push(request);
        return Promise.reject(new Error('not shown'));
      };
    };
    const wrapper = new GooglePayClient();
    const create = wrapper.create.bind(wrapper);
    wrapper.create = (settings, callbacks) => create(settings, callbacks, async () => Client);
    const wallet = googlePay(wrapper);
    const { order } = walletOrder({ payments });
    await wallet.isAvailable({ ...order, config: { ...order.config, testMode } });
    await wallet.open(order);
    return asked;
  };
  const billing = (billingAddressParameters: object) => ({
    allowedPaymentMethods: [{ parameters: { billingAddressParameters } }],
  });

  it('is asked as the market says: version 2.0, a final price, the full billing address with phone, the email [CST-52]', async () => {
    for (const asked of Object.values(inEachMarket((manifest) => askedIn(manifest)))) {
      expect(await asked).toMatchObject([
        'TEST',
        {
          apiVersion: 2,
          apiVersionMinor: 0,
          emailRequired: true,
          transactionInfo: { totalPriceStatus: 'FINAL' },
          ...billing({ format: 'FULL', phoneNumberRequired: true }),
        },
      ]);
    }
    const changed = manifestWith('uk', {
      payments: {
        googlePay: {
          apiVersion: 3,
          apiVersionMinor: 1,
          testHutEnvironment: 'PRODUCTION',
          environment: 'TEST',
          totalPriceStatus: 'ESTIMATED',
          billingAddressFormat: 'MIN',
          billingPhoneRequired: false,
          emailRequired: false,
        },
      },
    });
    expect(await askedIn(changed)).toMatchObject([
      'PRODUCTION',
      {
        apiVersion: 3,
        apiVersionMinor: 1,
        emailRequired: false,
        transactionInfo: { totalPriceStatus: 'ESTIMATED' },
        ...billing({ format: 'MIN', phoneNumberRequired: false }),
      },
    ]);
    expect((await askedIn(changed, false))[0]).toBe('TEST');
  });
});
