import { describe, expect, it } from 'vitest';
import { withPoints } from '../../core/loyalty/rewards.ts';
import { loyaltyRulesOf } from './loyalty-rules-of.ts';
import type { MarketId } from '../core/manifest/real-manifests.ts';
import { marketCatalogues } from './market-catalogues.ts';
import { manifestOf } from './market-manifests.ts';

describe.each(marketCatalogues)('the sample deals of market $id', ({ deals }) => {
  it('are of all nine kinds', () => {
    const kinds = [...new Set(deals.map(({ kind }) => kind))].toSorted();
    expect(kinds).toEqual([
      'bogof',
      'bogoh',
      'bogtf',
      'bundle-discount',
      'buyx-gety',
      'flat',
      'giftcard',
      'std-drink-price',
      'std-pizza-price',
    ]);
  });
});

describe('the loyalty reward', () => {
  const rewards = marketCatalogues.flatMap(({ id, deals, products }) =>
    deals
      .filter(
        (deal) =>
          deal.loyalty &&
          withPoints(deal, loyaltyRulesOf(id), manifestOf(id as MarketId))?.loyaltyPoints === 5,
      )
      .map((deal) => ({ market: id, deal, products })),
  );

  it('is one medium pizza with two toppings at most, free for five points [LOY-10]', () => {
    expect([...new Set(rewards.map(({ market }) => market))].toSorted()).toEqual(['ca', 'uk']);
    for (const { deal, products } of rewards) {
      const [option, ...others] = deal.options;
      expect(others).toEqual([]);
      expect([option?.type, option?.subtype, option?.count ?? 1]).toEqual(['pizza', 'medium', 1]);
      expect(deal.price === 0 || option?.free).toBe(true);
      const toppings = products
        .filter(({ id }) => option?.entities?.includes(id))
        .flatMap(({ defaultOptions }) => defaultOptions?.toppings[0]?.length ?? 0);
      expect(toppings.length).toBeGreaterThan(0);
      expect(Math.max(...toppings)).toBeLessThanOrEqual(2);
    }
  });
});
