import { describe, expect, it } from 'vitest';
import { clientManifest } from '../../../core/manifest/client-manifest.ts';
import { explain } from '../../../core/manifest/explain.ts';
import type { JsonObject } from '../../../core/manifest/json.ts';
import {
  layerContents,
  manifestFor,
  manifestLayers,
  marketManifest,
} from '../../../core/manifest/layer-manifest.ts';
import { manifestSchema } from '../../../core/manifest/manifest-schema.ts';
import {
  inForce,
  nextChange,
  placedOverrides,
  type TimedOverride,
} from '../../../core/manifest/timed-overrides.ts';
import { compileSchemas, filesOf } from './real-manifests.ts';

const place = { sector: 'uk-1', hutId: '1101', timeZone: 'Europe/London' };
const day = { from: '2026-12-25T00:00', until: '2026-12-26T00:00' };
const at = (text: string): number => Date.parse(`${text}Z`);
const idsAt = (
  overrides: Readonly<Record<string, TimedOverride>>,
  now: string,
  where: Parameters<typeof placedOverrides>[1] = place,
) => inForce(placedOverrides(overrides, where), at(now)).map(({ id }) => id);

describe('timed overrides', () => {
  it('hold from their first minute until their last by the clock of the hut [OPR-15]', () => {
    const night = { party: { from: '2026-07-01T22:30', until: '2026-07-02T01:15' } };
    const inTime = (now: string, timeZone: string) =>
      idsAt(night, now, { ...place, timeZone }).length === 1;
    expect(inTime('2026-07-01T21:29:59.999', 'Europe/London')).toBe(false);
    expect(inTime('2026-07-01T21:30', 'Europe/London')).toBe(true);
    expect(inTime('2026-07-02T00:14:59.999', 'Europe/London')).toBe(true);
    expect(inTime('2026-07-02T00:15', 'Europe/London')).toBe(false);
    expect(inTime('2026-07-02T02:29', 'America/Toronto')).toBe(false);
    expect(inTime('2026-07-02T02:30', 'America/Toronto')).toBe(true);
    expect(inTime('2026-07-01T17:00', 'Asia/Kolkata')).toBe(true);
  });

  it('begin and end once where the clock is set on and back [OPR-15]', () => {
    const back = { late: { from: '2026-10-25T00:30', until: '2026-10-25T01:30' } };
    expect(idsAt(back, '2026-10-25T00:29:59')).toEqual(['late']);
    expect(idsAt(back, '2026-10-25T00:30')).toEqual([]);
    expect(idsAt(back, '2026-10-25T01:10')).toEqual([]);
    const skipped = { early: { from: '2026-03-29T01:30', until: '2026-03-29T02:30' } };
    expect(idsAt(skipped, '2026-03-29T00:59')).toEqual([]);
    expect(idsAt(skipped, '2026-03-29T01:00')).toEqual(['early']);
    expect(idsAt(skipped, '2026-03-29T01:30')).toEqual([]);
  });

  it('reach the market, sectors, a hut or a list of huts [OPR-15]', () => {
    const overrides = {
      everywhere: day,
      north: { ...day, sectors: ['uk-1', 'uk-3'] },
      one: { ...day, huts: ['uk-1:1101'] },
      list: { ...day, huts: ['uk-2:2101', 'uk-1:1102'] },
    };
    const noon = '2026-12-25T12:00';
    expect(idsAt(overrides, noon)).toEqual(['everywhere', 'north', 'one']);
    expect(idsAt(overrides, noon, { ...place, hutId: '1102' })).toEqual([
      'everywhere',
      'north',
      'list',
    ]);
    expect(idsAt(overrides, noon, { ...place, sector: 'uk-2', hutId: '2101' })).toEqual([
      'everywhere',
      'list',
    ]);
    expect(idsAt(overrides, noon, { ...place, hutId: '' })).toEqual(['everywhere', 'north']);
    expect(idsAt(overrides, noon, { timeZone: 'Europe/London' })).toEqual(['everywhere']);
  });

  it('stand in the order in which they win: nearer ones last, then those that began last [OPR-15]', () => {
    const overrides = {
      hut: { ...day, from: '2026-12-01T00:00', huts: ['uk-1:1101'] },
      later: { ...day, from: '2026-12-24T00:00' },
      earlier: { ...day, from: '2026-12-20T00:00' },
    };
    expect(idsAt(overrides, '2026-12-25T12:00')).toEqual(['earlier', 'later', 'hut']);
  });

  it('win in the order in which they stand where they begin in the same minute [OPR-15]', () => {
    const huts = ['uk-1:1101'];
    const stated = { zz: { ...day, huts }, mm: { ...day, huts }, aa: { ...day, huts } };
    expect(idsAt(stated, '2026-12-25T12:00')).toEqual(['zz', 'mm', 'aa']);
  });

  it('tell the next moment at which something begins or ends [OPR-15]', () => {
    const placed = placedOverrides(
      { party: day, open: { from: '2026-12-27T09:00', huts: ['uk-1:1101'] } },
      place,
    );
    expect(nextChange(placed, at('2026-12-20T00:00'))).toBe(at('2026-12-25T00:00'));
    expect(nextChange(placed, at('2026-12-25T00:00'))).toBe(at('2026-12-26T00:00'));
    expect(nextChange(placed, at('2026-12-26T00:00'))).toBe(at('2026-12-27T09:00'));
    expect(nextChange(placed, at('2027-01-01T00:00'))).toBeUndefined();
  });
});

