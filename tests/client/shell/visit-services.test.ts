import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import { pluginWatch } from '../../../client/shell/create-reporting.ts';
import { startVisitServices } from '../../../client/shell/start-visit-services.ts';
import type { FailureWatch } from '../../../core/engine/guard.ts';
import type { ErrorReporter } from '../../../core/shell/ports.ts';
import type { LoadScript } from '../../../core/shell/visit-services.ts';
import type { JsonObject } from '../../../core/manifest/json.ts';
import { scriptHosts } from '../../../plugins/visit-scripts/visit-scripts.ts';
import { everywhere, manifestWith, marketWith } from '../constants/changed-markets.ts';
import { marketIds } from '../../core/manifest/real-manifests.ts';

const replay = 'https://replay.example.com/record.js';
const messaging = 'https://chat.example.com/chat.js';

/** A market whose manifest names the scripts of the services. */
const withScripts = (
  market: Parameters<typeof marketWith>[0],
  change: JsonObject = {},
  watch?: FailureWatch,
) => {
  const { plugins } = manifestWith(market);
  const more = { id: 'visit-scripts', options: { replay, messaging } };
  return marketWith(market, { ...change, plugins: [...plugins, more] as never }, watch);
};

/** Starts the services of a visit and writes down the scripts that ran, each with its attributes. */
async function start(
  market: Awaited<ReturnType<typeof withScripts>>,
  {
    agrees = true,
    random = 0,
    sessionStorage = memoryStorage(),
    loads = async () => {},
  }: {
    agrees?: boolean;
    random?: number;
    sessionStorage?: ReturnType<typeof memoryStorage>;
    loads?: (address: string) => Promise<void>;
  } = {},
) {
  const scripts: Record<string, Readonly<Record<string, string>>> = {};
  const loadScript: LoadScript = async (address, attributes = {}) => {
    scripts[address] = attributes;
    await loads(address);
  };
  market.extensions.one('consent').answer(agrees ? ['C0002'] : []);
  const visit = { traceId: 'trace-7', flagLevel: 'none', channel: undefined, utm: {} };
  await startVisitServices({
    market,
    loadScript,
    random: () => random,
    sessionStorage,
    visit: { ...visit, language: undefined, forcedVariants: {} },
  });
  return { scripts };
}

describe('session monitoring', () => {
  /** Whether a session is recorded whose draw is this. */
  const isRecorded = async (...asked: Parameters<typeof start>) =>
    replay in (await start(...asked)).scripts;

  it('records the share of sessions that the manifest says [SHL-77, CST-136]', async () => {
    const shares = { ...everywhere(10), fr: 20 };
    for (const id of marketIds) {
      const market = await withScripts(id);
      const draws = Array.from({ length: 100 }, (_, percent) => percent / 100);
      const recorded = await Promise.all(draws.map((random) => isRecorded(market, { random })));
      expect(recorded.filter(Boolean)).toHaveLength(shares[id]);
    }
    const all = await withScripts('uk', { monitoring: { sampleRate: 100 } });
    expect(await isRecorded(all, { random: 0.999 })).toBe(true);
  });

  it('is drawn once for a session, whatever page it goes to [SHL-77]', async () => {
    const market = await withScripts('uk');
    const sessionStorage = memoryStorage();
    expect(await isRecorded(market, { random: 0.5, sessionStorage })).toBe(false);
    expect(await isRecorded(market, { random: 0, sessionStorage })).toBe(false);
  });

  it('has the service mask what is typed [SHL-77]', async () => {
    const { scripts } = await start(await withScripts('uk'));
    expect(scripts[replay]).toEqual({ 'mask-input': 'true', 'trace-id': 'trace-7' });
  });

  it('starts only with consent [SHL-77]', async () => {
    const { scripts } = await start(await withScripts('uk'), { agrees: false });
    expect(scripts).toEqual({});
  });
});

describe('customer messaging', () => {
  it('that does not start is logged, and nothing else breaks [SHL-71]', async () => {
    const loads = (address: string) =>
      address === messaging ? Promise.reject(new Error('blocked')) : Promise.resolve();
    const reports: string[] = [];
    const report: ErrorReporter['report'] = (level, message) =>
      reports.push(`${level}: ${message}`);
    const watch = pluginWatch(() => report, { report });
    const { scripts } = await start(await withScripts('uk', {}, watch), { loads });
    expect(reports).toEqual(["warning: The plugin 'visit-scripts' failed"]);
    expect(Object.keys(scripts)).toContain(replay);
  });

  it('starts in every session of who agreed, recorded or not', async () => {
    const { scripts } = await start(await withScripts('uk'), { random: 0.9 });
    expect(scripts).toEqual({ [messaging]: { 'trace-id': 'trace-7' } });
  });
});

describe('the services of a visit', () => {
  it('are none where the manifest names none', async () => {
    const { scripts } = await start(await marketWith('uk'));
    expect(scripts).toEqual({});
  });

  it('are reached at the hosts of their scripts and at no other', async () => {
    const { manifest } = await withScripts('uk');
    const hosts = ['https://replay.example.com', 'https://chat.example.com'];
    expect(scriptHosts(manifest)).toEqual({ scripts: hosts, calls: hosts });
    expect(scriptHosts(manifestWith('uk'))).toEqual({ scripts: [], calls: [] });
  });
});
