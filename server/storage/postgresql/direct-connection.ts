import type { PoolClient } from 'pg';

/** What the driver knows of the process that serves it, but does not describe. */
type Served = PoolClient & { readonly processID?: number | null };

/**
 * Whether a connection ends at PostgreSQL itself. A pooler tells a number of its own for the process that serves the
 * connection, and lends another one for each transaction, which knows nothing of what was prepared before [OPS-24].
 */
export async function isDirect(client: Served): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid === client.processID;
}
