import { fileURLToPath } from 'node:url';
import { StartError } from '../core/engine/start-error.ts';
import { EnvironmentError, readEnvironment } from './environment-variables.ts';
import { openServer } from './open-server.ts';
import { errorFields } from './shell/error-fields.ts';
import { createLog } from './shell/log.ts';
import { serve } from './serve.ts';
import { StorageError } from './storage/storage-error.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Reads the environment, opens the server and listens until it is told to stop. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env, root);
  const log = createLog(environment.logLevel);
  // Node's own report of an error shows all that it carries, the parameters of a statement among it.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nobody took');
    process.exit(1);
  });
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
}
