import { ConformanceServer } from '../../tools/tasks/conformance-server.ts';
import { engines } from '../server/storage/engines.ts';

/** What checks of a test file's own run with: a server with an embedded database, once it is opened. */
export function ownInstallation() {
  const server = new ConformanceServer();
  let stop: (() => Promise<void>) | undefined;
  return {
    settings: server.settings,
    prepare: server.prepare.bind(server),
    async open(): Promise<void> {
      const started = await engines[0]?.start();
      if (!started) throw new Error('The embedded database is always there.');
      server.open(started.database);
      stop = started.stop;
    },
    close: async (): Promise<void> => stop?.(),
  };
}
