import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preauthorise, sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { caHost, newCustomer } from './sample-accounts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const ownerOf = async (transactionId: string) =>
  (
    await server.db
      .selectFrom('order_intent')
      .select('account_id')
      .where('transaction_id', '=', transactionId)
      .executeTakeFirstOrThrow()
  ).account_id;

describe('an order', () => {
  it('is its customer’s by the token, and nobody’s for a guest or once the account is gone [ORD-05, ORD-69]', async () => {
    const { headers, id } = await newCustomer(server);
    const { authorization } = headers;
    const request = await sampleOrder(server);
    const guest = await preauthorise(server, request);
    expect(await ownerOf(guest.body.transactionId)).toBeNull();
    const named = { ...request, customer: { ...request.customer, accountId: id } };
    const own = await preauthorise(server, named, { authorization });
    expect(own.status).toBe(200);
    expect(await ownerOf(own.body.transactionId)).toBe(id);
    await server.db.deleteFrom('account').where('id', '=', id).execute();
    expect(await ownerOf(own.body.transactionId)).toBeNull();
    expect((await preauthorise(server, request, { authorization })).status).toBe(401);
  });

  it('is refused as not signed in when its account is deleted while it is stored, and nothing of it stays', async () => {
    const { headers } = await newCustomer(server);
    await sql`create function delete_orderer() returns trigger language plpgsql as $$
      begin delete from account where id = new.account_id; return new; end $$`.execute(server.db);
    await sql`create trigger delete_orderer before insert on order_intent
      for each row execute function delete_orderer()`.execute(server.db);
    const { authorization } = headers;
    const { status, body } = await preauthorise<{ name: string }>(
      server,
      await sampleOrder(server),
      { authorization, 'idempotency-key': 'deleted-meanwhile' },
    );
    await sql`drop trigger delete_orderer on order_intent`.execute(server.db);
    expect([status, body.name]).toEqual([401, 'UNAUTHENTICATED']);
    const stored = await server.db
      .selectFrom('order_intent')
      .select('state')
      .where('caller_key', '=', 'key deleted-meanwhile')
      .execute();
    expect(stored).toEqual([]);
  });

  it('is refused for somebody else’s account, or one of another market [ORD-05]', async () => {
    const { headers } = await newCustomer(server);
    const { authorization } = headers;
    const request = await sampleOrder(server);
    const foreign = { ...request, customer: { ...request.customer, accountId: 'other' } };
    expect((await preauthorise(server, foreign, { authorization })).status).toBe(403);
    const canadian = await newCustomer(server, caHost);
    const abroad = { authorization: canadian.headers.authorization };
    expect((await preauthorise(server, request, abroad)).status).toBe(403);
  });
});
