import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../../server/storage/migrations/index.ts';
import type { Database } from '../../../server/storage/database.ts';
import { migrate } from '../../../server/storage/migrate.ts';
import { isUniqueViolation } from '../../../server/storage/storage-error.ts';
import { engines } from './engines.ts';
import { orderIntent } from './rows.ts';
import { silentLog } from './silent-log.ts';

describe.each(engines)('the $kind database', (engine) => {
  let database: Database;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, stop } = await engine.start());
  });
  afterAll(() => stop());

  it('gives rows back as they were written, with defaults filled in', async () => {
    const { db } = database;
    await db.insertInto('order_intent').values(orderIntent('same')).execute();

    const row = await db
      .selectFrom('order_intent')
      .selectAll()
      .where('order_id', '=', 'order-same')
      .executeTakeFirstOrThrow();

    expect(row).toMatchObject({
      total_minor: 1999,
      request: { items: [1, 2] },
      priced: [{ minor: 1999 }],
      answer: null,
      is_test: false,
      expires_at: new Date('2030-01-02T03:04:05.678Z'),
      placed_at: null,
    });
    expect(row.created_at).toBeInstanceOf(Date);
  });

  it('counts, sums and numbers rows in plain numbers', async () => {
    const { db } = database;
    await db.insertInto('order_intent').values(orderIntent('number')).execute();
    const event = {
      transaction_id: 'transaction-number',
      kind: 'created',
      detail: sql<never>`'{}'`,
    };
    const { id } = await db
      .insertInto('order_event')
      .values(event)
      .returning('id')
      .executeTakeFirstOrThrow();
    const totals = await db
      .selectFrom('order_intent')
      .where('order_id', '=', 'order-number')
      .select(({ fn }) => [fn.countAll().as('count'), fn.sum('total_minor').as('sum')])
      .executeTakeFirstOrThrow();

    expect(id).toBeTypeOf('number');
    expect(totals).toEqual({ count: 1, sum: 1999 });
  });

  it('keeps nothing of a transaction that throws', async () => {
    const { db } = database;
    const failure = new Error('changed my mind');

    const transaction = db.transaction().execute(async (tx) => {
      await tx.insertInto('order_intent').values(orderIntent('undone')).execute();
      throw failure;
    });

    await expect(transaction).rejects.toBe(failure);
    const rows = await db
      .selectFrom('order_intent')
      .select('order_id')
      .where('order_id', '=', 'order-undone')
      .execute();
    expect(rows).toEqual([]);
  });

  it('keeps nothing of a transaction in which a statement failed', async () => {
    const { db } = database;
    const transaction = db.transaction().execute(async (tx) => {
      await tx.insertInto('order_intent').values(orderIntent('aborted')).execute();
      await sql`select nonsense`.execute(tx).catch(() => undefined);
    });

    await expect(transaction).rejects.toThrow('rolled back instead of committed');
    const rows = await db
      .selectFrom('order_intent')
      .select('order_id')
      .where('order_id', '=', 'order-aborted')
      .execute();
    expect(rows).toEqual([]);
  });

  it.each([
    ['transaction_id', 'order_name_pkey'],
    ['order_id', 'order_intent_order_id'],
    ['customer_order_reference', 'order_intent_customer_order_reference'],
    ['caller_key', 'order_intent_caller_key'],
  ] as const)('refuses a second order with the same %s', async (column, constraint) => {
    const { db } = database;
    const first = orderIntent(`first-${column}`);
    await db.insertInto('order_intent').values(first).execute();
    const second = { ...orderIntent(`second-${column}`), [column]: first[column] };

    const error: unknown = await db
      .insertInto('order_intent')
      .values(second)
      .execute()
      .catch((reason: unknown) => reason);

    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, constraint)).toBe(true);
    expect(isUniqueViolation(error, 'another_key')).toBe(false);
  });

  it('takes any number of orders without a caller key', async () => {
    const rows = ['keyless-1', 'keyless-2'].map((name) => ({
      ...orderIntent(name),
      caller_key: null,
    }));

    await expect(
      database.db.insertInto('order_intent').values(rows).execute(),
    ).resolves.toBeDefined();
  });

  it.each([
    ['an unknown state', '23514', () => ({ ...orderIntent('state'), state: sql<never>`'lost'` })],
    ['a missing column', '23502', () => ({ ...orderIntent('null'), market: sql<never>`null` })],
  ])('refuses %s with the code %s', async (_what, code, row) => {
    const insertion = database.db.insertInto('order_intent').values(row()).execute();

    await expect(insertion).rejects.toMatchObject({ code });
  });

  it('reports a mistaken statement in a few words', async () => {
    const error: unknown = await sql`select nonsense`
      .execute(database.db)
      .catch((reason: unknown) => reason);

    expect(error).toMatchObject({ code: '42703', message: 'column "nonsense" does not exist' });
    expect(isUniqueViolation(error)).toBe(false);
    expect(JSON.stringify(error).length).toBeLessThan(600);
    expect(error instanceof Error ? error.stack?.length : 0).toBeLessThan(6_000);
  });

  it('stays as it is when it is migrated ten times at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => migrate(database.db, silentLog)));

    const applied = await sql<{
      name: string;
    }>`select name from kysely_migration order by name`.execute(database.db);
    expect(applied.rows).toEqual(Object.keys(migrations).map((name) => ({ name })));
  });

  it('refuses to run on a database that a newer release has migrated', async () => {
    const newer = sql`insert into kysely_migration values ('9999-newer', '2026-03-04T12:00:00.000Z')`;
    await newer.execute(database.db);

    await expect(migrate(database.db, silentLog)).rejects.toMatchObject({
      code: 'migration_failed',
      message: expect.stringContaining('9999-newer'),
    });

    await sql`delete from kysely_migration where name = '9999-newer'`.execute(database.db);
  });
});
