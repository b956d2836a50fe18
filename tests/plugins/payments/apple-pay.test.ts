import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { applePay } from '../../../plugins/pay-apple-pay/apple-pay.ts';
import { merchantId } from '../../../plugins/pay-apple-pay/merchant-id.ts';
import { testManifest } from '../../core/test-market.ts';
import { browserWithApplePay, payment, withoutApplePay } from './apple-browser.ts';
import { good, walletOrder } from './wallet-order.ts';

afterEach(withoutApplePay);

const { config, loadScript, payments, type } = walletOrder().order;
const settings = { config, loadScript, payments, type, country: 'GB', currency: 'GBP' };

describe('Apple Pay', () => {
  it('is there where the browser has it and the hut is set up for it [PAY-16]', async () => {
    expect(await applePay.isAvailable(settings)).toBe(false);
    browserWithApplePay();
    expect(await applePay.isAvailable(settings)).toBe(true);
    const { applePay: _without, ...other } = config;
    expect(await applePay.isAvailable({ ...settings, config: other })).toBe(false);
  });

  it('goes through its steps, opens within the click, and completes half a second after the order is taken [PAY-81, PAY-84]', async () => {
    const { told, session } = browserWithApplePay();
    const { order, steps, waits } = walletOrder();
    const outcome = applePay.open(order);
    expect(told).toEqual(['begin']);
    session().say('validatemerchant', { validationURL: 'https://apple.test/start' });
    await expect.poll(() => told.at(-1)).toEqual({ session: 'merchant.test' });
    session().say('paymentauthorized', { payment });
    expect(await outcome).toBe('completed');
    expect(steps).toEqual([
      'clicked',
      'initialised',
      'merchant-validation',
      'authorised',
      'response-check',
      'pre-authorisation',
      'completed',
    ]);
    expect(waits).toEqual([500]);
    expect(told.at(-1)).toEqual({ status: 0 });
  });

  it('shows the lines and the total with the tip, and asks deliveries for their address [PAY-98, PAY-97]', async () => {
    const { session } = browserWithApplePay();
    void applePay.open(walletOrder().order);
    expect(session().request).toMatchObject({
      countryCode: 'GB',
      currencyCode: 'GBP',
      lineItems: [{ label: 'Subtotal', amount: '12.99' }],
      total: { label: 'Fornello', amount: '14.49' },
      requiredShippingContactFields: ['name', 'email', 'phone', 'postalAddress'],
    });
    const other = browserWithApplePay();
    void applePay.open(walletOrder({ disposition: 'collection' }).order);
    expect(other.session().request.requiredShippingContactFields).toEqual([
      'name',
      'email',
      'phone',
    ]);
  });

  it('says nothing more to a session that the customer has closed while the order was checked', async () => {
    const { told, session } = browserWithApplePay();
    let answer = (_isTaken: boolean): void => undefined;
    const preauthorise = () => new Promise<boolean>((resolve) => (answer = resolve));
    const { order, steps } = walletOrder({ preauthorise });
    const outcome = applePay.open(order);
    session().say('paymentauthorized', { payment });
    await expect.poll(() => steps.at(-1)).toBe('pre-authorisation');
    session().say('cancel');
    answer(false);
    expect(await outcome).toBe('cancelled');
    await setImmediate();
    expect([told, steps.at(-1)]).toEqual([['begin'], 'cancelled']);
  });

  it('hands over who pays, where to, the token and the order it is for [PAY-87, PAY-88]', async () => {
    const { session } = browserWithApplePay();
    const { order, payloads } = walletOrder();
    const outcome = applePay.open(order);
    session().say('paymentauthorized', { payment });
    await outcome;
    expect(payloads).toEqual([
      {
        token: payment.token,
        cardType: 'visa',
        name: good.name,
        emailAddress: good.email,
        phoneNumber: good.phone,
        shipping: {
          givenName: 'Ada',
          familyName: 'Lovelace',
          addressLine1: good.line,
          postalCode: good.postcode,
        },
        billing: expect.objectContaining({ givenName: 'Ada', country: 'GB' }) as unknown,
        disposition: 'delivery',
        hutId: '1101',
      },
    ]);
  });

  it('marks what is wrong at its field and lets the customer try again [PAY-91, PAY-95]', async () => {
    const { told, session } = browserWithApplePay();
    const problems = [
      { of: 'shipping', field: 'postcode', message: 'payments.wallet.postcode' } as const,
    ];
    const { order, payloads } = walletOrder({ problemsOf: async () => problems.splice(0) });
    const outcome = applePay.open(order);
    session().say('paymentauthorized', { payment });
    await expect
      .poll(() => told.at(-1))
      .toEqual({
        status: 1,
        errors: [
          {
            code: 'shippingContactInvalid',
            contactField: 'postalCode',
            message: 'payments.wallet.postcode',
          },
        ],
      });
    expect(payloads).toEqual([]);
    session().say('paymentauthorized', { payment });
    expect(await outcome).toBe('completed');
  });

  it('closes the sheet when anything fails [PAY-85]', async () => {
    const failing = [
      walletOrder({ validateMerchant: () => Promise.reject(new Error('no session')) }),
      walletOrder({ preauthorise: async () => false }),
      walletOrder({ problemsOf: () => Promise.reject(new Error('offline')) }),
    ];
    for (const { order } of failing) {
      const { told, session } = browserWithApplePay();
      const outcome = applePay.open(order);
      session().say('validatemerchant', { validationURL: 'https://apple.test/start' });
      session().say('paymentauthorized', { payment });
      expect(await outcome).toBe('failed');
      expect(told).toContain('abort');
    }
  });

  it('ends as cancelled when the sheet is closed [PAY-81]', async () => {
    const { session } = browserWithApplePay();
    const { order, steps } = walletOrder();
    const outcome = applePay.open(order);
    session().say('cancel');
    expect(await outcome).toBe('cancelled');
    expect(steps.at(-1)).toBe('cancelled');
  });
});

describe('the merchant id', () => {
  const settingsWith = {
    ...testManifest('uk').payments,
    applePayMerchantIdMap: { 'old.id': 'new.id' },
  };

  it('of an old app is mapped to the new one; newer apps and the web keep it [PAY-99, WEB-18]', () => {
    expect(merchantId('old.id', '3.0.90', settingsWith)).toBe('new.id');
    expect(merchantId('old.id', '3.0.91', settingsWith)).toBe('old.id');
    expect(merchantId('old.id', undefined, settingsWith)).toBe('old.id');
    expect(merchantId('other', '1.0', settingsWith)).toBe('other');
  });

  it('compares versions number by number [PAY-100]', () => {
    expect(merchantId('old.id', '3.0.100', settingsWith)).toBe('old.id');
    expect(merchantId('old.id', '2.99.999', settingsWith)).toBe('new.id');
    expect(merchantId('old.id', '3.0', settingsWith)).toBe('new.id');
  });
});
