import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { Environment } from '../../server/environment-variables.ts';
import { openServer } from '../../server/open-server.ts';
import type { Database } from '../../server/storage/database.ts';
import { root } from '../../tools/tasks/project.ts';
import { hashFiles } from '../../tools/tasks/source-hash.ts';
import { cloneDatabase } from '../setup/clone-database.ts';
import { madeOnce, oneAtATime } from '../setup/made-once.ts';
import { linkSampleChain } from '../setup/sample-chain.ts';
import { startClock } from '../setup/test-clock.ts';
import { testEnvironment } from './server-environment.ts';
import { copyOfDatabase, hasDatabase, newDatabase, renameDatabase } from '../setup/new-database.ts';

/** A database that one server has to itself, with the catalogues of the sample chain in it. */
export interface OwnDatabase {
  /** Address on the PostgreSQL of the environment; undefined where tests use the embedded database. */
  readonly url: string | undefined;
  readonly drop: () => Promise<void>;
}

/**
 * Makes a database: on the server that `DATABASE_URL` names, else an embedded one.
 * @param dataDir where a ready embedded one goes, unless there is one
 * @param given an empty database of the test itself, which stays as it is
 */
export async function ownDatabase(dataDir: string, given?: string): Promise<OwnDatabase> {
  if (given !== undefined) return { url: given, drop: async () => undefined };
  const shared = process.env['DATABASE_URL'];
  if (shared) return copyOfDatabase(shared, await filledPostgres(shared));
  if (!existsSync(join(dataDir, 'database'))) cloneDatabase(await filledFolder(), dataDir);
  return { url: undefined, drop: async () => undefined };
}

/** Creating and filling a database takes a second, copying one does not: one is made to copy from, whenever code or markets have changed. */
let version: string | undefined;
const currentVersion = (): string =>
  (version ??= hashFiles(root, ['core', 'markets', 'plugins', 'schemas', 'server']).slice(0, 16));

const kind = 'filled-databases';

/** The folder of the embedded one, to copy from. */
export const filledFolder = (): Promise<string> =>
  madeOnce({ kind, version: currentVersion(), name: 'embedded' }, async (unfinished) => {
    await fill({ dataDir: unfinished }, beginLog);
    removeSpareLog(join(unfinished, 'database', 'pg_wal'));
  });

async function filledPostgres(server: string): Promise<string> {
  const finished = `filled_${currentVersion()}`;
  if (await hasDatabase(server, finished)) return finished;
  await oneAtATime(kind, 'filling a database', async () => {
    if (await hasDatabase(server, finished)) return;
    const { url, name } = await newDatabase(server);
    await fill({ databaseUrl: url });
    await renameDatabase(server, name, finished);
  });
  return finished;
}

async function fill(
  where: Partial<Environment>,
  atEnd: (database: Database) => Promise<void> = async () => undefined,
): Promise<void> {
  const temporary = mkdtempSync(join(tmpdir(), 'comanda-fill-'));
  // Catalogues are known by the names of their files too.
  const marketsDir = join(temporary, 'markets');
  linkSampleChain(marketsDir);
  const environment = {
    ...testEnvironment(),
    marketsDir,
    ...where,
  };
  const server = await openServer(environment, {
    log: pino({ level: 'silent' }),
    now: startClock().now,
  });
  await atEnd(server.dependencies.database);
  await server.close();
  rmSync(temporary, { recursive: true });
}

/** Begins a new file of the log: the one with all that was filled in is done with. */
async function beginLog({ db }: Database): Promise<void> {
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
}

/** What is done with is kept under a later name, to be written over: only the first file is in use. */
function removeSpareLog(folderOfLog: string): void {
  const [, ...spare] = readdirSync(folderOfLog)
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .toSorted();
  for (const name of spare) rmSync(join(folderOfLog, name));
}
