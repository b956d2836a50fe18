import type { KeyValueStorage } from '../kernel/key-value-storage.ts';
import type { ErrorReporter } from '../../core/shell/ports.ts';

const reloadedKey = 'comanda:reloaded-for-release';

/** What the check reaches the outside through. */
export interface ReleasePorts {
  /** The release that the server offers. Throws when it cannot be read. */
  readonly offered: () => Promise<string>;
  readonly running: string;
  readonly sessionStorage: KeyValueStorage;
  readonly reload: () => void;
  readonly report: ErrorReporter['report'];
}

/**
 * Reloads the page when the server offers another release, at most once a session, so that it can never loop.
 * @returns whether the running release is known to be the latest; a failed look counts as not [SHL-54, SHL-55]
 */
export const checkRelease = async (ports: ReleasePorts): Promise<boolean> => {
  const { offered, reload, report, running, sessionStorage } = ports;
  try {
    const release = (await offered()).trim();
    if (release === running) return true;
    if (sessionStorage.read(reloadedKey) === undefined) {
      sessionStorage.write(reloadedKey, release);
      reload();
    }
  } catch (error) {
    report('warning', 'The latest release could not be read', { error });
  }
  return false;
};
