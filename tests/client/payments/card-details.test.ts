import { describe, expect, it } from 'vitest';
import {
  cardDetailsAddress,
  isTokenAlive,
  readCardDetails,
} from '../../../client/payments/card-details.ts';
import { preauthorised } from '../orders/open-checkout.ts';

const place = {
  postcode: 'SW11 1JB',
  disposition: { type: 'delivery', when: 'scheduled', time: 1_800_000_000_000 },
  etaType: 'range',
} as const;

const queryOf = (more: Parameters<typeof preauthorised>[0]) =>
  new URL(cardDetailsAddress(preauthorised(more), place), 'https://uk.test').searchParams;

const popUp = (more: object = {}) => ({
  kind: 'pop-up',
  reference: 'FN-1001',
  apikey: undefined,
  data: {},
  total: 2_000,
  ...more,
});

describe('the address of the card details', () => {
  it('carries everything the page needs [PAY-55]', () => {
    const query = queryOf({
      threeDSUrl: 'https://bank.test/1',
      apikey: 'public',
      totalPrice: 12.5,
    });
    expect(Object.fromEntries(query)).toEqual({
      threeDSUrl: 'https://bank.test/1',
      customerOrderReference: 'FN-1001',
      orderId: 'order-1',
      apikey: 'public',
      orderState: 'signed-state',
      transactionId: 'transaction-1',
      postcode: 'SW11 1JB',
      dispositionType: 'delivery',
      dispositionWhen: 'scheduled',
      dispositionTime: '1800000000000',
      totalPrice: '12.5',
      paymentType: 'cash',
      etaType: 'range',
    });
  });

  it.each([
    [{ threeDSUrl: 'https://bank.test' }, { kind: 'three-ds', url: 'https://bank.test' }],
    [{ iframeUrl: 'https://pay.test' }, { kind: 'provider-page', url: 'https://pay.test' }],
    [
      { token: 't', tokenValidFrom: '2026-03-04T12:00:00Z' },
      { kind: 'card-form', token: 't', validFrom: Date.parse('2026-03-04T12:00:00Z') },
    ],
    [{}, popUp()],
    [
      { apikey: 'key', providerData: { orderId: 'order_1' } },
      popUp({ apikey: 'key', data: { orderId: 'order_1' } }),
    ],
    [{ token: 't' }, popUp()],
    [{ token: 't', tokenValidFrom: 'soon' }, popUp()],
  ])('opens the page with %j as %j [PAY-54]', (more, step) => {
    expect(readCardDetails(queryOf(more))?.step).toEqual(step);
  });

  it('has nothing to open without a transaction', () => {
    expect(readCardDetails(new URLSearchParams('token=t'))).toBeUndefined();
  });

  it('says how the provider sent the customer back', () => {
    const query = new URLSearchParams('transactionId=1&paymentStatus=decline');
    expect(readCardDetails(query)?.status).toBe('decline');
    expect(readCardDetails(new URLSearchParams('transactionId=1&paymentStatus=x'))?.status).toBe(
      undefined,
    );
  });
});

describe('a token for the card form', () => {
  it('lives 15 minutes from when it is valid [PAY-60]', () => {
    const from = Date.parse('2026-03-04T12:00:00Z');
    expect(isTokenAlive(from, 900_000, from + 899_999)).toBe(true);
    expect(isTokenAlive(from, 900_000, from + 900_000)).toBe(false);
  });
});
