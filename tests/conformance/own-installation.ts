import type { ContextOf } from '../../core/engine/extensions.ts';
import { LateInstallation } from '../../server/open-installation.ts';
import { engines } from '../server/storage/engines.ts';

/** A delay that no test waits for, in milliseconds. */
const neverSettles = 60_000;

/** An installation of a test file's own, with an embedded database once it is opened. */
export function ownInstallation() {
  const installation = new LateInstallation();
  let stop: (() => Promise<void>) | undefined;
  const contextOf: ContextOf = ({ options }, manifest) => {
    const context = { options, manifest, installation };
    return context;
  };
  return {
    contextOf,
    async open(): Promise<void> {
      const started = await engines[0]?.start();
      if (!started) throw new Error('The embedded database is always there.');
      installation.open({ database: started.database, settleDelayMs: neverSettles });
      stop = started.stop;
    },
    close: async (): Promise<void> => stop?.(),
  };
}
