import type { ReleasePorts } from './check-release.ts';

const leftForKey = 'comanda:left-for-release';

/** What leaving reaches the outside through. */
export interface LeavingPorts extends ReleasePorts {
  /** Whether an order is being sent: nothing may take the page away from it. */
  readonly isOrdering: () => boolean;
  /** Keeps for the page that comes what is being typed into this one. Throws where the browser keeps nothing. */
  readonly keepTyped: () => void;
}

/**
 * Leaves a page that has lost a part of itself for the release that the server offers, if that is another one; once for
 * each release, so that it can never loop, and only where a browser keeps what the visitor has done [OPS-14].
 * @returns whether the page is on its way out
 */
export const leaveForRelease = async (ports: LeavingPorts): Promise<boolean> => {
  const { isOrdering, keepTyped, offered, reload, report, running, sessionStorage } = ports;
  try {
    const release = (await offered()).trim();
    if (release === running || sessionStorage.read(leftForKey) === release || isOrdering()) {
      return false;
    }
    keepTyped();
    sessionStorage.write(leftForKey, release);
    reload();
    return true;
  } catch (error) {
    report('warning', 'The page could not change to the latest release', { error });
    return false;
  }
};
