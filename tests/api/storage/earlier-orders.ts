import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../server/storage/database.ts';
import { defaultLimits } from '../../../server/storage/database-limits.ts';
import { openEmbedded } from '../../../server/storage/embedded/open-embedded.ts';
import { toJson } from '../../../server/storage/json-text.ts';
import { migrateBy } from '../../../server/storage/migrate.ts';
import { migrations } from '../../../server/storage/migrations/index.ts';
import { openPostgresql } from '../../../server/storage/postgresql/open-postgresql.ts';
import type { Tables } from '../../../server/storage/tables.ts';
import { findPostgresPrograms } from '../../../tools/tasks/postgres-programs.ts';
import { startPostgres } from '../../../tools/tasks/running-postgres.ts';
import { orderIntent } from '../../server/storage/rows.ts';
import { silentLog } from '../../server/storage/silent-log.ts';

/** Tables as the release before had them. */
const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0047'));

const prepare = (db: Kysely<Tables>): Promise<void> =>
  migrateBy(db, silentLog, { of: 'The database', migrations: earlier });

interface Opened {
  readonly database: Database;
  readonly stop: () => Promise<void>;
}

async function openEarlierEmbedded(): Promise<Opened> {
  const dataDir = mkdtempSync(join(tmpdir(), 'comanda-upgrade-'));
  const database = await openEmbedded({
    dataDir,
    switched: { limits: defaultLimits, isOn: false },
    isTraced: false,
    log: silentLog,
    onLost: () => undefined,
  });
  await prepare(database.db);
  const stop = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { database, stop };
}

const onServer = (programs: string) => async (): Promise<Opened> => {
  const server = await startPostgres(programs);
  const database = await openPostgresql({
    databaseUrl: server.url,
    poolSize: 10,
    limits: defaultLimits,
    isTraced: false,
    log: silentLog,
    prepare,
  });
  const stop = async () => {
    await database.close();
    await server.stop();
  };
  return { database, stop };
};

const programs = findPostgresPrograms();
/** Databases with the tables of the release whose orders are not parted. */
export const earlierEngines: readonly (readonly [string, () => Promise<Opened>])[] = [
  ['embedded', openEarlierEmbedded],
  ...(programs === undefined ? [] : [['postgresql', onServer(programs)] as const]),
];

/** Tables with rows of orders, and what tells two rows apart. */
const kept = {
  order_intent: 'transaction_id',
  order_event: 'id',
  order_status_change: 'transaction_id, order_status',
  order_refund: 'id',
  order_rating: 'transaction_id',
  order_problem: 'transaction_id, kind',
  unpaid_order: 'transaction_id, key',
  voucher_use: 'transaction_id',
  gift_card_use: 'transaction_id',
  loyalty_use: 'transaction_id',
  loyalty_entry: 'id',
} as const;

/** An order with a row in every table that has any of orders. */
export async function storeEarlierOrder(
  db: Kysely<Tables>,
  transaction_id: string,
  hoursAgo: number,
): Promise<void> {
  const at = sql<Date>`present_moment() - ${hoursAgo} * interval '1 hour'`;
  const intent = { ...orderIntent(transaction_id), transaction_id, account_id: 'account' };
  await db
    .insertInto('order_intent')
    .values({ ...intent, created_at: at })
    .execute();
  for (const kind of ['created', 'order-stored']) {
    await db
      .insertInto('order_event')
      .values({ transaction_id, kind, detail: toJson({ kind }) })
      .execute();
  }
  const used = { transaction_id, market: 'uk', state: 'taken' } as const;
  await db
    .insertInto('order_status_change')
    .values({ transaction_id, order_status: 'CONFIRMING' })
    .execute();
  await db
    .insertInto('order_refund')
    .values({ transaction_id, refund_key: 'one', amount_minor: 5, reason: 'late' })
    .execute();
  await db.insertInto('order_rating').values({ transaction_id, stars: 4, words: 'good' }).execute();
  await db
    .insertInto('order_problem')
    .values({ transaction_id, kind: 'late', words: null })
    .execute();
  await sql`insert into unpaid_order values (${transaction_id}, 'phone', present_moment())`.execute(
    db,
  );
  await db
    .insertInto('voucher_use')
    .values({ ...used, code_key: 'CODE' })
    .execute();
  await db
    .insertInto('gift_card_use')
    .values({ ...used, card_key: 'card', amount_minor: 5 })
    .execute();
  await db
    .insertInto('loyalty_use')
    .values({
      transaction_id,
      account_id: 'account',
      used: 0,
      earned: 3,
      balance_before: null,
      state: 'taken',
    })
    .execute();
  await db
    .insertInto('loyalty_entry')
    .values({ transaction_id, account_id: 'account', cause: 'earned', points: 3 })
    .execute();
}

/** Every row of them. */
export const orderRows = async (db: Kysely<Tables>) => {
  const all: Record<string, readonly object[]> = {};
  for (const [table, key] of Object.entries(kept)) {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(t) as row from ${sql.table(table)} t order by ${sql.raw(key)}`.execute(db);
    all[table] = rows.map(({ row }) => row);
  }
  return all;
};
