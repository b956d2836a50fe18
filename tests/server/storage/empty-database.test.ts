import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { defaultLimits } from '../../../server/storage/database-limits.ts';
import { openEmbedded } from '../../../server/storage/embedded/open-embedded.ts';
import { keepEmptyDatabase } from '../../../tools/tasks/keep-empty-database.ts';
import { silentLog } from './silent-log.ts';
import { temporaryFolder } from './temporary-folder.ts';

const open = (dataDir: string, copyOf: string) =>
  openEmbedded({
    dataDir,
    copyOf,
    switched: { limits: defaultLimits, isOn: false },
    isTraced: false,
    log: silentLog,
    onLost: () => undefined,
  });
type Open = Awaited<ReturnType<typeof open>>;

/** The number that PostgreSQL gives to a database when it makes one. */
const identityOf = async ({ db }: Open): Promise<unknown> =>
  (await sql`select system_identifier from pg_control_system()`.execute(db)).rows[0];

const tablesOf = async ({ db }: Open): Promise<unknown> =>
  (await sql`select from pg_tables where schemaname = 'public'`.execute(db)).rows;

it('begins a new database with a copy of an empty one, which stays empty', async () => {
  const kept = join(temporaryFolder(), 'kept');
  await keepEmptyDatabase(kept);
  const [dataDir, another] = [temporaryFolder(), temporaryFolder()];

  const first = await open(dataDir, kept);
  expect(await tablesOf(first)).toEqual([]);
  await sql`create table note (words text)`.execute(first.db);
  await sql`insert into note values ('kept')`.execute(first.db);
  const identity = await identityOf(first);
  await first.close();
  await keepEmptyDatabase(kept);
  const second = await open(another, kept);
  expect(await tablesOf(second)).toEqual([]);
  expect(await identityOf(second)).toEqual(identity);
  await second.close();

  rmSync(kept, { recursive: true });
  const again = await open(dataDir, kept);
  expect((await sql`select words from note`.execute(again.db)).rows).toEqual([{ words: 'kept' }]);
  await again.close();
});
