import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trustOptions } from '../../core/engine/load-plugins.ts';
import { type Market, startMarket } from '../../core/engine/start-market.ts';
import type { JsonObject } from '../../core/manifest/json.ts';
import { marketManifest } from '../../core/manifest/layer-manifest.ts';
import { variantsIn } from './experiments/sample-experiments.ts';
import type { Environment } from '../../core/shell/environment.ts';
import { memoryStorage } from '../../core/shell/key-value-storage.ts';
import type { AnalyticsEvent } from '../../core/shell/ports.ts';
import { pluginLoaders } from '../../plugins/index.ts';
import { root } from '../../tools/tasks/project.ts';

export type MarketId = 'uk' | 'fr' | 'in' | 'ca';

const manifestFile = (folder: string) => {
  const file = `markets/${folder}/manifest.json`;
  return { file, content: JSON.parse(readFileSync(join(root, file), 'utf8')) as JsonObject };
};

/** The manifest of a sample market, as its files lay it out. */
export const testManifest = (id: MarketId): Market['manifest'] =>
  marketManifest({ defaults: manifestFile('default'), market: manifestFile(id) });

/**
 * A sample market with the plugins of the given ids, in the manifest's order; without a list all of them.
 * A store's tests name only the plugins the store asks.
 */
export const testMarket = async (id: MarketId, plugins?: readonly string[]): Promise<Market> => {
  const manifest = testManifest(id);
  const chosen = manifest.plugins.filter((entry) => plugins?.includes(entry.id) ?? true);
  return startMarket(
    { ...manifest, plugins: chosen },
    `markets/${id}`,
    pluginLoaders,
    trustOptions,
    // A market of chosen plugins leaves the points of the others open.
    ...(plugins ? ([[]] as const) : []),
  );
};

/** What the environment wrote down for a test to look at. */
export interface Recorded {
  readonly events: AnalyticsEvent[];
  readonly reports: { level: string; message: string }[];
}

/** A call a test does not answer fails loudly. */
const unanswered = <Api extends object>(name: string): Api =>
  new Proxy({} as Api, {
    get: (_target, method) => () =>
      Promise.reject(new Error(`The test answers no ${name}.${String(method)}`)),
  });

/** An environment whose clock stands still, whose storage is memory and whose calls a test answers itself. */
export const testEnvironment = (
  market: Market,
  overrides: Partial<Environment> = {},
): Environment & Recorded => {
  const events: AnalyticsEvent[] = [];
  const reports: { level: string; message: string }[] = [];
  let ids = 0;
  const forced = overrides.visit?.forcedVariants;
  return {
    market,
    locale: () => market.manifest.locales[0] ?? 'en',
    release: 'test-release',
    visit: {
      traceId: 'test-trace',
      language: undefined,
      flagLevel: 'none',
      channel: undefined,
      utm: {},
      forcedVariants: {},
    },
    experiments: variantsIn(market.manifest, forced),
    huts: unanswered('huts'),
    places: unanswered('places'),
    menu: unanswered('menu'),
    deals: unanswered('deals'),
    basket: unanswered('basket'),
    dealbot: unanswered('dealbot'),
    upsells: { upsells: () => Promise.resolve([]) },
    vouchers: unanswered('vouchers'),
    giftCards: unanswered('giftCards'),
    orders: unanswered('orders'),
    payments: unanswered('payments'),
    tracking: unanswered('tracking'),
    pages: unanswered('pages'),
    storage: memoryStorage(),
    http: unanswered('http'),
    sessionStorage: memoryStorage(),
    forgetCookie: () => {},
    now: () => Date.parse('2026-03-04T12:00:00Z'),
    wait: () => Promise.resolve(),
    randomId: () => `id-${(ids += 1)}`,
    track: (event) => void events.push(event),
    report: (level, message) => void reports.push({ level, message }),
    ...overrides,
    events,
    reports,
  };
};
