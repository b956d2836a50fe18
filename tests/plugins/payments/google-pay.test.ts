import { describe, expect, it } from 'vitest';
import type { WalletOrder } from '../../../core/payments/wallet.ts';
import {
  GooglePayClient,
  methodsOf,
  versionOf,
} from '../../../plugins/pay-google-pay/google-client.ts';
import { googlePay } from '../../../plugins/pay-google-pay/google-pay.ts';
import type {
  GoogleAnswer,
  GooglePaymentData,
  GoogleSetUp,
  PaymentsClient,
  PaymentsClientClass,
} from '../../../plugins/pay-google-pay/google-types.ts';
import { good, walletOrder } from './wallet-order.ts';

const address = {
  name: good.name,
  address1: good.line,
  postalCode: good.postcode,
  phoneNumber: good.phone,
  countryCode: 'GB',
};
const data: GooglePaymentData = {
  email: good.email,
  shippingAddress: address,
  paymentMethodData: {
    tokenizationData: { token: 'secret' },
    info: { billingAddress: address, cardNetwork: 'VISA' },
  },
};

/** Google's client as a script, and what it was set up with, asked and answered. */
const scripted = (sheet: readonly GooglePaymentData[] | 'cancelled' = [data]) => {
  const requests: Record<string, unknown>[] = [];
  const setUps: GoogleSetUp[] = [];
  const answers: GoogleAnswer[] = [];
  const Client = class implements PaymentsClient {
    readonly #setUp: GoogleSetUp;
    constructor(setUp: GoogleSetUp) {
      this.#setUp = setUp;
      setUps.push(setUp);
    }
    isReadyToPay = async () => ({ result: true });
    async loadPaymentData(request: object) {
      requests.push(request as Record<string, unknown>);
      if (sheet === 'cancelled')
        throw Object.assign(new Error('closed'), { statusCode: 'CANCELED' });
      for (const one of sheet) {
        answers.push(await this.#setUp.paymentDataCallbacks.onPaymentAuthorized(one));
      }
      return data;
    }
  };
  const wrapper = new GooglePayClient();
  const load = async () => Client as PaymentsClientClass;
  const create = wrapper.create.bind(wrapper);
  wrapper.create = (settings, callbacks) => create(settings, callbacks, load);
  return { wallet: googlePay(wrapper), wrapper, requests, setUps, answers };
};

const settingsOf = ({ config, payments, country, currency, loadScript }: WalletOrder) => ({
  type: 'googlePay',
  config,
  payments,
  country,
  currency,
  loadScript,
});

const pay = async (made: ReturnType<typeof scripted>, more: Partial<WalletOrder> = {}) => {
  const opened = walletOrder(more);
  await made.wallet.isAvailable(settingsOf(opened.order));
  const outcome = await made.wallet.open(opened.order);
  return { ...opened, outcome };
};

describe('Google Pay', () => {
  it('is set up by the hut: version 2.0, test environment for test huts, its gateway and merchant [PAY-103, PAY-18]', async () => {
    const made = scripted();
    await pay(made);
    expect(made.setUps[0]).toMatchObject({
      environment: 'TEST',
      merchantInfo: { merchantId: 'fornello-uk' },
    });
    expect(made.requests[0]).toMatchObject({
      apiVersion: 2,
      apiVersionMinor: 0,
      emailRequired: true,
      transactionInfo: { totalPriceStatus: 'FINAL', totalPrice: '14.49', currencyCode: 'GBP' },
      allowedPaymentMethods: [
        {
          parameters: {
            billingAddressRequired: true,
            billingAddressParameters: { format: 'FULL', phoneNumberRequired: true },
          },
          tokenizationSpecification: {
            type: 'PAYMENT_GATEWAY',
            parameters: { gateway: 'sandbox', gatewayMerchantId: 'fornello-uk' },
          },
        },
      ],
    });
    const real = scripted();
    const { order } = walletOrder();
    await real.wallet.isAvailable({
      ...settingsOf(order),
      config: { ...order.config, testMode: false },
    });
    expect(real.setUps[0]?.environment).toBe('PRODUCTION');
    expect(versionOf(order)).toEqual({ apiVersion: 2, apiVersionMinor: 0 });
    expect(methodsOf(order)).toHaveLength(1);
  });

  it('names what else the gateway of the hut wants Google to know [GTW-18]', () => {
    const { order } = walletOrder();
    const parameters = { 'stripe:version': '2018-10-31', 'stripe:publishableKey': 'pk_1' };
    const stripe = { gateway: 'stripe', merchantId: 'BCR2', parameters };
    const [method] = methodsOf({ ...order, config: { ...order.config, googlePay: stripe } });
    expect(method?.tokenizationSpecification.parameters).toEqual({
      gateway: 'stripe',
      ...parameters,
    });
  });

  it('goes through its steps and hands over who pays and where to [PAY-104, PAY-108]', async () => {
    const { outcome, steps, payloads } = await pay(scripted());
    expect(outcome).toBe('completed');
    expect(steps).toEqual([
      'clicked',
      'payment-request',
      'response-check',
      'pre-authorisation',
      'completed',
    ]);
    expect(payloads).toEqual([
      {
        token: 'secret',
        cardType: 'VISA',
        email: good.email,
        billing: { name: good.name, phoneNumber: good.phone },
        shippingAddress: {
          address1: good.line,
          postalCode: good.postcode,
          name: good.name,
          phoneNumber: good.phone,
        },
      },
    ]);
  });

  it('is cancelled by the status of that name [PAY-105]', async () => {
    const { outcome, payloads } = await pay(scripted('cancelled'));
    expect([outcome, payloads]).toEqual(['cancelled', []]);
  });

  it('takes a delivery to the postcode of the customer only, and says so in the sheet [PAY-109, PAY-111]', async () => {
    const elsewhere = { ...data, shippingAddress: { ...address, postalCode: 'n1 1aa' } };
    const none = { ...data, shippingAddress: { ...address, postalCode: '' } };
    const made = scripted([
      elsewhere,
      none,
      { ...data, shippingAddress: { ...address, postalCode: 'sw111aa' } },
    ]);
    const { outcome, payloads } = await pay(made, { postcode: 'SW11 1AA' });
    expect(made.answers.map(({ error }) => error?.reason)).toEqual([
      'SHIPPING_ADDRESS_INVALID',
      'SHIPPING_ADDRESS_INVALID',
      undefined,
    ]);
    expect(outcome).toBe('completed');
    expect(payloads).toHaveLength(1);
  });

  it('asks for no postcode of its own at test huts and on the map [PAY-110]', async () => {
    const elsewhere = { ...data, shippingAddress: { ...address, postalCode: 'N1 1AA' } };
    expect((await pay(scripted([elsewhere]), { postcode: undefined })).outcome).toBe('completed');
  });

  it('tells the sheet when the order is not taken', async () => {
    const made = scripted();
    const { outcome } = await pay(made, { preauthorise: async () => false });
    expect(outcome).toBe('failed');
    expect(made.answers[0]?.transactionState).toBe('ERROR');
  });

  it('throws without a merchant id in production, and when used too early [PAY-112, PAY-113]', async () => {
    const { order } = walletOrder();
    const wrapper = new GooglePayClient();
    expect(() => wrapper.client).toThrow('before it was created');
    const config = { ...order.config, testMode: false, googlePay: { gateway: 'sandbox' } };
    await expect(
      wrapper.create(
        { ...settingsOf(order), config },
        { onPaymentAuthorized: () => Promise.reject(new Error('not asked')) },
      ),
    ).rejects.toThrow('no merchant id');
  });
});
