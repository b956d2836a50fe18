import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { experimentsOf } from '../../../plugins/experiments-datafile/kept-datafile.ts';
import type {
  ExperimentsDatafile,
  ActiveFeatures,
} from '../../../schemas/types/http/experiments.ts';
import type { Problem } from '../../../schemas/types/http/orders.ts';
import { testManifest } from '../../core/test-market.ts';
import { startServer, type TestServer } from '../start-server.ts';

const weights = { control: 9, treatment: 1 };
let server: TestServer;
let changed: TestServer;
beforeAll(async () => {
  server = await startServer();
  changed = await startServer({
    manifests: {
      uk: {
        experiments: { list: { 'deal-sorting': { weights, remote: true } } },
        flags: { features: { rokt: { default: false, levels: ['canary'] } } },
        sectorOverrides: { 'uk-2': { flags: { features: { reorder: { default: false } } } } },
      },
    },
  });
});
afterAll(async () => {
  await server.close();
  await changed.close();
});

const datafile = async (from: TestServer, market: string) =>
  (await from.get<ExperimentsDatafile>(`/v1/experiments/datafile?market=${market}`)).body;

describe('the datafile of a market', () => {
  it('holds the experiments that the market runs, as the browser reads them [EXP-13]', async () => {
    for (const id of ['uk', 'fr', 'in', 'ca'] as const) {
      const file = await datafile(server, id);
      expect(experimentsOf(file)).toEqual(testManifest(id).experiments.list);
      expect(file.experiments['dealbot-v2']?.variants).toEqual(['control', 'A', 'B', 'C']);
    }
    expect((await datafile(server, 'fr')).experiments).not.toHaveProperty('product-sorting-uk');
  });

  it('has weights, and another revision number only when something is changed [EXP-13]', async () => {
    const [before, again, other] = await Promise.all([
      datafile(server, 'uk'),
      datafile(server, 'uk'),
      datafile(changed, 'uk'),
    ]);
    expect(Number.isInteger(before.revision)).toBe(true);
    expect(again).toEqual(before);
    expect(other.revision).not.toBe(before.revision);
    expect(other.experiments['deal-sorting']).toMatchObject({ weights, remote: true });
    expect((await datafile(changed, 'fr')).revision).toBe((await datafile(server, 'fr')).revision);
  });

  it('is of a market that there is [EXP-13]', async () => {
    const unknown = await server.get<Problem>('/v1/experiments/datafile?market=nowhere');
    expect([unknown.status, unknown.body.name]).toEqual([404, 'NOT_FOUND']);
    const unnamed = await server.get<Problem>('/v1/experiments/datafile');
    expect([unnamed.status, unnamed.body.fields?.[0]?.field]).toEqual([400, 'market']);
  });
});

const features = async (query: string, role?: string) =>
  (
    await changed.get<ActiveFeatures>(
      `/v1/features?${query}`,
      role === undefined ? {} : { 'feature-role': role },
    )
  ).body;

describe('the active features', () => {
  it('are those of the market in the sector [EXP-55]', async () => {
    const british = await features('market=uk&sector=uk-1');
    expect(british.level).toBe('none');
    expect(british.features).toMatchObject({
      reorder: { isOn: true },
      rokt: { isOn: false },
      'emergency-banner': { isOn: true, text: '' },
    });
    expect(Object.keys(british.features)).toEqual(Object.keys(testManifest('uk').flags.features));
    expect((await features('market=uk&sector=uk-2')).features['reorder']).toEqual({ isOn: false });
    expect((await features('market=fr&sector=fr-1')).features['reorder']).toEqual({ isOn: false });
    const indian = await features('market=in&sector=in-1');
    expect(indian.features['force-street-number']).toEqual({
      isOn: true,
      dispositions: ['delivery'],
    });
  });

  it('follow the role of the caller, and no role that there is not [EXP-55, EXP-56]', async () => {
    const uk = 'market=uk&sector=uk-1';
    const canary = await features(uk, 'canary');
    expect([canary.level, canary.features['rokt']]).toEqual(['canary', { isOn: true }]);
    for (const role of ['development', 'none', 'root']) {
      expect((await features(uk, role)).features['rokt']).toEqual({ isOn: false });
    }
    expect((await features(uk, 'root')).level).toBe('none');
  });

  it('are of a market and a sector of it [EXP-55]', async () => {
    const refused = async (query: string) =>
      (await changed.get<Problem>(`/v1/features?${query}`)).status;
    expect(await refused('market=nowhere&sector=uk-1')).toBe(404);
    expect(await refused('market=uk&sector=fr-1')).toBe(404);
    expect(await refused('market=uk')).toBe(400);
  });
});
