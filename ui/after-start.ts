import type { App } from '../client/app-store.ts';
import { goOnWhenBack } from '../client/go-on.ts';
import { checkRelease } from '../client/shell/check-release.ts';
import type { ShellEnvironment } from '../client/tiers.ts';
import { followExperiments } from './follow-experiments.ts';
import { followVisit } from './follow-visit.ts';
import { fetchRelease } from './platform/fetch-release.ts';
import { whenIdle } from './platform/when-idle.ts';

/**
 * What goes on beside the pages once the application has started: nothing waits for it, so it loads on its own.
 * @param addVisitPlugins brings the plugins of the services that follow the visit; absent where the market has none
 */
export const afterStart = (
  app: App,
  environment: ShellEnvironment,
  addVisitPlugins: (() => Promise<void>) | undefined,
): void => {
  const { line } = environment;
  if (line) {
    goOnWhenBack(app, line);
    whenIdle(() => line.prepare());
  }
  if (!environment.isPacked) {
    void checkRelease({
      ...environment,
      offered: fetchRelease,
      running: environment.release,
      reload: () => window.location.reload(),
    });
  }
  if (addVisitPlugins) void followVisit(environment, addVisitPlugins);
  whenIdle(() => followExperiments(environment));
};