const { defaults, market } = filesOf('uk');
const filesWith = (timedOverrides: JsonObject, ofDefaults: JsonObject = {}) => ({
  defaults: { ...defaults, content: { ...defaults.content, timedOverrides: ofDefaults } },
  market: {
    ...market,
    content: {
      ...market.content,
      hutOverrides: {
        'uk-1:1101': { orders: { historyLimit: 4 }, timeSlots: { startOffsetMs: 60_000 } },
      },
      timedOverrides,
    },
  },
});
const party = {
  ...day,
  settings: {
    orders: { historyLimit: 9 },
    minimumOrder: { deliveryDefault: 25 },
    flags: { features: { reorder: { default: false } } },
    timeSlots: { startOffsetMs: null },
    pos: { adapter: 'till' },
  },
};
const during = { now: at('2026-12-25T12:00'), timeZone: 'Europe/London' };

describe('the layer of timed overrides', () => {
  it('lies over the hut and under forced flags, with the place where it stands [OPR-15]', () => {
    const scope = { sector: 'uk-1', hutId: '1101', at: during, flags: { reorder: true } };
    const layers = manifestLayers(filesWith({ party }), scope);
    expect(layers.map(({ name }) => name).slice(-3)).toEqual(['hut', 'timed', 'flags']);
    expect(explain(layers, 'orders.historyLimit')).toMatchObject({
      value: 9,
      from: {
        layer: 'timed',
        file: 'markets/uk/manifest.json',
        pointer: '/timedOverrides/party/settings/orders/historyLimit',
      },
    });
    expect(layerContents(layers)).toMatchObject({
      minimumOrder: { deliveryDefault: 25 },
      flags: { features: { reorder: { default: true } } },
    });
    expect(layerContents(layers)).not.toHaveProperty('timeSlots.startOffsetMs');
  });

  it('is there while one holds and at no other time [OPR-15]', () => {
    const limitAt = (now: string) =>
      manifestFor(marketManifest(filesWith({ party })), {
        sector: 'uk-1',
        hutId: '1101',
        at: { ...during, now: at(now) },
      }).orders.historyLimit;
    expect(limitAt('2026-12-24T23:59:59')).toBe(4);
    expect(limitAt('2026-12-25T00:00')).toBe(9);
    expect(limitAt('2026-12-26T00:00')).toBe(4);
    const timeless = manifestFor(marketManifest(filesWith({ party })), { sector: 'uk-1' });
    expect(timeless).not.toHaveProperty('timedOverrides');
  });

  it('has the market’s override in place of the default’s of its name, and none for null [OPR-15]', () => {
    const limit = (timed: JsonObject) =>
      manifestFor(marketManifest(filesWith(timed, { party })), { at: during }).minimumOrder
        .deliveryDefault;
    const usual = manifestFor(marketManifest(filesWith({})), {}).minimumOrder.deliveryDefault;
    expect(limit({})).toBe(25);
    expect(limit({ party: { ...day, settings: {} } })).toBe(usual);
    expect(limit({ party: null })).toBe(usual);
  });

  it('fits the schemas of a file and of a whole manifest, and a removed one fits too [OPR-15]', () => {
    const { fitsFile, fitsManifest } = compileSchemas();
    const everything = {
      ...party,
      huts: ['uk-1:1101'],
      closed: true,
      closedNote: 'Closed for Christmas.',
      refuses: ['delivery'],
      hours: [{ disposition: 'collection', open: '12:00', close: '16:00' }],
      extraMinutes: 20,
      soldOut: ['margherita'],
      prices: { margherita: { price: 9.99, sizes: { medium: 9.99 } } },
    };
    const files = filesWith({ everything, gone: null });
    expect(fitsFile(files.market.content)).toBe(true);
    expect(fitsManifest(marketManifest(files))).toBe(true);
    for (const wrong of [
      { until: day.until },
      { ...day, from: '2026-12-25 00:00' },
      { ...day, settings: { ordres: {} } },
      { ...day, settings: { id: 'fr' } },
      { ...day, extraMinutes: 0 },
      { ...day, refuses: ['dinein'] },
      { ...day, sold: ['margherita'] },
    ]) {
      const { content } = filesWith({ wrong }).market;
      const whole = marketManifest(filesWith({ wrong }));
      expect(fitsFile(content) && fitsManifest(whole)).toBe(false);
    }
  });

  it('comes to browsers with what they see of settings at any other time, and nothing more [OPR-15]', () => {
    const manifest = marketManifest(
      filesWith({
        party: { ...party, soldOut: ['margherita'], sectors: ['uk-1'] },
        hidden: { ...day, settings: { pos: { adapter: 'till' } }, closed: true },
      }),
    );
    const seen = clientManifest(manifest, manifestSchema);
    expect(seen.timedOverrides).toEqual({
      party: {
        ...day,
        sectors: ['uk-1'],
        settings: {
          orders: { historyLimit: 9 },
          timeSlots: { startOffsetMs: null },
          minimumOrder: { deliveryDefault: 25 },
          flags: { features: { reorder: { default: false } } },
        },
      },
    });
  });
});
