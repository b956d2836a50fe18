import { flushCompileCache } from 'node:module';
import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from './environment-variables.ts';
import type { OpenServer } from './open-server.ts';
import { giveBackMemory } from './shell/give-back-memory.ts';

/** Listens, until the process is told to stop. */
export async function serve(
  server: OpenServer,
  environment: Pick<Environment, 'host' | 'port'>,
  log: FastifyBaseLogger,
): Promise<void> {
  let isClosing = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (isClosing) return;
    isClosing = true;
    log.info({ signal }, 'stopping');
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'crashed');
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
  giveBackMemory();
  // A process that is killed writes nothing down: whoever comes after it would compile everything anew.
  flushCompileCache();
}
