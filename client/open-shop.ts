import { marketAt } from '../core/engine/market-at.ts';
import type { PluginLoaders } from '../core/engine/load-plugins.ts';
import { openMarket } from '../core/engine/open-market.ts';
import { inForce, placedOverrides } from '../core/manifest/timed-overrides.ts';
import { type BootData, bootDataElementId } from '../core/shell/boot-data.ts';
import { openAccount } from './accounts/account-tier.ts';
import { type App, AppStore } from './app-store.ts';
import { createExperiments } from './experiments/experiments.ts';
import { headlessPorts } from './headless-ports.ts';
import { callHeaders } from './kernel/call-headers.ts';
import { createHttpClient } from './kernel/http-client.ts';
import { type KeyValueStorage, memoryStorage } from './kernel/key-value-storage.ts';
import { persist } from './kernel/persistence.ts';
import { OrderingStore } from './ordering-store.ts';
import { PurchaseStore } from './purchase-store.ts';
import { createReporting, pluginWatch } from './shell/create-reporting.ts';
import type { ErrorReporter } from '../core/shell/ports.ts';
import type { WholeEnvironment } from './tiers.ts';

/** What a shop without a screen is opened with [HST-09]. */
export interface ShopSettings {
  /** Address of the market's first page, such as `https://market.shop.example`: its host chooses the market. */
  readonly address: string;
  /** Loads a plugin that the market names: its module, whose default export is the plugin. */
  readonly loadPlugin: (id: string) => ReturnType<PluginLoaders[string]>;
  /** Where the basket and who is signed in outlive this process; in memory unless given. */
  readonly storage?: KeyValueStorage;
  /** Hears of what went wrong besides what calls throw; nobody does unless given. */
  readonly report?: ErrorReporter['report'];
}

/** A shop without a screen. */
export interface Shop {
  /** The stores of all areas, each under the name of its area; their actions are those that the pages call. */
  readonly app: App;
  /** What the server said of the market: manifest, words of its first locale, release. */
  readonly boot: BootData;
}

/** What stands in the boot element of a page, and where it leads to, as HTML has it. */
const bootElement = new RegExp(
  `<(?:script[^>]* id="${bootDataElementId}"[^>]*>([^<]*)</script>|link[^>]* id="${bootDataElementId}"[^>]* href="([^"]*)")`,
  'u',
);

/** The data that a market's page starts from. @throws Error where the address answers no page of a market */
async function bootDataAt(address: string): Promise<BootData> {
  const answer = await fetch(address);
  const [, text, link] = bootElement.exec(await answer.text()) ?? [];
  if (answer.ok && text !== undefined) return JSON.parse(text) as BootData;
  if (!answer.ok || link === undefined) {
    throw new Error(`${address} answers ${answer.status} and no page of a market.`);
  }
  const boot = await fetch(new URL(link, answer.url));
  if (!boot.ok) throw new Error(`${boot.url} answers ${boot.status} and no boot data.`);
  return (await boot.json()) as BootData;
}

/**
 * Opens the shop of a market without a page [HST-09]: real calls to a server, every store, all plugins of the market.
 * @throws Error where the address answers no page of a market, or a plugin does not load
 */
export async function openShop({
  address,
  loadPlugin,
  storage = memoryStorage(),
  report = () => {},
}: ShopSettings): Promise<Shop> {
  const boot = await bootDataAt(address);
  const { manifest } = boot;
  const loaders: PluginLoaders = Object.fromEntries(
    manifest.plugins.map(({ id }) => [id, () => loadPlugin(id)]),
  );
  const fallback: ErrorReporter = { report };
  const market = await openMarket(
    manifest,
    loaders,
    pluginWatch(() => report, fallback),
  );
  const { host, origin } = new URL(address);
  const visit: WholeEnvironment['visit'] = {
    traceId: crypto.randomUUID(),
    flagLevel: 'none',
    channel: undefined,
    utm: {},
    language: undefined,
    forcedVariants: {},
  };
  const random = { random: Math.random, randomId: () => crypto.randomUUID() };
  const reporting = createReporting(market.extensions, {
    analyticsGroup: manifest.consent.analyticsGroup,
    fallback,
    origin: () => ({ market: manifest.id, traceId: visit.traceId }),
  });
  /** The stores are made of what asks them. */
  const shop: { app?: App } = {};
  const environment = {
    get market() {
      const hut = shop.app?.localisation.hut;
      const placed = placedOverrides(manifest.timedOverrides, {
        sector: hut?.sector,
        hutId: hut?.id,
        timeZone: hut?.timeZone ?? manifest.timeZone ?? 'UTC',
      });
      return marketAt(market, hut, inForce(placed, Date.now()));
    },
    locale: () => boot.locale,
    release: boot.release,
    revision: boot.revision,
    visit,
    http: createHttpClient({
      fetch,
      baseUrl: origin,
      timeoutMs: manifest.http.timeoutMs,
      headers: () =>
        callHeaders({
          visit,
          host,
          productionHosts: manifest.http.productionHosts,
          randomId: random.randomId,
        }),
      token: async () => shop.app?.accessToken(),
    }),
    experiments: createExperiments({
      list: () => manifest.experiments.list,
      sources: market.extensions.all('experiment-source'),
      forced: {},
      storage,
      now: Date.now,
      ...random,
    }),
    storage,
    sessionStorage: memoryStorage(),
    forgetCookie: () => {},
    loadScript: () => Promise.reject(new Error('There is no page to load a script into.')),
    now: Date.now,
    wait: (milliseconds: number) => new Promise<void>((end) => void setTimeout(end, milliseconds)),
    randomId: random.randomId,
    ...reporting,
  };
  const whole: WholeEnvironment = Object.assign(environment, headlessPorts(environment, origin));
  const app = AppStore.create({}, whole);
  shop.app = app;
  const kept = <Store extends Parameters<typeof persist>[0]>(store: Store): Store => {
    persist(store, whole);
    return store;
  };
  app.loadsTiersBy({
    ordering: async () => kept(OrderingStore.create({}, whole)),
    purchase: async () => kept(PurchaseStore.create({}, whole)),
    account: async () => openAccount(whole),
  });
  kept(app);
  return { app, boot };
}
