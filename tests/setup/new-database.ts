import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** An empty database on a PostgreSQL server. */
export interface NewDatabase {
  readonly url: string;
  /** Removes it, whoever is still connected. */
  readonly drop: () => Promise<void>;
}

/** Creates a database under a name of its own, so that tests that run together do not see each other's rows. */
export async function newDatabase(serverUrl: string): Promise<NewDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(serverUrl, `create database ${name}`);
  const own = new URL(serverUrl);
  own.pathname = name;
  return { url: own.href, drop: () => run(serverUrl, `drop database ${name} with (force)`) };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
