import type { Environment } from '../../client/kernel/environment.ts';
import { keptAnswers } from '../../client/kernel/kept-answers.ts';
import type { LineState, OfflineHalf } from '../../client/kernel/line.ts';
import { watchLine } from '../../client/kernel/watch-line.ts';
import { loadOfflineNotice } from '../pages/shell/late-parts.ts';
import { isAway } from './is-away.ts';
import { isKeptPage } from './is-kept-page.ts';
import { startWorker } from './start-worker.ts';

/** How long an answer is waited for that only says that the server is there, in milliseconds. */
const patienceMs = 5000;

const reaches = async (): Promise<boolean> => {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(patienceMs);
  const { status } = await fetch('/v1/revision', { cache: 'no-store', signal });
  return !isAway(status);
};

/** Where the half keeps what it keeps, and what pages it is for. */
export interface OfflinePlaces {
  readonly storage: Environment['storage'];
  /** In front of every key of the market. */
  readonly prefix: string;
  /** The page came out of an app's own files. */
  readonly isPacked: boolean;
}

/** What a browser has for times without the server. What tells about them comes along, as it could not later. */
export const offlineHalf = async (
  line: LineState,
  { storage, prefix, isPacked }: OfflinePlaces,
): Promise<OfflineHalf> => {
  await loadOfflineNotice();
  if (!isPacked) startWorker(line);
  return watchLine({
    line,
    kept: keptAnswers({ storage, prefix, now: Date.now }),
    reaches,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    looksAtOnce: isPacked || isKeptPage() || !navigator.onLine,
    whenChanged(tell) {
      for (const change of ['online', 'offline']) window.addEventListener(change, tell);
    },
  });
};
