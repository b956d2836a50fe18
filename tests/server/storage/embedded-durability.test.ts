import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { runProgram } from './run-program.ts';
import { silentLog } from './silent-log.ts';
import { temporaryFolder } from './temporary-folder.ts';

it('syncs at every commit and keeps every confirmed row over kills', async () => {
  const dataDir = temporaryFolder();
  const syncLog = join(dataDir, 'syncs');
  writeFileSync(syncLog, '');
  const preload = fileURLToPath(new URL('./programs/count-syncs.mjs', import.meta.url));
  const counting = runProgram('commit-counted', [dataDir, '20'], {
    nodeOptions: ['--import', preload],
    environment: { SYNC_LOG: syncLog },
  });
  await counting.reached(1);
  await counting.ended;
  expect(Number(counting.lines[0])).toBeGreaterThanOrEqual(20);

  const confirmed: string[] = [];
  for (const round of ['a', 'b', 'c']) {
    const program = runProgram('commit-rows', [dataDir, round]);
    await program.reached(60);
    program.process.kill('SIGKILL');
    await program.ended;
    confirmed.push(...program.lines);
  }

  const { db, close } = await openDatabase({ dataDir, log: silentLog });
  const rows = await db.selectFrom('catalogue_import').select('market').execute();
  await close();
  const kept = new Set(rows.map((row) => row.market));
  expect(confirmed.length).toBeGreaterThanOrEqual(180);
  expect(confirmed.filter((market) => !kept.has(market))).toEqual([]);
});

it('starts afresh after a kill that left the database half created', async () => {
  const dataDir = temporaryFolder();
  const folder = join(dataDir, 'database');
  const program = runProgram('create-database', [dataDir]);
  await program.reached(1);
  program.process.kill('SIGKILL');
  await program.ended;
  expect(program.lines).toEqual(['creating the embedded database']);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'PG_VERSION'), '18\n');

  const { db, close } = await openDatabase({ dataDir, log: silentLog });

  expect(await db.selectFrom('hut').selectAll().execute()).toEqual([]);
  await close();
  expect(readdirSync(dataDir)).toEqual(['database']);
});

it('refuses a folder that holds no database, and leaves it as it is', async () => {
  const dataDir = temporaryFolder();
  const folder = join(dataDir, 'database');
  mkdirSync(folder);
  writeFileSync(join(folder, 'PG_VERSION'), 'not a version');

  await expect(openDatabase({ dataDir, log: silentLog })).rejects.toMatchObject({
    name: 'StorageError',
    code: 'database_open_failed',
    message: expect.stringContaining(folder),
  });

  expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toBe('not a version');
  expect(readdirSync(dataDir)).toEqual(['database']);
});
