import { describe, expect, it } from 'vitest';
import { explain } from '../../../core/manifest/explain.ts';
import { manifestLayers } from '../../../core/manifest/layer-manifest.ts';
import { filesOf } from './real-manifests.ts';

const { defaults, market } = filesOf('uk');
const content = {
  ...market.content,
  sectorOverrides: { 'uk-2': { eta: { hiddenSectors: null }, tipping: { presets: [4] } } },
};
const layers = manifestLayers(
  { defaults, market: { ...market, content } },
  { sector: 'uk-2', flags: { melts: true } },
);

describe('explain', () => {
  it('names the file of a shared default that nothing overrides', () => {
    expect(explain(layers, 'http.timeoutMs')).toEqual({
      key: '/http/timeoutMs',
      value: 10000,
      from: {
        layer: 'defaults',
        file: 'markets/default/manifest.json',
        pointer: '/http/timeoutMs',
        value: 10000,
      },
      overrode: [],
    });
  });

  it('lists what was overridden, the nearest level first', () => {
    const found = explain(layers, 'tipping.presets');
    expect(found?.value).toEqual([4]);
    expect(found?.from).toMatchObject({
      layer: 'sector',
      file: 'markets/uk/manifest.json',
      pointer: '/sectorOverrides/uk-2/tipping/presets',
    });
    expect(found?.overrode.map(({ layer, value }) => [layer, value])).toEqual([
      ['market', [1, 2, 3]],
      ['defaults', []],
    ]);
  });

  it('tells which level removed a value', () => {
    const found = explain(layers, 'eta.hiddenSectors');
    expect(found).toMatchObject({ from: { layer: 'sector', value: null } });
    expect(found?.value).toBeUndefined();
  });

  it('tells that a level removed the parent of a key', () => {
    const removing = manifestLayers({
      defaults,
      market: { file: market.file, content: { promo: null } },
    });
    expect(explain(removing, 'promo.landingPages')).toMatchObject({
      from: { layer: 'market', pointer: '/promo', value: null },
      overrode: [{ layer: 'defaults' }],
    });
  });

  it('gives the merged value of an object that several levels wrote', () => {
    expect(explain(layers, 'money.format')?.value).toEqual({
      symbol: '£',
      position: 'before',
      space: false,
      decimalMark: '.',
    });
  });

  it('takes a pointer for keys that hold a dot', () => {
    const found = explain(layers, '/flags/features/nutritional-information.calories/default');
    expect(found).toMatchObject({ value: true, from: { layer: 'market' } });
  });

  it('names the session as the origin of a forced flag', () => {
    expect(explain(layers, 'flags.features.melts.default')).toMatchObject({
      value: true,
      from: { layer: 'flags' },
      overrode: [{ layer: 'defaults', value: false }],
    });
  });

  it('knows nothing of a key that no level has', () => {
    expect(explain(layers, 'http.timeout')).toBeUndefined();
  });
});
