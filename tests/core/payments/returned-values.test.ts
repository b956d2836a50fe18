import { describe, expect, it } from 'vitest';
import { signedReturn } from '../../../core/payments/returned-values.ts';
import type { PlaceRequest } from '../../../schemas/types/http/orders.ts';

const request: PlaceRequest = {
  version: '1.0',
  hut: { id: '1101', sector: 'uk-1' },
  customer: { name: 'Ada', phone: '020', email: 'a@b.c', marketing: { all: false } },
  payment: { type: 'worldpay', amount: 24.5, currency: 'GBP' },
  disposition: { type: 'collection', when: 'asap' },
  deals: [],
  orderState: 'signed-state',
  transactionId: 'transaction-1',
};

type Extras = Partial<PlaceRequest>;

describe('what a place call brings from a return address', () => {
  it.each<[string, Extras]>([
    ['mac2', { mac2: 'm', orderid: 'o' }],
    ['hash', { hash: 'h', orderid: 'o', cardType: 'visa', returnQuery: 'orderid=o&hash=h' }],
    ['a key of its page', { returnQuery: 'order=o&MKEY=k' }],
    ['a hash that comes first', { returnQuery: 'hash=h&order=o' }],
    [
      "a pop-up's signature",
      { signature: 's', orderid: 'o', paymentAuthorisationResponse: 'pay-1' },
    ],
  ])('is all of it where it is signed by %s', (_signature, extras) => {
    expect(signedReturn({ ...request, ...extras })).toStrictEqual(extras);
  });

  it.each<Extras>([
    {},
    { orderid: 'o', cardType: 'visa', returnQuery: 'orderid=o&cardType=visa' },
    { returnQuery: 'rehash=h' },
    { paymentAuthorisationResponse: 'card-token' },
  ])('is nothing where none of %j is signed', (extras) => {
    expect(signedReturn({ ...request, ...extras })).toBeUndefined();
  });

  it("has the token only with a pop-up's signature, and the query as it came only without one", () => {
    const both = { paymentAuthorisationResponse: 'pay-1', returnQuery: 'mac2=m&orderid=o' };
    expect(signedReturn({ ...request, ...both, mac2: 'm' })).toStrictEqual({
      mac2: 'm',
      returnQuery: 'mac2=m&orderid=o',
    });
    expect(signedReturn({ ...request, ...both, signature: 's' })).toStrictEqual({
      signature: 's',
      paymentAuthorisationResponse: 'pay-1',
    });
  });
});
