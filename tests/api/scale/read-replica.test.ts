import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PastOrder } from '../../../schemas/types/http/orders.ts';
import { findPostgresPrograms } from '../../../tools/tasks/postgres-programs.ts';
import {
  type RunningPostgres,
  type RunningReplica,
  startPostgres,
} from '../../../tools/tasks/running-postgres.ts';
import { type Customer, member, memberOrder, placedBy } from '../loyalty/members.ts';
import { startServer, type TestServer } from '../start-server.ts';

const isEmbedded = !process.env['DATABASE_URL'];

let primary: RunningPostgres;
let replica: RunningReplica;
let server: TestServer;
let ada: Customer & { readonly token: string };

beforeAll(async () => {
  if (isEmbedded) return;
  primary = await startPostgres(findPostgresPrograms() ?? '');
  replica = await primary.replicate();
  server = await startServer({
    environment: { databaseUrl: primary.url, databaseReadUrl: replica.url },
  });
  ada = await member(server);
});
afterAll(async () => {
  await server?.close();
  await replica?.stop();
  await primary?.stop();
});

/** Asks the replica itself. */
async function askReplica<Row extends object>(query: string): Promise<readonly Row[]> {
  const client = new Client({ connectionString: replica.url });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

/** Whether reads that may be a second old are answered by the replica. */
const readsThere = () =>
  server.database.read(async (db) => {
    const { rows } = await sql<{ isThere: boolean }>`
      select pg_is_in_recovery() as "isThere"`.execute(db);
    return rows[0]?.isThere;
  });

const pastOrders = async () => {
  const path = '/v2/orders/orders/history?storeId=1101&limit=50';
  const { status, body } = await server.get<readonly PastOrder[]>(path, ada.headers);
  expect(status).toBe(200);
  return body.map(({ id }) => id);
};

const placed = async () => {
  const { orderId } = await placedBy(server, ada, await memberOrder(server, ada, 0));
  return orderId;
};

describe('a replica for reads that may be a second old', () => {
  it.skipIf(isEmbedded)(
    'answers them while it keeps up; where it falls behind or fails the primary does, and no read is lost [OPS-23]',
    async () => {
      await expect.poll(readsThere).toBe(true);
      const first = await placed();
      await expect.poll(pastOrders).toEqual([first]);
      // A connection tells its last statement only, and other reads of the process use it too: it is looked for again.
      const isAskedThere = async () => {
        await pastOrders();
        const asked = await askReplica<{ query: string }>(
          `select query from pg_stat_activity where application_name = 'comanda reads'`,
        );
        return asked.some(({ query }) => query.includes('"order_intent"'));
      };
      await expect.poll(isAskedThere).toBe(true);

      await askReplica('select pg_wal_replay_pause()');
      const second = await placed();
      // The replica does not have it: only the primary can say so.
      await expect.poll(pastOrders).toEqual([second, first]);
      await expect.poll(readsThere).toBe(false);
      await askReplica('select pg_wal_replay_resume()');
      await expect.poll(readsThere).toBe(true);
      await expect.poll(pastOrders).toEqual([second, first]);

      await replica.halt();
      expect(await pastOrders()).toEqual([second, first]);
      expect(await readsThere()).toBe(false);
      const third = await placed();
      expect(await pastOrders()).toEqual([third, second, first]);
      await replica.resume();
      await expect.poll(readsThere).toBe(true);
      // It may be asked before it has repeated what the primary wrote within the last second.
      await expect.poll(pastOrders).toEqual([third, second, first]);
    },
  );
});
