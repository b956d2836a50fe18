import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { StorageErrorFields } from '../storage-error.ts';
import { SyncedNodeFS } from './synced-node-fs.ts';
import type {
  WorkerCommand,
  WorkerMessage,
  WorkerRequest,
  WorkerStart,
} from './worker-messages.ts';
import { WorkerTransactions } from './worker-transactions.ts';

// The thread of the embedded database. In the server's own thread a long statement would stop every request.

if (parentPort === null) throw new Error('The embedded database runs in a worker thread only');
const port = parentPort;
const { folder } = workerData as WorkerStart;

// `-F` switches fsync off.
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
];

try {
  const database = await PGlite.create({ fs: new SyncedNodeFS(folder), startParams });
  serve(database);
  say({ kind: 'opened' });
} catch (error) {
  say({ kind: 'refused', error: fieldsOf(error) });
}

function serve(database: PGlite): void {
  const transactions = new WorkerTransactions(database);
  database.onNotification((channel, payload) => say({ kind: 'notification', channel, payload }));
  port.on('message', (request: WorkerRequest) => {
    void answer(database, transactions, request);
  });
}

async function answer(
  database: PGlite,
  transactions: WorkerTransactions,
  { id, command }: WorkerRequest,
): Promise<void> {
  try {
    const result = await run(database, transactions, command);
    say({ kind: 'result', id, result });
  } catch (error) {
    say({ kind: 'error', id, error: fieldsOf(error) });
  }
  if (command.kind === 'close') port.close();
}

async function run(
  database: PGlite,
  transactions: WorkerTransactions,
  command: WorkerCommand,
): Promise<object | number | null> {
  switch (command.kind) {
    case 'query': {
      const target =
        command.transaction === null ? database : transactions.statementsOf(command.transaction);
      return target.query(command.sql, [...command.parameters]);
    }
    case 'exec':
      await database.exec(command.sql);
      break;
    case 'begin':
      return transactions.begin();
    case 'commit':
    case 'rollback':
      await transactions.end(command.transaction, command.kind);
      break;
    case 'close':
      await transactions.rollbackAll();
      await database.close();
  }
  return null;
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
