import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toJson } from '../../../server/storage/json-text.ts';
import { placedOrder, preauthorise, sampleOrder, stateOf } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ environment: { databaseStatementMs: 3_000 } });
});
afterAll(() => server.close());

/** A statement that would take hours. */
const endless = sql`select count(*) from generate_series(1, 100000000000)`;

/** The code of PostgreSQL for a cancelled statement. */
const cancelled = { code: '57014' };

/** Objects in each other, so many levels deep. */
const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('a statement that does not answer within its limit', () => {
  it('is ended; the server answers while it runs and takes orders afterwards, and has those of before [SEC-05]', async () => {
    const before = await placedOrder(server);
    let isOver = false;
    const statement = endless.execute(server.db).catch((error: unknown) => {
      isOver = true;
      return error;
    });
    expect((await server.get('/health')).status).toBe(200);
    expect(isOver).toBe(false);
    expect(await statement).toMatchObject(cancelled);
    // The embedded worker may still be on its way back.
    const kept = () => stateOf(server, before.transactionId);
    await expect.poll(kept).toBe('placed');
    expect((await placedOrder(server)).status).toBe('CONFIRMING');
    expect((await server.get('/ready')).status).toBe(200);
  });

  it('takes what its transaction wrote with it, and the next transaction works [SEC-05]', async () => {
    const write = (name: string) =>
      server.db.insertInto('installation_secret').values({ name, secret: 'x' });
    const transaction = server.db.transaction().execute(async (tx) => {
      await tx.insertInto('installation_secret').values({ name: 'gone', secret: 'x' }).execute();
      await endless.execute(tx);
    });
    await expect(transaction).rejects.toMatchObject(cancelled);
    await server.db.transaction().execute(async (tx) => {
      await tx.insertInto('installation_secret').values({ name: 'kept', secret: 'x' }).execute();
    });
    await write('after').execute();
    const names = await server.db
      .selectFrom('installation_secret')
      .select('name')
      .where('name', 'in', ['gone', 'kept', 'after'])
      .orderBy('name')
      .execute();
    expect(names).toEqual([{ name: 'after' }, { name: 'kept' }]);
  });

  it('leaves those who listen listening [SEC-05]', async () => {
    const heard: string[] = [];
    const stop = await server.database.subscribe('after_the_end', (signal) => {
      if (signal.kind === 'message') heard.push(signal.payload);
    });
    await expect(endless.execute(server.db)).rejects.toMatchObject(cancelled);
    await server.database.publish('after_the_end', 'still here');
    await expect.poll(() => heard).toEqual(['still here']);
    await stop();
  });
});

describe('a value of any depth', () => {
  it('is stored and read without stopping the database [SEC-05]', async () => {
    const { transactionId } = await placedOrder(server);
    for (const levels of [2_000, 5_000]) {
      const answer = await server.db
        .updateTable('order_intent')
        .set({ answer: toJson(JSON.parse('{}')), priced: sql`${deep(levels)}` })
        .where('transaction_id', '=', transactionId)
        .returning('priced')
        .executeTakeFirstOrThrow();
      expect(answer.priced).toHaveProperty('a');
    }
    expect((await placedOrder(server)).status).toBe('CONFIRMING');
  });

  it('in an order of 13 KB stops nobody else [SEC-05]', async () => {
    const request = await sampleOrder(server);
    const body = JSON.stringify(request).replace(/\}$/, `,"utm":{"source":${deep(2_000)}}}`);
    const { status } = await preauthorise(server, JSON.parse(body));
    expect(status).toBeGreaterThanOrEqual(400);
    expect((await server.get('/ready')).status).toBe(200);
    expect((await placedOrder(server)).status).toBe('CONFIRMING');
  });
});
