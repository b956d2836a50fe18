import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { StartError } from '../core/engine/start-error.ts';
import { pluginLoaders } from '../plugins/index.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { openServer } from './open-server.ts';
import { StorageError } from './storage/storage-error.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Reads the environment, opens the server and listens until it is told to stop. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env, root);
  const log = pino({ level: environment.logLevel, base: null });
  const server = await openServer(environment, { loaders: pluginLoaders, log, now: Date.now });

  let isClosing = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (isClosing) return;
    isClosing = true;
    log.info({ signal }, 'stopping');
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopped badly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  try {
    await server.app.listen({ port: environment.port, host: environment.host });
  } catch (error) {
    await server.close();
    throw error;
  }
}

try {
  await main();
} catch (error) {
  // What a person can mend is told in its own words; anything else keeps its stack, for those who mend the program.
  const isMendable =
    error instanceof StartError ||
    error instanceof StorageError ||
    error instanceof EnvironmentError ||
    (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');
  console.error(isMendable ? error.message : error);
  process.exitCode = 1;
}
