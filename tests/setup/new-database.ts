import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** A database on a PostgreSQL server. */
export interface NewDatabase {
  readonly url: string;
  readonly name: string;
  /** Removes it, whoever is still connected. */
  readonly drop: () => Promise<void>;
}

/** Creates an empty database under a name of its own, so that tests that run together do not see each other's rows. */
export const newDatabase = (serverUrl: string): Promise<NewDatabase> => create(serverUrl, '');

/** Creates a copy of a database that nobody is connected to, under a name of its own. */
export const copyOfDatabase = (serverUrl: string, original: string): Promise<NewDatabase> =>
  create(serverUrl, ` template ${original}`);

/** Whether the server has a database of the name. */
export async function hasDatabase(serverUrl: string, name: string): Promise<boolean> {
  const found = await run(serverUrl, 'select 1 from pg_database where datname = $1', [name]);
  return found.length > 0;
}

/** Gives a database that nobody is connected to another name. */
export async function renameDatabase(serverUrl: string, from: string, to: string): Promise<void> {
  await run(serverUrl, `alter database ${from} rename to ${to}`);
}

async function create(serverUrl: string, details: string): Promise<NewDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(serverUrl, `create database ${name}${details}`);
  const own = new URL(serverUrl);
  own.pathname = name;
  const drop = async () => {
    await run(serverUrl, `drop database ${name} with (force)`);
  };
  return { url: own.href, name, drop };
}

async function run(url: string, statement: string, values?: unknown[]): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
