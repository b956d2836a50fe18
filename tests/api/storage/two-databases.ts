import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { readEnvironment } from '../../../server/environment-variables.ts';
import type { Database } from '../../../server/storage/database.ts';
import { root } from '../../../tools/tasks/project.ts';
import { newDatabase } from '../../setup/new-database.ts';
import { type ServerOptions, startServer, type TestServer } from '../start-server.ts';

/** A server of which one market lives in a database of its own, both empty at its start. */
export interface TwoDatabases {
  readonly server: TestServer;
  /** The server as seen from that market: its database, and what reads it. */
  readonly apart: TestServer;
  /** Ends one of the databases for good. */
  readonly lose: (which: 'shared' | 'own') => Promise<void>;
  readonly close: () => Promise<void>;
}

/** An empty database, on the server of the environment or in a folder. */
interface EmptyDatabase {
  readonly url: string;
  readonly dataDir: string;
  readonly lose: (database: Database) => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** Databases of tests are copies of one with the catalogues of all markets: these have nothing in them. */
export async function emptyDatabase(folder: string, name: string): Promise<EmptyDatabase> {
  const dataDir = join(folder, name);
  const shared = process.env['DATABASE_URL'];
  if (shared) {
    const { url, drop } = await newDatabase(shared);
    return { url, dataDir, lose: drop, drop };
  }
  const database = join(dataDir, 'database');
  mkdirSync(database, { recursive: true });
  return {
    url: pathToFileURL(dataDir).href,
    dataDir,
    // Its files go, and then its thread, on something endless: there is nothing left to open again.
    lose: async ({ db }) => {
      rmSync(database, { recursive: true });
      mkdirSync(database);
      writeFileSync(join(database, 'notes.txt'), 'no database');
      await sql`select count(*) from generate_series(1, 100000000000)`
        .execute(db)
        .catch(() => undefined);
    },
    drop: async () => undefined,
  };
}

/** Starts such a server. @param market the market with a database of its own */
export async function startTwo(
  market: string,
  { environment, ...options }: ServerOptions = {},
): Promise<TwoDatabases> {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-two-'));
  const [shared, own] = [
    await emptyDatabase(folder, 'shared'),
    await emptyDatabase(folder, market),
  ];
  const isEmbedded = shared.url.startsWith('file:');
  const { marketDatabases } = readEnvironment(
    { [`DATABASE_URL_${market.toUpperCase()}`]: own.url },
    root,
  );
  const server = await startServer({
    ...options,
    environment: {
      dataDir: shared.dataDir,
      ...(!isEmbedded && { databaseUrl: shared.url }),
      marketDatabases,
      ...environment,
    },
  });
  const [beside] = server.dependencies.applications.beside;
  if (!beside) throw new Error(`${market} has no database of its own.`);
  const { dependencies } = beside;
  const { database } = dependencies;
  return {
    server,
    apart: { ...server, dependencies, database, db: database.db },
    lose: (which) => (which === 'own' ? own.lose(database) : shared.lose(server.database)),
    close: async () => {
      await server.close();
      await shared.drop().catch(() => undefined);
      await own.drop().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Everything that is in a database, table by table, as text. */
export async function contentOf({ db }: Pick<Database, 'db'>): Promise<string> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    db,
  );
  const texts = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select one::text as text from ${sql.id(schema, name)} as one`.execute(db);
    texts.push(...rows.map(({ text }) => `${schema}.${name}: ${text}`));
  }
  return texts.join('\n');
}
