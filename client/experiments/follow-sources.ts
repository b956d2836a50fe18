import type { Environment } from '../kernel/environment.ts';

/** What sources of experiments are followed through. */
export type FollowPorts = Pick<
  Environment,
  'http' | 'market' | 'randomId' | 'report' | 'storage' | 'wait'
>;

/** Has the sources of experiments follow whom they go by, for as long as the page lives; nothing waits for it [EXP-12, EXP-14]. */
export const followSources = ({
  http,
  market,
  randomId,
  report,
  storage,
  wait,
}: FollowPorts): void => {
  for (const source of market.extensions.all('experiment-source')) {
    void source.follow?.({
      storage,
      random: Math.random,
      randomId,
      read: (path, query) => http.send<unknown>({ path, query }),
      wait,
      report,
    });
  }
};
