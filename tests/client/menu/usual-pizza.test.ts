import { describe, expect, it } from 'vitest';
import { usualPizza } from '../../../client/menu/usual-pizza.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { catalogueOf, pizzaOf, productOf, rules } from '../../core/menu/pizzeria.ts';

const usual = (product: Product) => usualPizza(product, catalogueOf([], [product]), rules);

describe('a pizza as it usually comes', () => {
  it('is told with its size and the price of that, which need not be the lowest [SHP-10]', () => {
    expect(usual(pizzaOf('margherita', 12.99))).toEqual({ size: 'Large', price: 1299 });
  });

  it('is none where its crust is not sold today, where it is to be built, or where it is no pizza [SHP-10]', () => {
    const sizes = [{ id: 'large', price: 12.99, crusts: ['thin'] }];
    expect(usual(pizzaOf('margherita', 12.99, { sizes }))).toBeUndefined();
    expect(usual(pizzaOf('own', 9.99, { kind: 'create-your-own' }))).toBeUndefined();
    expect(usual(pizzaOf('halves', 9.99, { kind: 'half-and-half' }))).toBeUndefined();
    expect(usual(productOf('wings', 'side', 5.99))).toBeUndefined();
  });
});
