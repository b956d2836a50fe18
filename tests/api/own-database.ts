import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { pluginLoaders } from '../../plugins/index.ts';
import { type Environment, readEnvironment } from '../../server/environment.ts';
import { openServer } from '../../server/open-server.ts';
import { withLock } from '../../tools/boot/lock.mjs';
import { root, scratch } from '../../tools/tasks/project.ts';
import { hashFiles } from '../../tools/tasks/source-hash.ts';
import { startClock } from '../setup/test-clock.ts';
import { copyOfDatabase, hasDatabase, newDatabase, renameDatabase } from '../setup/new-database.ts';

/** A database that one server has to itself, with the catalogues of all markets in it. */
export interface OwnDatabase {
  /** Address on the PostgreSQL of the environment; undefined where tests use the embedded database. */
  readonly url: string | undefined;
  readonly drop: () => Promise<void>;
}

/**
 * Makes a database: on the server that `DATABASE_URL` names, else an embedded one.
 * @param dataDir where a ready embedded one goes
 * @param given an empty database of the test itself, which stays as it is
 */
export async function ownDatabase(dataDir: string, given?: string): Promise<OwnDatabase> {
  if (given !== undefined) return { url: given, drop: async () => undefined };
  const shared = process.env['DATABASE_URL'];
  if (shared) return copyOfDatabase(shared, await filledPostgres(shared));
  cpSync(await filledFolder(), dataDir, { recursive: true });
  return { url: undefined, drop: async () => undefined };
}

/** Creating and filling a database takes a second, copying one does not: one is made to copy from, whenever code or markets have changed. */
let version: string | undefined;
const currentVersion = (): string =>
  (version ??= hashFiles(root, ['core', 'markets', 'plugins', 'schemas', 'server']).slice(0, 16));

const folder = join(scratch, 'filled-databases');

const makeOnce = (make: () => Promise<void>): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  return withLock(join(folder, 'making.lock'), 'filling a database', make);
};

async function filledFolder(): Promise<string> {
  const finished = join(folder, currentVersion());
  if (existsSync(finished)) return finished;
  await makeOnce(async () => {
    if (existsSync(finished)) return;
    for (const older of readdirSync(folder).filter((name) => !name.startsWith('making.lock'))) {
      rmSync(join(folder, older), { recursive: true, force: true });
    }
    const unfinished = `${finished}-unfinished`;
    await fill({ dataDir: unfinished });
    renameSync(unfinished, finished);
  });
  return finished;
}

async function filledPostgres(server: string): Promise<string> {
  const finished = `filled_${currentVersion()}`;
  if (await hasDatabase(server, finished)) return finished;
  await makeOnce(async () => {
    if (await hasDatabase(server, finished)) return;
    const { url, name } = await newDatabase(server);
    await fill({ databaseUrl: url });
    await renameDatabase(server, name, finished);
  });
  return finished;
}

async function fill(where: Partial<Environment>): Promise<void> {
  const environment = { ...readEnvironment({}, root), kitchenPaceMs: 'off' as const, ...where };
  const server = await openServer(environment, {
    loaders: pluginLoaders,
    log: pino({ level: 'silent' }),
    now: startClock().now,
  });
  await server.close();
}
