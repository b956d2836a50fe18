import { describe, expect, it } from 'vitest';
import { marketAt } from '../../../core/engine/market-at.ts';
import { manifestFor } from '../../../core/manifest/layer-manifest.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import { testMarket } from '../test-market.ts';

const leeds = { sector: 'uk-1', id: '1101' };
const london = { sector: 'uk-1', id: '1102' };
const office = { sector: 'uk-2', id: '2101' };

describe('a market at a hut', () => {
  const opened = async () => {
    const market = await testMarket('uk', []);
    const changed: Manifest = {
      ...market.manifest,
      sectorOverrides: { 'uk-1': { minimumOrder: { deliveryDefault: 12 } } },
      hutOverrides: { 'uk-1:1102': { pizza: { halfAndHalfSupplement: 2 } } },
    };
    return { ...market, manifest: changed };
  };

  it('has the settings of its sector and of the hut, as the server lays them [CST-05]', async () => {
    const market = await opened();
    for (const hut of [leeds, london, office]) {
      const { sectorOverrides: _s, hutOverrides: _h, ...own } = marketAt(market, hut).manifest;
      expect(own).toEqual(manifestFor(market.manifest, { sector: hut.sector, hutId: hut.id }));
    }
    expect(marketAt(market, leeds).manifest.minimumOrder.deliveryDefault).toBe(12);
    expect(marketAt(market, london).manifest.pizza.halfAndHalfSupplement).toBe(2);
  });

  it('is the market itself where nothing is changed, and the same one every time', async () => {
    const market = await opened();
    expect(marketAt(market, undefined)).toBe(market);
    expect(marketAt(market, office)).toBe(market);
    expect(marketAt(market, london)).toBe(marketAt(market, { ...london }));
    expect(marketAt(market, london)).not.toBe(marketAt(market, leeds));
    expect(marketAt(market, london).extensions).toBe(market.extensions);
  });
});
