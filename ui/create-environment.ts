import { createPlacesApi } from '../client/address/places-api.ts';
import type { Market } from '../core/engine/start-market.ts';
import { stepCounter } from '../client/experiments/count-steps.ts';
import { createExperiments } from '../client/experiments/experiments.ts';
import { createHutsApi } from '../client/huts/huts-api.ts';
import { createReporting } from '../client/shell/create-reporting.ts';
import type { ShellEnvironment } from '../client/tiers.ts';
import { callHeaders } from '../client/kernel/call-headers.ts';
import { createHttpClient } from '../client/kernel/http-client.ts';
import { followLine, type OfflineLoading } from '../client/kernel/line.ts';
import { trackedMarket } from '../client/shell/tracked-market.ts';
import { createPagesApi } from '../client/shell/pages-api.ts';
import type { DraftNotice } from '../core/shell/boot-data.ts';
import type { Hut } from '../schemas/types/catalogue/hut.ts';
import { browserStorage } from './platform/browser-storage.ts';
import { consoleReporter } from './platform/console-reporter.ts';
import { forgetCookie } from './platform/forget-cookie.ts';
import { isPrerendering, loadScript } from './platform/load-script.ts';
import type { OfflinePlaces } from './platform/offline-half.ts';
import { betweenDraws } from './platform/between-draws.ts';
import { pacedFetch } from './platform/paced-fetch.ts';
import { readVisit } from './platform/read-visit.ts';
import { whenIdle } from './platform/when-idle.ts';

/** What the environment learns from the application that it is made for. */
export interface ApplicationFacts {
  /** The market with the plugins loaded so far, as it holds at the current hut [CST-05]. */
  readonly market: () => Market;
  readonly locale: () => string;
  readonly release: string;
  readonly revision: string;
  readonly draft?: DraftNotice | undefined;
  readonly isPacked: boolean;
  /** Access token of who is signed in. */
  readonly token: () => Promise<string | undefined>;
  /** The current hut. */
  readonly hut: () => Hut | undefined;
}

const randomId = () => crypto.randomUUID();

/** What is there for times without the server comes once the page has nothing better to do, or when it is needed. */
const offlineLoading = (places: OfflinePlaces): OfflineLoading => ({
  soon: whenIdle,
  load: async (line) => (await import('./platform/offline-half.ts')).offlineHalf(line, places),
});

/** The environment of the stores in a browser; the ports of later tiers come with them. */
export const createEnvironment = ({
  market: current,
  locale,
  release,
  revision,
  draft,
  isPacked,
  token,
  hut: currentHut,
}: ApplicationFacts): ShellEnvironment => {
  const market = current();
  const { manifest } = market;
  const { consent, http, hut } = manifest;
  const { track, report } = createReporting(market.extensions, {
    analyticsGroup: consent.analyticsGroup,
    fallback: consoleReporter,
    origin: () => ({
      market: trackedMarket(market.manifest, currentHut()?.sector),
      sector: currentHut()?.sector,
      hutId: currentHut()?.id,
      traceId: visit.traceId,
    }),
    count: stepCounter({
      http: () => client,
      sessionStorage: () => sessionStorage,
      prefix: manifest.storage.persistKeyPrefix,
    }),
  });
  const storage = browserStorage('localStorage', report);
  const sessionStorage = browserStorage('sessionStorage', report);
  const { host, pathname, search } = window.location;
  const visit = {
    ...readVisit({
      search: new URLSearchParams(search),
      manifest,
      storage,
      sessionStorage,
      report,
    }),
    landing: `${pathname}${search}`,
  };
  const experiments = createExperiments({
    list: () => current().manifest.experiments.list,
    sources: market.extensions.all('experiment-source'),
    forced: visit.forcedVariants,
    storage,
    randomId,
    now: Date.now,
    random: Math.random,
  });
  const { http: client, line } = followLine(
    createHttpClient({
      fetch: pacedFetch(window.fetch.bind(window)),
      settle: betweenDraws,
      baseUrl: '',
      timeoutMs: http.timeoutMs,
      headers: () => callHeaders({ visit, host, productionHosts: http.productionHosts, randomId }),
      token,
    }),
    offlineLoading({ storage, prefix: manifest.storage.persistKeyPrefix, isPacked }),
  );
  return {
    get market() {
      return current();
    },
    locale,
    release,
    revision,
    draft,
    isPacked,
    visit,
    experiments,
    huts: createHutsApi(client, hut),
    places: createPlacesApi({
      http: client,
      country: market.manifest.geocoding.country,
      geocoder: () => current().extensions.one('geocoder'),
      isPrerendering,
      loadScript,
      locale,
    }),
    pages: createPagesApi(client),
    http: client,
    line,
    storage,
    sessionStorage,
    forgetCookie,
    loadScript,
    now: Date.now,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    randomId,
    track,
    report,
  };
};
