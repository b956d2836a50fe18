import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KnownDetails, OwnPayment } from '../../../schemas/types/http/orders.ts';
import { call, type CallHeaders } from '../call.ts';
import { type Customer, member, memberOrder, placedBy, signedIn } from '../loyalty/members.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const path = '/v2/accounts/myaccount/payment';

const send = <Body = OwnPayment>(method: string, headers: CallHeaders, body?: unknown) =>
  call<Body>(server.url + path, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const payment = async ({ headers }: Customer): Promise<OwnPayment> =>
  (await send('GET', headers)).body;

const atCheckout = async ({ headers }: Customer): Promise<string | undefined> =>
  (await server.get<KnownDetails>('/v2/orders/orders/details', headers)).body.paymentType;

describe('the way of paying that checkout begins with', () => {
  it('is that of the last order until another is chosen, and none once it is forgotten [SHP-34, SHP-16]', async () => {
    const ada = await member(server);
    expect(await payment(ada)).toEqual({});
    await placedBy(server, ada, await memberOrder(server, ada, 0));
    expect(await payment(ada)).toEqual({ remembered: 'cash' });
    const chosen = await send('PUT', ada.headers, { preferred: 'paypal' });
    expect([chosen.status, chosen.body]).toEqual([200, { preferred: 'paypal' }]);
    expect([await payment(ada), await atCheckout(ada)]).toEqual([
      { preferred: 'paypal' },
      'paypal',
    ]);
    expect((await send('DELETE', ada.headers)).status).toBe(204);
    expect([await payment(ada), await atCheckout(ada)]).toEqual([{}, undefined]);
    await server.clock.advance(60_000);
    await placedBy(server, ada, await memberOrder(server, ada, 0));
    expect([await payment(ada), await atCheckout(ada)]).toEqual([{ remembered: 'cash' }, 'cash']);
  });

  it('is one that the market takes, and nothing secret [SHP-34]', async () => {
    const ada = await signedIn(server, 'in');
    for (const body of [
      {},
      { preferred: '' },
      { preferred: 'paypal' },
      { preferred: 'toString' },
    ]) {
      expect((await send('PUT', ada.headers, body)).status).toBe(400);
    }
    const withCard = { preferred: 'razorpay', card: '4111111111111111' };
    expect((await send('PUT', ada.headers, withCard)).body).toEqual({ preferred: 'razorpay' });
    const row = await server.db
      .selectFrom('account_payment')
      .selectAll()
      .where('account_id', '=', ada.accountId)
      .executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain('4111');
  });

  it('needs a good token that has not ended, and is nobody else’s [SHP-34]', async () => {
    const [ada, eve] = [await signedIn(server), await signedIn(server)];
    await send('PUT', ada.headers, { preferred: 'paypal' });
    await send('DELETE', eve.headers);
    expect([await payment(ada), await payment(eve)]).toEqual([{ preferred: 'paypal' }, {}]);
    const calls = (headers: CallHeaders) =>
      Promise.all([
        send('GET', headers),
        send('PUT', headers, { preferred: 'cash' }),
        send('DELETE', headers),
      ]);
    for (const headers of [{}, { authorization: 'Bearer forged' }]) {
      expect((await calls(headers)).map(({ status }) => status)).toEqual([401, 401, 401]);
    }
    await server.clock.advance(3_600_001);
    expect((await calls(ada.headers)).map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});
