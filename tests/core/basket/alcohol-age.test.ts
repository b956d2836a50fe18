import { describe, expect, it } from 'vitest';
import { alcoholAge, askedAge } from '../../../core/basket/alcohol-age.ts';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import { dealOf, fill } from '../deals/sample-deals.ts';
import { filesOf } from '../manifest/real-manifests.ts';
import { catalogueOf, drink, pizza } from '../menu/pizzeria.ts';
import { basketOf, built, hutOf, item } from './sample-basket.ts';

const { address } = hutOf();
const hutIn = (region: string) => hutOf({ address: { ...address, region } });
const manifestOf = (market: 'uk' | 'fr' | 'in' | 'ca') => marketManifest(filesOf(market));

describe('the age for alcohol', () => {
  it('is that of each market, and of the region of the hut [SHP-06]', () => {
    const ages = (market: 'uk' | 'fr' | 'in' | 'ca', ...regions: string[]) =>
      regions.map((region) => alcoholAge({ hut: hutIn(region), manifest: manifestOf(market) }));
    expect(ages('uk', 'ENG')).toEqual([18]);
    expect(ages('fr', 'IDF')).toEqual([18]);
    expect(ages('in', 'KA', 'DL', 'MH')).toEqual([21, 25, 25]);
    expect(ages('ca', 'ON', 'BC', 'QC', 'AB', 'MB')).toEqual([19, 19, 18, 18, 18]);
    expect(alcoholAge({ hut: hutOf(), manifest: manifestOf('ca') })).toBe(19);
  });

  const asked = (choices: readonly Choice[], alcohol = { minimumAge: 18 }) =>
    askedAge({
      basket: basketOf({ items: choices.map((choice) => item(choice)) }),
      catalogue: catalogueOf(),
      hut: hutOf(),
      manifest: { alcohol },
    });

  it('is asked of an order with alcohol, loose or in a deal, and of no other [SHP-06]', () => {
    expect(asked([drink('lager'), pizza('supreme')])).toBe(18);
    expect(asked([drink('lager'), pizza('supreme')], { minimumAge: 1 })).toBe(1);
    expect(asked([drink('cola'), pizza('supreme')])).toBeUndefined();
    const deal = dealOf('flat', [{ type: 'pizza' }, { type: 'drink' }], { id: 'd', price: 9 });
    const inDeal = askedAge({
      basket: basketOf({ deals: [built('d', fill(pizza('supreme'), drink('lager')))] }),
      catalogue: catalogueOf([deal]),
      hut: hutOf(),
      manifest: { alcohol: { minimumAge: 18 } },
    });
    expect(inDeal).toBe(18);
  });

  it('is not asked where no age makes the order lawful, or nobody has to be asked [SHP-06, BSK-61]', () => {
    expect(asked([drink('lager')])).toBeUndefined();
    expect(asked([drink('lager'), pizza('supreme')], { minimumAge: 0 })).toBeUndefined();
  });
});
