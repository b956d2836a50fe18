import { describe, expect, it } from 'vitest';
import { placeRequest, readReturned } from '../../../client/orders/order-request.ts';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';

const request: OrderRequest = {
  version: '1.0',
  hut: { id: '1101', sector: 'uk-1' },
  customer: { name: 'Ada', phone: '020', email: 'a@b.c', marketing: { all: false } },
  payment: { type: 'cash', amount: 20, currency: 'GBP' },
  disposition: { type: 'collection', when: 'asap' },
  deals: [],
};

const parts = {
  attempt: { key: 'key-1', request },
  transactionId: 'transaction-1',
  state: 'signed-state',
  card: undefined,
  returned: {},
} as const;

const extrasOf = (change: Partial<Parameters<typeof placeRequest>[0]>): readonly string[] =>
  Object.keys(placeRequest({ ...parts, ...change }) ?? {}).filter((name) => !(name in request));

describe('what place is sent', () => {
  it('is the request as it was pre-authorised, with the signed state and the transaction [ORD-87]', () => {
    expect(placeRequest(parts)).toEqual({
      ...request,
      orderState: 'signed-state',
      transactionId: 'transaction-1',
    });
  });

  it('has of the extras only those that its payment type gave [ORD-87]', () => {
    expect(extrasOf({})).toEqual(['orderState', 'transactionId']);
    const card = { token: 'card-1', brand: 'visa', last4: '1111' };
    expect(extrasOf({ card })).toEqual([
      'orderState',
      'transactionId',
      'paymentAuthorisationResponse',
      'cardType',
    ]);
    expect(extrasOf({ card: { ...card, brand: undefined } })).not.toContain('cardType');
    const address = 'mac2=m&orderid=o%20&hash=h&cardType=visa&signature=s&paymentStatus=success';
    const returned = readReturned(`?${address}`);
    expect(returned).toEqual({
      mac2: 'm',
      orderid: 'o ',
      hash: 'h',
      cardType: 'visa',
      signature: 's',
      returnQuery: address,
    });
    expect(placeRequest({ ...parts, returned })).toMatchObject(returned);
    expect(readReturned('?orderid=o&hash=')).toEqual({
      orderid: 'o',
      hash: '',
      returnQuery: 'orderid=o&hash=',
    });
  });

  it('is nothing without a pre-authorised order [ORD-87]', () => {
    expect(placeRequest({ ...parts, attempt: undefined })).toBeUndefined();
    expect(placeRequest({ ...parts, transactionId: undefined })).toBeUndefined();
    expect(placeRequest({ ...parts, state: undefined })).toBeUndefined();
  });
});
