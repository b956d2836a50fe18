import { describe, expect, it } from 'vitest';
import { explain } from '../../../core/manifest/explain.ts';
import type { JsonObject } from '../../../core/manifest/json.ts';
import {
  layerContents,
  manifestFor,
  manifestLayers,
  marketManifest,
} from '../../../core/manifest/layer-manifest.ts';
import { filesOf } from './real-manifests.ts';

const defaults = {
  file: 'markets/default/manifest.json',
  content: {
    eta: { enabled: true },
    orders: { historyLimit: 1 },
    sectorOverrides: { 'uk-2': { orders: { historyLimit: 2 } } },
    flags: { features: { melts: { default: false, levels: ['canary'] } } },
  },
};
const market = {
  file: 'markets/uk/manifest.json',
  content: {
    id: 'uk',
    orders: { historyLimit: 3 },
    deals: { topLimit: 12 },
    sectorOverrides: { 'uk-2': { deals: { topLimit: null } } },
    hutOverrides: { 'uk-1:123': { eta: { enabled: false } } },
  },
};
const files = { defaults, market };
const at = (scope: Parameters<typeof manifestLayers>[1]) =>
  layerContents(manifestLayers(files, scope));

describe('manifestLayers', () => {
  it('lays the market over the shared defaults', () => {
    expect(at({})).toMatchObject({ eta: { enabled: true }, orders: { historyLimit: 3 } });
  });

  it('lays a sector over its market, and null in it removes a value', () => {
    expect(at({ sector: 'uk-1' })).toMatchObject({ deals: { topLimit: 12 } });
    expect(at({ sector: 'uk-2' })).toMatchObject({ orders: { historyLimit: 2 }, deals: {} });
    expect(at({ sector: 'uk-2' })['deals']).toEqual({});
  });

  it('lays a hut over its sector, and only that hut', () => {
    expect(at({ sector: 'uk-1', hutId: '123' })['eta']).toEqual({ enabled: false });
    expect(at({ sector: 'uk-1', hutId: '124' })['eta']).toEqual({ enabled: true });
    expect(at({ sector: 'uk-2', hutId: '123' })['eta']).toEqual({ enabled: true });
  });

  it('lays flags of the session over everything and ignores names nobody defined', () => {
    expect(at({ flags: { melts: true, unheardOf: true } })['flags']).toEqual({
      features: { melts: { default: true, levels: ['canary'] } },
    });
  });

  it('names the levels from the lowest to the highest', () => {
    const layers = manifestLayers(files, { sector: 'uk-1', hutId: '123', flags: { melts: true } });
    expect(layers.map(({ name }) => name)).toEqual(['defaults', 'market', 'hut', 'flags']);
  });
});

describe('flags of areas that some markets have', () => {
  const listed = (content: JsonObject): ReturnType<typeof manifestLayers> =>
    manifestLayers({
      defaults: { ...defaults, content: { features: { voucherMarkets: ['uk'] } } },
      market: { ...market, content },
    });

  it('are as the list of markets has them, below what a manifest says of a flag', () => {
    expect(layerContents(listed({ id: 'uk' }))).toMatchObject({
      flags: { features: { hasVouchers: { default: true }, hasDiscounts: { default: true } } },
    });
    const own = { id: 'fr', flags: { features: { hasVouchers: { levels: ['canary'] } } } };
    expect(layerContents(listed(own))['flags']).toMatchObject({
      features: { hasVouchers: { default: false, levels: ['canary'] } },
    });
  });

  it('are explained by the list', () => {
    const why = explain(listed({ id: 'fr' }), 'flags.features.hasDiscounts.default');
    expect(why?.value).toBe(false);
    expect(why?.from).toMatchObject({ layer: 'areas', file: 'features.voucherMarkets' });
  });
});

describe('manifestFor', () => {
  it('gives from a whole manifest what its files give', () => {
    const whole = marketManifest(files);
    for (const scope of [{}, { sector: 'uk-2' }, { sector: 'uk-1', hutId: '123' }]) {
      expect(manifestFor(whole, scope)).toEqual(at(scope));
    }
  });
});

describe('a value of a sector', () => {
  it('holds in that sector and in no other [CST-05]', () => {
    const { defaults: shared, market: ca } = filesOf('ca');
    const content: JsonObject = {
      ...ca.content,
      sectorOverrides: { 'ca-2': { hut: { openDays: 3 } } },
    };
    const manifest = marketManifest({ defaults: shared, market: { ...ca, content } });
    expect(manifestFor(manifest, { sector: 'ca-1' }).hut.openDays).toBe(7);
    expect(manifestFor(manifest, { sector: 'ca-2' }).hut.openDays).toBe(3);
  });
});
