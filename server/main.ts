import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { StartError } from '../core/engine/start-error.ts';
import { type Environment, EnvironmentError, readEnvironment } from './environment-variables.ts';
import { errorFields } from './shell/error-fields.ts';
import { createLog } from './shell/log.ts';
import { StorageError } from './storage/storage-error.ts';
import { runWorkers } from './workers/run-workers.ts';
import { shareOfWorker, workersOf } from './workers/worker-share.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// Where nothing can be written, Node goes without; a folder that the environment names stays.
enableCompileCache(join(root, '.boot', 'compile-cache'));

/** Opens the server and listens until the process is told to stop. */
async function run(environment: Environment, log: FastifyBaseLogger): Promise<void> {
  // The process that only minds workers does not load what they serve.
  const [{ openServer }, { serve }] = await Promise.all([
    import('./open-server.ts'),
    import('./serve.ts'),
  ]);
  const server = await openServer(environment, {
    log,
    now: Date.now,
    onDatabaseLost: ({ message }) => {
      log.fatal({ reason: message }, 'the database cannot be opened again: the process ends');
      process.exit(1);
    },
  });
  await serve(server, environment, log);
}

/** Reads the environment and runs the server, in one process or in several. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env, root);
  const log = createLog(environment.logLevel);
  // Node's own report of an error shows all that it carries, the parameters of a statement among it.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nobody took');
    process.exit(1);
  });
  const workers = workersOf(environment);
  if (workers === 1) await run(environment, log);
  else if (cluster.isPrimary) runWorkers(workers, log);
  else await run(shareOfWorker(environment), log.child({ worker: cluster.worker?.id }));
}

try {
  await main();
} catch (error) {
  // What a person can fix is told in its own words; anything else keeps its stack, for developers.
  const isMendable =
    error instanceof StartError ||
    error instanceof StorageError ||
    error instanceof EnvironmentError ||
    (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');
  console.error(isMendable ? error.message : errorFields(error));
  process.exitCode = 1;
  // A worker would stay for the process that started it.
  cluster.worker?.disconnect();
}
