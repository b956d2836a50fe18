import type { Market } from '../../core/engine/start-market.ts';
import { variantsIn } from './experiments/sample-experiments.ts';
import type { WholeEnvironment } from '../../client/tiers.ts';
import { memoryStorage } from '../../client/kernel/key-value-storage.ts';
import type { AnalyticsEvent } from '../../core/shell/ports.ts';

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
  overrides: Partial<WholeEnvironment> = {},
): WholeEnvironment & Recorded => {
  const events: AnalyticsEvent[] = [];
  const reports: { level: string; message: string }[] = [];
  let ids = 0;
  const forced = overrides.visit?.forcedVariants;
  return {
    market,
    locale: () => market.manifest.locales[0] ?? 'en',
    release: 'test-release',
    revision: 'test-revision',
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
    origin: 'https://shop.example',
    tracking: unanswered('tracking'),
    pages: unanswered('pages'),
    storage: memoryStorage(),
    http: unanswered('http'),
    sessionStorage: memoryStorage(),
    forgetCookie: () => {},
    loadScript: () => Promise.reject(new Error('The test has no script to load.')),
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
