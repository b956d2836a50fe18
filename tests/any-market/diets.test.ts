import { describe, expect, it } from 'vitest';
import { withDietMarks } from '../../core/menu/diet.ts';
import { anyMarkets } from './any-markets.ts';

/** Products that nobody eats: bags, plates and candles. */
const isNoFood = ({ kind }: { readonly kind: string }): boolean => kind === 'other';

describe.each(anyMarkets)('the diets of market $id', ({ products, options }) => {
  const marked = withDietMarks(products, options);

  it('are known of every part and every dish [SHP-07]', () => {
    const { crusts, sauces, cheeses, toppings } = options;
    const parts = [crusts, sauces, cheeses, toppings].flat();
    expect(parts.filter(({ animal }) => animal === undefined)).toEqual([]);
    const dishes = marked.filter((product) => !isNoFood(product));
    expect(dishes.filter(({ veg }) => veg === undefined).map(({ id }) => id)).toEqual([]);
    const extras = dishes.flatMap(({ modifiers = [] }) => modifiers);
    expect(extras.filter(({ animal }) => animal === undefined)).toEqual([]);
  });
});
