import { describe, expect, it } from 'vitest';
import type { Market } from '../../../core/engine/start-market.ts';
import { crossSellFor } from '../../../client/upsells/cross-sell.ts';
import { suggestionsFor } from '../../../client/upsells/suggestions.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import { UpsellCarousel } from '../../../ui/pages/upsells/upsell-carousel.tsx';
import { catalogueOf, productOf, rules } from '../../core/menu/pizzeria.ts';
import { dips, factsOf, taken, wedges } from '../upsells/sample-basket.ts';
import {
  everywhere,
  inEachMarket,
  inEachRunning,
  manifestWith,
  marketWith,
} from './changed-markets.ts';
import { renderIn } from './render-in.tsx';

/** Six products for every gap, in a sector of a market. */
const closing =
  (gap: number, sector = 'uk-1', market = 'uk') =>
  ({ upsell: settings }: Manifest): number =>
    crossSellFor({
      market,
      sector,
      basket: { deals: [], items: [] },
      catalogue: catalogueOf(
        [],
        ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => productOf(id, 'dip', 9, { rules: {} })),
      ),
      rules,
      gap,
      settings,
    }).length;

describe('what closes the gap to the minimum order', () => {
  it('is suggested for the gaps, sectors and markets of the manifest [CST-117]', () => {
    expect(inEachMarket(closing(50))).toEqual({ ...everywhere(0), uk: 5 });
    expect(inEachMarket(closing(200))).toEqual({ ...everywhere(0), uk: 5 });
    for (const gap of [1, 301, 400]) expect(inEachMarket(closing(gap))).toEqual(everywhere(0));
    expect(inEachMarket(closing(50, 'uk-2'))).toEqual(everywhere(0));
    expect(inEachMarket(closing(50, 'x-1', 'munchies-420'))).toEqual(everywhere(5));
    const crossSellGaps = { gaps: [{ above: 3, below: 5 }], markets: [], sectors: ['uk-2'] };
    const changed = manifestWith('uk', { upsell: { crossSellGaps } });
    expect([50, 400].map((gap) => closing(gap, 'uk-2')(changed))).toEqual([0, 5]);
    expect(closing(400)(changed)).toBe(0);
  });
});

describe('upsells', () => {
  it('are as many as the manifest says [CST-118]', () => {
    const changed = manifestWith('uk', { upsell: { carouselMax: 2, maxCount: 1 } });
    expect(closing(50)(changed)).toBe(2);
    const offered = ({ upsell }: Manifest): number => {
      const items = [wedges, taken('a', 'salsa', 'w')];
      return suggestionsFor([dips], factsOf({ items }, { maxCount: upsell.maxCount })).length;
    };
    expect(inEachMarket(offered)).toEqual(everywhere(2));
    expect(offered(changed)).toBe(0);
  });

  it('side by side are a step of the manifest apart [CST-118]', async () => {
    const step = (market: Market) =>
      /width:(\d+)px/.exec(
        renderIn(market, <UpsellCarousel titleId="t">{[]}</UpsellCarousel>),
      )?.[1];
    expect(await inEachRunning(step)).toEqual(everywhere('248'));
    expect(step(await marketWith('fr', { upsell: { scrollStepPx: 300 } }))).toBe('300');
  });
});
