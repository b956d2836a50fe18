import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import type { OrderSummary } from '../../../schemas/types/http/orders.ts';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { findPostgresPrograms } from '../../../tools/tasks/postgres-programs.ts';
import { startPostgres } from '../../../tools/tasks/running-postgres.ts';
import { silentLog } from '../../server/storage/silent-log.ts';
import { placedOrder } from '../orders/sample-orders.ts';
import { startServer } from '../start-server.ts';

const isEmbedded = !process.env['DATABASE_URL'];
const programs = findPostgresPrograms(['pg_dump', 'pg_dumpall', 'pg_restore', 'psql']);

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Two places for a database, and the steps of docs/run/backups.md from the first to the second. */
async function placesForDatabase() {
  const folder = newFolder();
  if (isEmbedded) {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    const restore = () => cpSync(from, to, { recursive: true });
    return { from: { dataDir: from }, to: { dataDir: to }, restore };
  }
  if (programs === undefined) throw new Error('This machine has no pg_dump.');
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { encoding: 'utf8', stdio: 'pipe' });
  const [from, to] = [await startPostgres(programs), await startPostgres(programs)];
  onTestFinished(async () => {
    await from.stop();
    await to.stop();
  });
  const [roles, data] = [join(folder, 'roles.sql'), join(folder, 'comanda.dump')];
  const restore = () => {
    run('pg_dumpall', '--roles-only', `--dbname=${from.url}`, `--file=${roles}`);
    run('pg_dump', '--format=custom', `--dbname=${from.url}`, `--file=${data}`);
    run('psql', '--quiet', `--dbname=${to.url}`, `--file=${roles}`);
    run('pg_restore', '--exit-on-error', `--dbname=${to.url}`, data);
  };
  return { from: { databaseUrl: from.url }, to: { databaseUrl: to.url }, restore };
}

interface Place {
  readonly dataDir?: string;
  readonly databaseUrl?: string;
}

/** How many rows each table of a database that no server works on has, those of plugins too; a parted table with its parts. */
async function rowsOf(place: Place): Promise<Record<string, number>> {
  const { db, close } = await openDatabase({ dataDir: '', ...place, log: silentLog });
  try {
    const tables = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')
        and not (select relispartition from pg_class where oid = format('%I.%I', schemaname, tablename)::regclass)
      order by 1`.execute(db);
    const counted: Record<string, number> = {};
    for (const { name } of tables.rows) {
      const found = await sql<{
        count: number;
      }>`select count(*)::int as count from ${sql.raw(name)}`.execute(db);
      counted[name] = found.rows[0]?.count ?? 0;
    }
    return counted;
  } finally {
    await close();
  }
}

it.skipIf(!isEmbedded && programs === undefined)(
  'a backup that is restored elsewhere has every row, shows the orders, and takes new ones [OPS-13]',
  async () => {
    const { from, to, restore } = await placesForDatabase();
    const first = await startServer({ environment: from });
    const { transactionId } = await placedOrder(first, { items: ['margherita'] });
    const told = await first.get<OrderSummary>(`/v1/orders/${transactionId}`);
    await first.close();
    const rows = await rowsOf(from);
    expect(rows).toMatchObject({ 'public.order_name': 1 });
    restore();
    expect(await rowsOf(to)).toEqual(rows);
    const second = await startServer({ environment: to });
    onTestFinished(second.close);
    const { body } = await second.get<OrderSummary>(`/v1/orders/${transactionId}`);
    expect(body).toEqual(told.body);
    expect((await placedOrder(second, { items: ['margherita'] })).transactionId).toHaveLength(40);
  },
);
