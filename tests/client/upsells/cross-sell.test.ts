import { describe, expect, it } from 'vitest';
import { crossSellFor, gapRule, hasCrossSell } from '../../../client/upsells/cross-sell.ts';
import type { Basket } from '../../../core/basket/basket.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { testManifest } from '../../core/test-market.ts';
import { catalogueOf, dip, productOf, rules } from '../../core/menu/pizzeria.ts';
import { loose } from './sample-basket.ts';

const settings = testManifest('uk').upsell;
const { crossSellGaps } = settings;

const small = { above: 0.01, below: 1 };
const large = { above: 1, below: 3.01 };

const extra = (id: string, price: number, more: Partial<Product> = {}): Product =>
  productOf(id, 'dip', price, { rules: small, ...more });

const extras = [
  extra('dear', 0.99),
  extra('cheap', 0.5),
  extra('hidden', 0.6, { hidden: true }),
  extra('deals-only', 0.6, { dealOnly: true }),
  extra('bottle', 2.5, { rules: large }),
  extra('can', 1, { rules: large }),
  extra('fruit', 3, { rules: large }),
];

const offered = (
  gap: number,
  more: { sector?: string; market?: string; items?: Basket['items']; products?: Product[] } = {},
): string[] => {
  const { sector = 'uk-1', market = 'uk', items = [], products = extras } = more;
  return crossSellFor({
    market,
    sector,
    basket: { deals: [], items },
    catalogue: catalogueOf([], products),
    rules,
    gap,
    settings,
  }).map(({ product }) => product.id);
};

describe('the gap to the minimum order', () => {
  it('has a rule from 0.01 to 1 and one from 1 to 3.01 [UPS-19]', () => {
    expect(gapRule(2, crossSellGaps)).toMatchObject({ above: 1, below: 100 });
    expect(gapRule(99, crossSellGaps)).toMatchObject({ above: 1, below: 100 });
    expect(gapRule(101, crossSellGaps)).toMatchObject({ above: 100, below: 301 });
    expect(gapRule(300, crossSellGaps)).toMatchObject({ above: 100, below: 301 });
    expect(gapRule(0, crossSellGaps)).toBeUndefined();
    expect(gapRule(500, crossSellGaps)).toBeUndefined();
  });

  it('of exactly 1 falls under the second; one of 0.01 or 3.01 under none [UPS-20]', () => {
    expect(gapRule(100, crossSellGaps)).toMatchObject({ above: 100, below: 301 });
    expect(gapRule(1, crossSellGaps)).toBeUndefined();
    expect(gapRule(301, crossSellGaps)).toBeUndefined();
    expect(offered(100)).toEqual(['can', 'bottle', 'fruit']);
    expect([offered(1), offered(301)]).toEqual([[], []]);
  });
});

describe('what would close the gap', () => {
  it('is suggested in munchies-420 and uk-1 alone [UPS-21]', () => {
    expect(offered(50)).not.toEqual([]);
    expect(offered(50, { sector: 'uk-2' })).toEqual([]);
    expect(offered(50, { sector: 'fr-1', market: 'fr' })).toEqual([]);
    expect(hasCrossSell('munchies-420', 'mu-1', crossSellGaps)).toBe(true);
    expect(hasCrossSell('uk', 'uk-2', crossSellGaps)).toBe(false);
  });

  it('has rules that hold the gap and a price that reaches it, cheapest first [UPS-22, MNU-39]', () => {
    expect(offered(50)).toEqual(['cheap', 'dear']);
    expect(offered(51)).toEqual(['dear']);
    expect(offered(200)).toEqual(['bottle', 'fruit']);
    const ruled = [extra('always', 5, { rules: {} }), extra('never', 5)];
    const [, never] = ruled;
    const { rules: _rules, ...unruled } = never ?? extra('never', 5);
    expect(offered(50, { products: [ruled[0] ?? unruled, unruled] })).toEqual(['always']);
    expect(offered(50, { products: [extra('late', 5, { rules: { above: 0.6 } })] })).toEqual([]);
  });

  it('is not in the basket, and at most five are shown [UPS-22]', () => {
    expect(offered(50, { items: [loose('c', dip('cheap'))] })).toEqual(['dear']);
    const many = ['f', 'e', 'd', 'c', 'b', 'a'].map((id, index) => extra(id, 0.9 - index / 100));
    expect(offered(50, { products: many })).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
