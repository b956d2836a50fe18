import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../../server/storage/database.ts';
import { migrations } from '../../../server/storage/migrations/index.ts';
import { forgetMessages } from '../../../server/storage/postgresql/message-poll.ts';
import { publishIn } from '../../../server/storage/publish.ts';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { findPostgresPrograms } from '../../../tools/tasks/postgres-programs.ts';
import { type RunningPostgres, startPostgres } from '../../../tools/tasks/running-postgres.ts';
import { newDatabase } from '../../setup/new-database.ts';
import { orderIntent } from './rows.ts';
import { SignalLog } from './signal-log.ts';
import { silentLog } from './silent-log.ts';

const programs = findPostgresPrograms();

describe.runIf(programs !== undefined)('a PostgreSQL server', () => {
  let server: RunningPostgres;

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  afterAll(() => server.stop());

  const emptyDatabase = async (): Promise<string> => (await newDatabase(server.url)).url;

  it('is migrated once by ten servers that start together', async () => {
    const address = await emptyDatabase();

    await Promise.all(Array.from({ length: 10 }, () => open(address)));

    const { db } = await open(address);
    const applied = await sql<{
      name: string;
    }>`select name from kysely_migration order by name`.execute(db);
    expect(applied.rows).toEqual(Object.keys(migrations).map((name) => ({ name })));
  });

  it('compiles no statement, which takes longer than running it', async () => {
    const { db } = await open(await emptyDatabase());
    const { rows } = await sql`show jit`.execute(db);
    expect(rows).toEqual([{ jit: 'off' }]);
  });

  it('carries messages from one server to another', async () => {
    const address = await emptyDatabase();
    const [one, other] = [await open(address), await open(address)];
    const heard = new SignalLog();
    await other.subscribe('order_status', heard.listener);

    await one.publish('order_status', 'order-1');
    await heard.reached(1);

    expect(heard.signals).toEqual([{ kind: 'message', payload: 'order-1' }]);
  });

  it('takes one of two orders with the same caller key that arrive together', async () => {
    const address = await emptyDatabase();
    const servers = [await open(address), await open(address)];

    const results = await Promise.allSettled(
      servers.map(({ db }, index) =>
        db
          .insertInto('order_intent')
          .values({ ...orderIntent(`race-${index}`), caller_key: 'same' })
          .execute(),
      ),
    );

    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('carries what was told while its connections were cut', async () => {
    const address = await emptyDatabase();
    const [database, other] = [await open(address), await open(address)];
    const heard = new SignalLog();
    await database.subscribe('order_status', heard.listener);

    await cutConnections(address);
    await expect.poll(() => told(other, 'meanwhile')).toBe(true);
    await heard.reached(1);
    await database.publish('order_status', 'after');
    await heard.reached(2);

    expect(heard.signals).toEqual(
      ['meanwhile', 'after'].map((payload) => ({ kind: 'message', payload })),
    );
  });

  it('misses nothing of a transaction that began before another and is committed after it', async () => {
    const address = await emptyDatabase();
    const [one, other] = [await open(address), await open(address)];
    const heard = new SignalLog();
    await other.subscribe('order_status', heard.listener);

    await one.db.transaction().execute(async (tx) => {
      await publishIn(tx, 'order_status', 'first');
      await one.publish('order_status', 'second');
      await heard.reached(1);
    });
    await heard.reached(2);

    expect(heard.signals.map((signal) => signal.kind === 'message' && signal.payload)).toEqual([
      'second',
      'first',
    ]);
  });

  it('tells subscribers to look again once it was started anew, and then goes on', async () => {
    const own = await startPostgres(programs ?? '');
    onTestFinished(() => own.stop());
    const database = await open(own.url);
    const heard = new SignalLog();
    await database.subscribe('order_status', heard.listener);

    await own.halt();
    await own.resume();
    await heard.reached(1);
    expect(heard.signals).toEqual([{ kind: 'resync' }]);

    await database.publish('order_status', 'after');
    await heard.reached(2);
    expect(heard.signals[1]).toEqual({ kind: 'message', payload: 'after' });
  });

  it('forgets what was told long ago', async () => {
    const { db, publish } = await open(await emptyDatabase());
    await publish('order_status', 'old');
    await sql`update channel_message set at = at - interval '11 minutes'`.execute(db);
    await publish('order_status', 'new');

    await forgetMessages(db);

    const left = await db.selectFrom('channel_message').select('payload').execute();
    expect(left).toEqual([{ payload: 'new' }]);
  });

  it('fails the transaction whose connection is cut and serves the next one', async () => {
    const address = await emptyDatabase();
    const { db } = await open(address);

    const transaction = db.transaction().execute(async (tx) => {
      await tx.insertInto('order_intent').values(orderIntent('cut')).execute();
      await cutConnections(address);
      await tx.insertInto('order_intent').values(orderIntent('later')).execute();
    });

    await expect(transaction).rejects.toMatchObject({ code: 'database_unavailable' });
    expect(await db.selectFrom('order_intent').selectAll().execute()).toEqual([]);
  });

  it('ends a statement that takes longer than the limit', async () => {
    const databaseUrl = await emptyDatabase();
    const database = await openDatabase({
      dataDir: tmpdir(),
      databaseUrl,
      limits: { statementMs: 200 },
      log: silentLog,
    });
    onTestFinished(() => database.close());

    await expect(sql`select pg_sleep(60)`.execute(database.db)).rejects.toMatchObject({
      code: '57014',
    });
  });

  it('stops the start when it does not answer', async () => {
    const databaseUrl = `postgresql://postgres@localhost/none?host=${tmpdir()}`;

    await expect(
      openDatabase({ dataDir: tmpdir(), databaseUrl, log: silentLog }),
    ).rejects.toMatchObject({ code: 'database_open_failed' });
  });
});

async function open(databaseUrl: string): Promise<Database> {
  const database = await openDatabase({ dataDir: tmpdir(), databaseUrl, log: silentLog });
  onTestFinished(() => database.close());
  return database;
}

/** Whether a message could be told: not while the connections that are lent are those that were cut. */
async function told({ publish }: Database, payload: string): Promise<boolean> {
  try {
    await publish('order_status', payload);
    return true;
  } catch {
    return false;
  }
}

/** Ends every other connection to the database, as a restart or a failing network would. */
async function cutConnections(address: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}
