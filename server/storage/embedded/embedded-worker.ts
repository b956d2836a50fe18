import { parentPort } from 'node:worker_threads';
import { existsSync } from 'node:fs';
import { PGlite, types } from '@electric-sql/pglite';
import type { StorageErrorFields } from '../storage-error.ts';
import { copyDatabase } from './empty-database.ts';
import { PreparedQueries } from './prepared-queries.ts';
import { SyncedNodeFS } from './synced-node-fs.ts';
import type {
  WorkerCommand,
  WorkerMessage,
  WorkerRequest,
  WorkerRows,
  WorkerStart,
} from './worker-messages.ts';

// The thread of the embedded database. In the server's own thread a long statement would stop every request.

if (parentPort === null) throw new Error('The embedded database runs in a worker thread only');
const port = parentPort;

// `-F` switches fsync off.
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
  // What is told is heard by this process alone: see the function `tell`.
  '-c',
  'comanda.tell=at-once',
];

const jsonTypes: readonly number[] = [types.JSON, types.JSONB];
const asText = (text: string): string => text;
/** Those of the whole database: given with a statement, they would be copied with all others for each. */
const parsers = Object.fromEntries(jsonTypes.map((type) => [type, asText]));

let database: PGlite | undefined;
let queries: PreparedQueries | undefined;
port.on('message', (message: WorkerStart | WorkerRequest) => {
  void ('folder' in message ? open(message) : answer(message));
});

async function open({ folder, copyOf }: WorkerStart): Promise<void> {
  try {
    if (copyOf !== undefined && !existsSync(folder)) copyDatabase(copyOf, folder);
    database = await PGlite.create({ fs: new SyncedNodeFS(folder), startParams, parsers });
    queries = new PreparedQueries(database);
    database.onNotification((channel, payload) => say({ kind: 'notification', channel, payload }));
    say({ kind: 'opened' });
  } catch (error) {
    say({ kind: 'refused', error: fieldsOf(error) });
  }
}

async function answer({ id, command }: WorkerRequest): Promise<void> {
  try {
    say({ kind: 'result', id, result: await run(command) });
  } catch (error) {
    say({ kind: 'error', id, error: fieldsOf(error) });
    if (command.kind === 'close') port.close();
    return;
  }
  if (command.kind === 'close') say({ kind: 'closed' });
}

async function run(command: WorkerCommand): Promise<WorkerRows> {
  if (database === undefined || queries === undefined) throw new Error('No database is open');
  if (command.kind === 'close') {
    await database.close();
    database = undefined;
    queries = undefined;
    return { rows: [], jsonColumns: [], affectedRows: undefined };
  }
  const { rows, fields, affectedRows } = await queries.query(command.sql, command.parameters);
  const jsonColumns = fields
    .filter(({ dataTypeID }) => jsonTypes.includes(dataTypeID))
    .map(({ name }) => name);
  return { rows, jsonColumns, affectedRows };
}

function say(message: WorkerMessage): void {
  port.postMessage(message);
}

/** Keeps PostgreSQL's fields and drops the rest: PGlite's errors drag their query and minified source along. */
function fieldsOf(error: unknown): StorageErrorFields {
  const fields = error as Readonly<Record<string, unknown>> | null | undefined;
  const text = (key: string): string | undefined => {
    const value = fields?.[key];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    code: text('code') ?? 'internal_error',
    message: text('message') ?? String(error),
    constraint: text('constraint'),
    detail: text('detail'),
    table: text('table'),
  };
}
