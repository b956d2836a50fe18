import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import { productAnswer } from '../../../server/menu/product-answer.ts';

const manifest = {
  menu: { toppings: { max: 6, maxAdditions: 6, maxRemovals: 6 } },
  pizza: { freeToppings: 0, halfAndHalfSupplement: 0 },
  flags: { features: {} },
} as unknown as Manifest;
const catalogue: Catalogue = {
  currency: 'GBP',
  products: new Map(),
  deals: new Map(),
  discounts: new Map(),
  options: { sizes: [], crusts: [], sauces: [], cheeses: [], toppings: [] },
};
const dip: Product = {
  id: 'garlic-dip',
  type: 'dip',
  kind: 'dip',
  title: 'Garlic dip',
  price: 0.99,
  taxCode: 'standard',
};

describe('a product as the product call answers it', () => {
  it('keeps every field it has and gets its lowest price and the parts of its price [MNU-35]', () => {
    const sold = { ...catalogue, products: new Map([[dip.id, dip]]) };
    expect(productAnswer(dip, sold, manifest)).toEqual({
      ...dip,
      cheapestPrice: 0.99,
      priceBreakdown: [{ part: 'base', amount: 0.99 }],
    });
  });

  it('shows the lowest price over its sizes [MNU-38]', () => {
    const sized: Product = {
      ...dip,
      sizes: [
        { id: 'large', price: 15.49, crusts: ['thin'] },
        { id: 'small', price: 9.49, crusts: ['thin'] },
      ],
    };
    expect(productAnswer(sized, catalogue, manifest).cheapestPrice).toBe(9.49);
  });
});
