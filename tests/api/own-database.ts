import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** A database that one server has to itself. */
export interface OwnDatabase {
  /** Address on the PostgreSQL of the environment; undefined where tests use the embedded database. */
  readonly url: string | undefined;
  readonly drop: () => Promise<void>;
}

/** Makes a database on the server that `DATABASE_URL` names; without one the embedded database is used. */
export async function ownDatabase(): Promise<OwnDatabase> {
  const shared = process.env['DATABASE_URL'];
  if (!shared) return { url: undefined, drop: async () => undefined };
  const name = `api_${randomUUID().replaceAll('-', '')}`;
  await run(shared, `create database ${name}`);
  const own = new URL(shared);
  own.pathname = name;
  return { url: own.href, drop: () => run(shared, `drop database ${name} with (force)`) };
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
