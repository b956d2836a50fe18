import { describe, expect, it } from 'vitest';
import type { Market } from '../../../core/engine/start-market.ts';
import { createExperiments } from '../../../client/experiments/experiments.ts';
import { followSources } from '../../../client/experiments/follow-sources.ts';
import { tellEffects } from '../../../client/experiments/tell-effects.ts';
import { createReporting } from '../../../client/shell/create-reporting.ts';
import type { WholeEnvironment } from '../../../client/tiers.ts';
import { type KeyValueStorage, memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import type { Experiment } from '../../../schemas/types/manifest/experiments.ts';
import { inEachRunning, marketWith } from '../constants/changed-markets.ts';
import { testEnvironment } from '../test-environment.ts';
import { testMarket } from '../../core/test-market.ts';
import { variantsIn } from './sample-experiments.ts';

const button = (weights: Readonly<Record<string, number>>): Experiment => ({
  goal: 'CVR',
  expires: '2099-12-31',
  variants: ['control', 'treatment'],
  weights,
  remote: true,
});

/** A page of a market whose manifest has everybody in the control of one remote experiment. */
const openPage = async (
  answers: readonly unknown[],
  { storage = memoryStorage(), refreshMs = 600_000 } = {},
) => {
  const market = await marketWith('uk', {
    experiments: { datafileRefreshMs: refreshMs, list: { button: { ...button({ control: 1 }) } } },
  });
  const { extensions, manifest } = market;
  const experiments = createExperiments({
    list: () => manifest.experiments.list,
    sources: extensions.all('experiment-source'),
    forced: {},
    storage,
    randomId: () => 'visitor',
    now: () => Date.parse('2026-03-04T12:00:00Z'),
    random: () => 0,
  });
  const queries: unknown[] = [];
  const waits: number[] = [];
  const left = [...answers];
  const http: Pick<WholeEnvironment['http'], 'send'> = {
    send: async <Body>(call: { path: string; query?: unknown }) => {
      queries.push([call.path, call.query]);
      const answer = left.shift();
      if (answer === undefined) throw new Error('Request timeout');
      return { status: 200, body: answer as Body };
    },
  };
  const environment = testEnvironment(market, {
    experiments,
    storage,
    http,
  });
  await new Promise<void>((done) => {
    followSources({
      ...environment,
      wait: (milliseconds) => {
        waits.push(milliseconds);
        if (waits.length < answers.length) return Promise.resolve();
        done();
        return new Promise(() => {});
      },
    });
  });
  return { experiments, queries, reports: environment.reports, storage, waits };
};

const everybody = { revision: 2, experiments: { button: button({ treatment: 1 }) } };

describe('the datafile', () => {
  it('is read at start and again at the pace of the manifest [EXP-12, CST-77]', async () => {
    const first = { revision: 1, experiments: { button: button({ control: 1 }) } };
    const { experiments, queries, waits } = await openPage([first, everybody], { refreshMs: 5 });
    const call = ['/v1/experiments/datafile', { market: 'uk' }];
    expect(queries).toEqual([call, call]);
    expect(waits).toEqual([5, 5]);
    expect(experiments.variantOf('button')).toBe('treatment');
    const paces = await inEachRunning(({ manifest }) => manifest.experiments.datafileRefreshMs);
    expect(new Set(Object.values(paces))).toEqual(new Set([600_000]));
  });

  it('of an earlier visit holds when it does not come, else the manifest does [EXP-14]', async () => {
    const none = await openPage([undefined]);
    expect(none.experiments.variantOf('button')).toBe('control');
    expect(none.reports).toEqual([
      { level: 'warning', message: 'The datafile of the experiments did not come' },
    ]);
    const { storage } = await openPage([everybody]);
    const later = await openPage([undefined], { storage });
    expect(later.experiments.variantOf('button')).toBe('treatment');
  });

  it.each([
    ['', 'text'],
    ['null', null],
    ['[]', []],
    ['7', { experiments: { button: 1 } }],
    ['{"revision":1}', { revision: 1 }],
    ['{"experiments":{"button":{"expires":"2099-12-31"}}}', 7],
    ['{"experiments":', { experiments: { button: { expires: '2099-12-31' } } }],
  ])('that is none is ignored, stored as %j or answered [EXP-14]', async (kept, answer) => {
    const storage: KeyValueStorage = memoryStorage();
    storage.write('phdv:datafile-uk', kept);
    const { experiments, reports } = await openPage([answer], { storage });
    expect(experiments.variantOf('button')).toBe('control');
    expect(reports).toHaveLength(1);
    expect(storage.read('phdv:datafile-uk')).toBe(kept);
  });
});

describe('what analytics hears of a variant', () => {
  /** A page of a session, and what its visitor lets analytics know. */
  const openTold = async (sessionStorage = memoryStorage()) => {
    const market = await testMarket('uk', ['consent-banner', 'beacon']);
    const consent = market.extensions.one('consent');
    consent.answer([]);
    const sent: unknown[] = [];
    const sinks = [{ send: (event: unknown) => void sent.push(event) }];
    const all = (() => sinks) as Market['extensions']['all'];
    const { track } = createReporting(
      { ...market.extensions, all },
      {
        analyticsGroup: market.manifest.consent.analyticsGroup,
        fallback: { report: () => {} },
        origin: () => ({ market: 'uk', traceId: 'trace' }),
      },
    );
    const experiments = variantsIn(market.manifest, { 'dealbot-v2': 'B' });
    const environment = testEnvironment(market, { experiments, sessionStorage, track });
    const told = tellEffects(environment);
    const agree = async () => {
      consent.answer([market.manifest.consent.analyticsGroup]);
      await told;
    };
    return { agree, consent, experiments, sent, sessionStorage };
  };
  const event = (experiment: string, variant: string, goal: string) =>
    expect.objectContaining({ type: 'experiment', data: { experiment, variant, goal } });

  it('is its first effect in the session, with consent only [EXP-17]', async () => {
    const { agree, experiments, sent, sessionStorage } = await openTold();
    experiments.variantOf('dealbot-v2');
    expect(sent).toEqual([]);
    await agree();
    expect(sent).toEqual([event('dealbot-v2', 'B', 'AOV')]);
    experiments.variantOf('dealbot-v2');
    experiments.variantOf('deal-sorting');
    experiments.variantOf('deal-sorting');
    experiments.variantOf('unknown');
    const both = [event('dealbot-v2', 'B', 'AOV'), event('deal-sorting', 'control', 'PRF')];
    expect(sent).toEqual(both);

    const next = await openTold(sessionStorage);
    await next.agree();
    next.experiments.variantOf('deal-sorting');
    expect(next.sent).toEqual([]);
    next.experiments.variantOf('deals-filter');
    expect(next.sent).toEqual([event('deals-filter', 'control', 'CVR')]);
  });
});
