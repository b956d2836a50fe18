import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { openDatabase } from '../../server/storage/open-database.ts';
import { withLock } from '../../tools/boot/lock.mjs';
import { root, scratch } from '../../tools/tasks/project.ts';
import { newDatabase } from '../setup/new-database.ts';

/** A database that one server has to itself. */
export interface OwnDatabase {
  /** Address on the PostgreSQL of the environment; undefined where tests use the embedded database. */
  readonly url: string | undefined;
  readonly drop: () => Promise<void>;
}

/**
 * Makes a database: on the server that `DATABASE_URL` names, else an embedded one.
 * @param dataDir where a ready embedded one goes; left out, the server makes its own
 */
export async function ownDatabase(dataDir?: string): Promise<OwnDatabase> {
  const shared = process.env['DATABASE_URL'];
  if (!shared) {
    if (dataDir !== undefined) cpSync(await emptyDatabase(), dataDir, { recursive: true });
    return { url: undefined, drop: async () => undefined };
  }
  return newDatabase(shared);
}

/** Creating an embedded database takes seconds, copying one does not: this is one to copy, made once a schema. */
async function emptyDatabase(): Promise<string> {
  const storage = join(root, 'server', 'storage');
  const hash = createHash('sha256');
  for (const name of readdirSync(storage, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (name.endsWith('.ts')) hash.update(readFileSync(join(storage, name)));
  }
  const folder = join(scratch, 'empty-databases');
  const finished = join(folder, hash.digest('hex').slice(0, 16));
  mkdirSync(folder, { recursive: true });
  await withLock(join(folder, 'making.lock'), 'making an empty database', async () => {
    if (existsSync(finished)) return;
    const unfinished = `${finished}-unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    const database = await openDatabase({ dataDir: unfinished, log: pino({ level: 'silent' }) });
    await database.close();
    renameSync(unfinished, finished);
  });
  return finished;
}
