import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KnownDetails, OwnAddress } from '../../../schemas/types/http/orders.ts';
import { call, type CallHeaders } from '../call.ts';
import { type Customer, member, memberOrder, placedBy, signedIn } from '../loyalty/members.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const path = '/v2/accounts/myaccount/addresses';

const home = { streetno: '12', streetname: 'Lavender Hill', city: 'London', postcode: 'SW11 5RN' };
const work = { streetno: '7', streetname: 'Clapham Road', city: 'London', postcode: 'SW9 0JD' };

const send = <Body = OwnAddress>(
  method: string,
  id: string,
  headers: CallHeaders,
  body?: unknown,
) =>
  call<Body>(`${server.url}${path}${id}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const listOf = async ({ headers }: Customer): Promise<readonly OwnAddress[]> =>
  (await server.get<OwnAddress[]>(path, headers)).body;

const kept = async ({ headers }: Customer, body: object): Promise<OwnAddress> => {
  const answer = await server.post<OwnAddress>(path, body, headers);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
};

const atCheckout = async ({ headers }: Customer): Promise<KnownDetails> =>
  (await server.get<KnownDetails>('/v2/orders/orders/details', headers)).body;

const orderTo = async (
  ada: Awaited<ReturnType<typeof member>>,
  deliveryAddress?: object,
): Promise<void> => {
  const request = await memberOrder(server, ada, 0);
  const customer = deliveryAddress
    ? { ...request.customer, deliveryAddress: { ...home, ...deliveryAddress } }
    : request.customer;
  await placedBy(server, ada, { ...request, customer });
};

describe('the addresses of an account', () => {
  it('are kept, listed with the preferred one first, changed and taken out [SHP-34]', async () => {
    const ada = await signedIn(server);
    expect(await listOf(ada)).toEqual([]);
    const first = await kept(ada, { address: home, instructions: ' Ring twice ' });
    expect(first).toEqual({
      id: first.id,
      address: home,
      instructions: 'Ring twice',
      isPreferred: false,
      isSaved: true,
    });
    const second = await kept(ada, { address: work, isPreferred: true });
    expect(await listOf(ada)).toEqual([second, first]);
    const moved = { ...home, streetno: '14' };
    const changed = await send('PUT', `/${first.id}`, ada.headers, {
      address: moved,
      isPreferred: true,
    });
    expect(changed.body).toEqual({
      id: first.id,
      address: moved,
      isPreferred: true,
      isSaved: true,
    });
    expect(await listOf(ada)).toEqual([changed.body, { ...second, isPreferred: false }]);
    // The same call again, as after a lost answer, changes nothing.
    const repeated = await send('PUT', `/${first.id}`, ada.headers, { address: moved });
    expect(repeated.body).toEqual(changed.body);
    expect((await send('DELETE', `/${first.id}`, ada.headers)).status).toBe(204);
    expect((await send('DELETE', `/${first.id}`, ada.headers)).status).toBe(404);
    expect(await listOf(ada)).toEqual([{ ...second, isPreferred: false }]);
  });

  it('are each there once, however they are written and however often they are sent [SHP-34]', async () => {
    const ada = await signedIn(server);
    const upper = { ...home, streetname: 'LAVENDER  HILL' };
    await Promise.all([home, upper, home].map((address) => kept(ada, { address })));
    expect(await listOf(ada)).toHaveLength(1);
    const other = await kept(ada, { address: work });
    await send('PUT', `/${other.id}`, ada.headers, { address: home });
    expect((await listOf(ada)).map(({ id, address }) => [id, address])).toEqual([[other.id, home]]);
  });

  it('begin with those of orders, which can be taken out until food goes there again [SHP-34, SHP-16]', async () => {
    const ada = await member(server);
    await orderTo(ada);
    const [known] = await listOf(ada);
    expect(known).toMatchObject({ isSaved: false, isPreferred: false });
    await send('DELETE', `/${known?.id}`, ada.headers);
    expect(await listOf(ada)).toEqual([]);
    expect((await atCheckout(ada)).addresses).toEqual([]);
    await server.clock.advance(60_000);
    await orderTo(ada);
    expect((await listOf(ada)).map(({ address }) => address)).toEqual([known?.address]);
    const again = await send('PUT', `/${known?.id}`, ada.headers, {
      address: known?.address,
      isPreferred: true,
    });
    expect(again.body).toMatchObject({ id: known?.id, isSaved: true, isPreferred: true });
    expect(await listOf(ada)).toHaveLength(1);
    const corrected = { ...known?.address, streetno: '99' };
    await send('PUT', `/${known?.id}`, ada.headers, { address: corrected });
    expect((await listOf(ada)).map(({ address }) => address)).toEqual([corrected]);
  });

  it('are what checkout begins with: the preferred one before that of the last order [SHP-34, SHP-16]', async () => {
    const ada = await member(server);
    await orderTo(ada);
    const [ordered] = (await atCheckout(ada)).addresses;
    await kept(ada, { address: work });
    await kept(ada, { address: home, instructions: 'Blue door', isPreferred: true });
    expect((await atCheckout(ada)).addresses).toEqual([
      { address: home, instructions: 'Blue door' },
      { address: work },
      ordered,
    ]);
  });

  it('need a good token that has not ended [SHP-34]', async () => {
    const ada = await signedIn(server);
    const { id } = await kept(ada, { address: home });
    const calls = (headers: CallHeaders) =>
      Promise.all([
        send('GET', '', headers),
        send('POST', '', headers, { address: work }),
        send('PUT', `/${id}`, headers, { address: work }),
        send('DELETE', `/${id}`, headers),
      ]);
    for (const headers of [{}, { authorization: 'Bearer forged' }]) {
      expect((await calls(headers)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    }
    await server.clock.advance(3_600_001);
    expect((await calls(ada.headers)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    const left = await server.db
      .selectFrom('account_address')
      .select('address')
      .where('account_id', '=', ada.accountId)
      .execute();
    expect(left.map(({ address }) => address)).toEqual([home]);
  });

  it('are nobody else’s to see, change or take out [SHP-34]', async () => {
    const [ada, eve] = [await signedIn(server), await signedIn(server)];
    const mine = await kept(ada, { address: home });
    expect(await listOf(eve)).toEqual([]);
    const change = { address: work, isPreferred: true };
    expect((await send('PUT', `/${mine.id}`, eve.headers, change)).status).toBe(404);
    expect((await send('DELETE', `/${mine.id}`, eve.headers)).status).toBe(404);
    expect(await listOf(ada)).toEqual([mine]);
    expect(await listOf(eve)).toEqual([]);
  });

  it('are refused where no order could have them, and beyond twenty [SHP-34]', async () => {
    const ada = await signedIn(server);
    for (const body of [
      {},
      { address: { ...home, postcode: 'nowhere' } },
      { address: { ...home, postcode: '75001' } },
      { address: { ...home, streetname: '' } },
      { address: { ...home, city: undefined } },
      { address: home, instructions: 'x'.repeat(256) },
      { address: home, isPreferred: 'very' },
    ]) {
      const { status } = await server.post(path, body, ada.headers);
      expect([JSON.stringify(body).slice(0, 60), status]).toEqual([expect.any(String), 400]);
    }
    expect(await listOf(ada)).toEqual([]);
    const odd = { address: { ...home, country: 'UK' }, id: 'mine', accountId: 'of somebody' };
    expect((await kept(ada, odd)).address).toEqual(home);
    for (let number = 1; number <= 20; number += 1) {
      await kept(ada, { address: { ...home, streetno: `${number}` } });
    }
    const more = await server.post(path, { address: work }, ada.headers);
    expect([more.status, more.body]).toMatchObject([409, { name: 'TOO_MANY_ADDRESSES' }]);
    await kept(ada, { address: { ...home, streetno: '7' }, isPreferred: true });
  });
});
