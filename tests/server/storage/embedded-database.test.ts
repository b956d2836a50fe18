import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { orderIntent } from './rows.ts';
import { silentLog } from './silent-log.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'comanda-storage-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('ends the wait of a transaction that uses the outer query builder', async () => {
  const { db, close } = await openDatabase({
    dataDir,
    limits: { connectionMs: 200 },
    log: silentLog,
  });

  const transaction = db.transaction().execute(async (tx) => {
    await tx.insertInto('order_intent').values(orderIntent('outer')).execute();
    await db.selectFrom('order_intent').selectAll().execute();
  });

  await expect(transaction).rejects.toMatchObject({ code: 'connection_wait' });
  expect(await db.selectFrom('order_intent').selectAll().execute()).toEqual([]);
  await close();
});

it('gives each of many callers its turn, in the order they came', async () => {
  const { db, close } = await openDatabase({ dataDir, log: silentLog });
  const callers = Array.from({ length: 20 }, (_, index) => `caller-${index}`);

  await Promise.all(
    callers.map((market) =>
      db.transaction().execute(async (tx) => {
        await tx.insertInto('catalogue_import').values({ market, digest: '' }).execute();
        const { count } = await tx
          .selectFrom('catalogue_import')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        await tx
          .updateTable('catalogue_import')
          .set({ digest: `place ${count}` })
          .where('market', '=', market)
          .execute();
      }),
    ),
  );

  const rows = await db.selectFrom('catalogue_import').select(['market', 'digest']).execute();
  expect(new Map(rows.map((row) => [row.market, row.digest]))).toEqual(
    new Map(callers.map((market, index) => [market, `place ${index + 1}`])),
  );
  await close();
});

it('leaves the thread of the server free while a long statement runs', async () => {
  const { db, close } = await openDatabase({ dataDir, log: silentLog });
  let turns = 0;
  let isDone = false;
  const countTurns = (): void => {
    turns += 1;
    if (!isDone) setImmediate(countTurns);
  };
  setImmediate(countTurns);

  await sql`select count(*) from generate_series(1, 300000)`.execute(db);
  isDone = true;

  expect(turns).toBeGreaterThan(10);
  await close();
});

it('refuses statements after it was closed, and may be closed twice', async () => {
  const { db, close } = await openDatabase({ dataDir, log: silentLog });
  await close();
  await close();

  await expect(db.selectFrom('hut').selectAll().execute()).rejects.toThrow('destroyed');
});

it('leaves neither a lock nor a new schema where what goes on meanwhile fails', async () => {
  const ownDir = join(dataDir, 'own');
  const said: string[] = [];
  const log = { ...silentLog, info: (_fields: object, text: string) => void said.push(text) };
  const refusal = new Error('a market cannot be served');

  const refused = openDatabase({ dataDir: ownDir, meanwhile: Promise.reject(refusal), log });

  await expect(refused).rejects.toBe(refusal);
  expect(existsSync(join(ownDir, 'database.lock'))).toBe(false);
  expect(said).not.toContain('database migrated');
  const { close } = await openDatabase({ dataDir: ownDir, log });
  expect(said).toContain('database migrated');
  await close();
});

it('opens a database on the thread of one that was closed before', async () => {
  await (await openDatabase({ dataDir, log: silentLog })).close();
  const started: unknown[] = [];
  const note = (worker: unknown): void => void started.push(worker);
  process.on('worker', note);

  const { db, close } = await openDatabase({ dataDir, log: silentLog });

  process.off('worker', note);
  expect(started).toEqual([]);
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
});
