import { describe, expect, it } from 'vitest';
import { withDietMarks } from '../../core/menu/diet.ts';
import { typedMarks } from '../../server/markets/typed-marks.ts';
import { marketCatalogues } from './market-catalogues.ts';

describe.each(marketCatalogues)('the sample diets of market $id', ({ products, options }) => {
  const marked = withDietMarks(products, options);

  it('make no pizza of two halves vegetarian where one of them need not be [SHP-07]', () => {
    const tile = marked.find(({ kind }) => kind === 'half-and-half');
    expect(marked.some(({ halvable, veg }) => halvable === true && veg === false)).toBe(true);
    expect(tile?.veg).toBe(false);
  });
});

describe('a typed mark', () => {
  it('is named with its place, as the recipe decides [SHP-07]', () => {
    const entries = [{ id: 'a' }, { id: 'b', veg: true, vegan: false }];
    const found = typedMarks('products.json', entries);
    expect(found.map(({ pointer }) => pointer)).toEqual(['/1/veg', '/1/vegan']);
    expect(found[0]?.expected).toContain('recipe');
    for (const { products } of marketCatalogues) {
      expect(typedMarks('products.json', JSON.parse(JSON.stringify(products)))).toEqual([]);
    }
  });
});
