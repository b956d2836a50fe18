import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newCustomer, newEmail } from '../accounts/sample-accounts.ts';
import type { Answer, CallHeaders } from '../call.ts';
import { placeRequest, preauthorise, sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

const most = 3;
const tight = { windowMs: 600_000, perAddress: most, perAccount: most - 1 };
const limits = {
  optimise: tight,
  order: tight,
  signIn: tight,
  voucher: tight,
  giftCard: tight,
  feedback: tight,
};

let first: TestServer;
let second: TestServer;
beforeAll(async () => {
  const manifests = { uk: { limits } };
  const environment = { requestsPerMinute: 100_000, trustProxy: 1 };
  first = await startServer({ manifests, environment });
  const { databaseUrl } = first.dependencies.environment;
  // The embedded database has one process; two share one on PostgreSQL.
  second =
    databaseUrl === undefined
      ? first
      : await startServer({ manifests, environment: { ...environment, databaseUrl } });
});
afterAll(async () => {
  if (second !== first) await second.close();
  await first.close();
});
beforeEach(() => first.db.deleteFrom('rate_limit').execute());

const from = (address: string): CallHeaders => ({
  host: 'uk.localhost',
  'x-forwarded-for': address,
});

type Send = (server: TestServer, headers: CallHeaders) => Promise<Answer>;

const basket = {
  version: '1.0',
  hut: { id: '1101', sector: 'uk-1' },
  disposition: { type: 'collection' },
  payment: { amount: 13.49 },
  deals: [{ id: 'ND', pizzas: [{ id: 'margherita', size: 'medium', basketItemID: 'a' }] }],
};

const order: Send = async (server, headers) =>
  preauthorise(server, await sampleOrder(server), headers);

const identity =
  (path: string, more: object): Send =>
  (server, headers) =>
    server.post(`/v1/identity/${path}`, { email: newEmail(), ...more }, headers);

const giftCard: Send = (server, headers) =>
  server.post(
    '/v2/gift-cards/check',
    {
      meta: { hutId: '1101', sector: 'uk-1', isTest: false, traceId: 't', timestamp: 1 },
      data: { cardNumber: '6999999999999999', cardPin: '1234', amount: 1 },
    },
    headers,
  );

const voucher: Send = (server, headers) =>
  server.get('/v1/vouchers/validate?sector=uk-1&code=NOBODYKNOWS', headers);

const place: Send = async (server, headers) => {
  const request = await sampleOrder(server);
  const gone = { transactionId: 'x'.repeat(40), orderState: 'v1.x.x' };
  return server.post('/v1/orders/place', placeRequest(request, gone), headers);
};

const tenant = { language: 'en-GB', method: 'password', tenant: '44-gbr-delivery' };
const password = 'Margherita7';

const calls: Readonly<Record<string, Send>> = {
  optimise: (server, headers) => server.post('/v1/deals/optimise', basket, headers),
  'pre-authorise': order,
  place,
  'sign-in': identity('sign-in', { password }),
  'sign-up': identity('sign-up', { password, attributes: tenant }),
  'forgot-password': identity('forgot-password', {}),
  'new password': identity('forgot-password-submit', { code: '12345678', password }),
  voucher,
  'gift card': giftCard,
};

const turn = (index: number) => (index % 2 === 0 ? first : second);

describe('a dear call', () => {
  it.each(Object.entries(calls))(
    'is limited by its address, in every process together, success or not: %s [SEC-06, SEC-21]',
    async (_name, send) => {
      const own = from('203.0.113.9');
      for (let index = 0; index < most; index += 1) {
        expect((await send(turn(index), own)).status).not.toBe(429);
      }
      const refused = await send(turn(most), own);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
      expect(refused.body).toMatchObject({ name: expect.stringMatching(/^TOO_?MANY/i) });
      expect((await send(turn(0), from('203.0.113.10'))).status).not.toBe(429);
    },
  );

  it('is taken again once the time is over [SEC-06]', async () => {
    const own = from('203.0.113.9');
    for (let index = 0; index < most; index += 1) await voucher(first, own);
    expect((await voucher(first, own)).status).toBe(429);
    await first.clock.advance(600_000);
    expect((await voucher(first, own)).status).toBe(404);
  });

  it('is limited by its account, wherever it comes from [SEC-06]', async () => {
    const { email, headers: own } = await newCustomer(first);
    await first.db.deleteFrom('rate_limit').execute();
    const elsewhere = (index: number) => ({ ...own, ...from(`198.51.100.${index}`) });
    for (const send of [calls['optimise'], order, voucher, giftCard]) {
      const statuses = [];
      for (let index = 0; index < most; index += 1) {
        statuses.push((await send?.(turn(index), elsewhere(index)))?.status === 429);
      }
      expect(statuses).toEqual([false, false, true]);
    }
    const signIn = (index: number) =>
      turn(index).post('/v1/identity/sign-in', { email, password }, from(`198.51.100.${index}`));
    expect((await signIn(1)).status).toBe(200);
    expect((await signIn(2)).status).toBe(200);
    expect((await signIn(3)).status).toBe(429);
  });

  it('that finds its voucher is no guess: it may be made as often as one likes [SEC-21]', async () => {
    const own = from('203.0.113.9');
    for (let index = 0; index < 3 * most; index += 1) {
      const { status } = await first.get('/v1/vouchers/validate?sector=uk-1&code=SAVE20', own);
      expect(status).toBe(200);
    }
  });

  it('cannot be guessed by baskets either [SEC-21]', async () => {
    const request = await sampleOrder(first);
    const { hut, payment, disposition, deals } = request;
    const guess = { hut, payment, disposition, deals, voucher: { id: 'NOBODYKNOWS' } };
    for (let index = 0; index < most; index += 1) {
      const { status } = await first.post('/v1/basket-validator/', guess, from('203.0.113.9'));
      expect(status).toBe(422);
    }
    const { status } = await first.post('/v1/basket-validator/', guess, from('203.0.113.9'));
    expect(status).toBe(429);
  });
});
