import type { App } from '../client/app-store.ts';
import { goOnWhenBack } from '../client/go-on.ts';
import { checkRelease } from '../client/shell/check-release.ts';
import { leaveForRelease } from '../client/shell/leave-for-release.ts';
import type { ShellEnvironment } from '../client/tiers.ts';
import { followExperiments } from './follow-experiments.ts';
import { followVisit } from './follow-visit.ts';
import { fetchRelease } from './platform/fetch-release.ts';
import { followTheme } from './platform/kept-theme.ts';
import { watchChunks } from './platform/lost-chunks.ts';
import { putTypedBack } from './platform/put-typed-back.ts';
import { rememberTyped, type Typed, typedKey } from './platform/typed-fields.ts';
import { whenIdle } from './platform/when-idle.ts';

/** Takes the page along to another release of the application, once it starts and when a part of it is gone. */
const followRelease = (app: App, environment: ShellEnvironment): void => {
  const { market, release, sessionStorage } = environment;
  const ports = {
    ...environment,
    offered: () => fetchRelease(market.manifest.http.timeoutMs),
    running: release,
    reload: () => window.location.reload(),
  };
  void checkRelease(ports);
  const typed = rememberTyped();
  watchChunks(() =>
    leaveForRelease({
      ...ports,
      isOrdering: () => app.purchase?.order.isBusy ?? false,
      // The browser's own: without it the reload would lose the basket, and never end.
      keepTyped: () => window.sessionStorage.setItem(typedKey, JSON.stringify(typed())),
    }),
  );
  const before = sessionStorage.read(typedKey);
  if (before === undefined) return;
  sessionStorage.remove(typedKey);
  putTypedBack(JSON.parse(before) as Typed);
};

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
  followTheme(environment);
  if (line) {
    goOnWhenBack(app, line);
    whenIdle(() => line.prepare());
  }
  if (!environment.isPacked) {
    followRelease(app, environment);
  }
  if (addVisitPlugins) void followVisit(environment, addVisitPlugins);
  whenIdle(() => followExperiments(environment));
};
