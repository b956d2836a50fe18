import { describe, expect, it } from 'vitest';
import { createOrdersApi } from '../../../client/orders/orders-api.ts';
import { createHttpClient } from '../../../client/kernel/http-client.ts';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { PlaceRequest } from '../../../schemas/types/http/orders.ts';

const order: OrderRequest = {
  version: '1.0',
  hut: { id: '1101', sector: 'uk-1' },
  customer: { name: 'Ada', phone: '020', email: 'a@b.c', marketing: { all: false } },
  payment: { type: 'cash', amount: 20, currency: 'GBP' },
  disposition: { type: 'collection', when: 'asap' },
  deals: [],
};
const place: PlaceRequest = { ...order, orderState: 'state', transactionId: 'transaction-1' };

/** The API over a network that writes every call down. */
const apiFor = (token: string | undefined) => {
  const calls: Request[] = [];
  const http = createHttpClient({
    baseUrl: 'https://uk.test',
    timeoutMs: 10_000,
    headers: () => ({ 'trace-id': 'trace-1' }),
    token: () => token,
    fetch: async (input, init) => {
      calls.push(new Request(input, init));
      return Response.json({});
    },
  });
  return { api: createOrdersApi(http), calls };
};

describe('the calls of an order', () => {
  it('carry the id-token of who is logged in [ORD-69]', async () => {
    const { api, calls } = apiFor('token-1');
    await api.preauthorise(order, 'key-1');
    await api.place(place);
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-1',
    ]);
  });

  it('go on without the header for a guest [ORD-69]', async () => {
    const { api, calls } = apiFor(undefined);
    await api.preauthorise(order, 'key-1');
    await api.place(place);
    expect(calls.map(({ url }) => new URL(url).pathname)).toEqual([
      '/v1/orders/preauthorise',
      '/v1/orders/place',
    ]);
    for (const { headers } of calls) {
      expect(headers.has('authorization')).toBe(false);
      expect(headers.get('trace-id')).toBe('trace-1');
    }
  });

  it('name the attempt at pre-authorise, and read an order by an id that cannot break the path', async () => {
    const { api, calls } = apiFor(undefined);
    await api.preauthorise(order, 'key-1', 'left-state');
    await api.summary('../huts');
    expect(calls[0]?.headers.get('idempotency-key')).toBe('key-1');
    expect(calls[0]?.headers.get('idempotency-secret')).toBe('key-1');
    expect(calls[0]?.headers.get('replaces-order')).toBe('left-state');
    expect(new URL(calls[1]?.url ?? '').pathname).toBe('/v1/orders/..%2Fhuts');
  });
});
