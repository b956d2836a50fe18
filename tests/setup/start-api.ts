import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { startServer } from '../../tools/tasks/running-server.ts';
import type { RunningServer } from '../../tools/tasks/running-server.ts';

async function onDatabaseServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Starts the real server on a database of its own, so that test files do not see each other's orders: an embedded one
 * in an empty folder, or, where `DATABASE_URL` is set, a new database on that PostgreSQL.
 * @param env added to the server's environment
 */
export async function startApi(env: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const shared = process.env['DATABASE_URL'];
  if (!shared) return startServer(env);

  const name = `api_${randomUUID().replaceAll('-', '')}`;
  await onDatabaseServer(shared, `create database ${name}`);
  const own = new URL(shared);
  own.pathname = name;
  const server = await startServer({ ...env, DATABASE_URL: own.href });
  const stop = async () => {
    await server.stop();
    await onDatabaseServer(shared, `drop database ${name} with (force)`);
  };
  return { ...server, stop };
}
