import { expect, it } from 'vitest';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { priceJumps } from '../../../server/review/price-jumps.ts';

const side = (price: number): Product => ({
  id: 'breadsticks',
  type: 'side',
  kind: 'side',
  title: 'Breadsticks',
  desc: 'Warm.',
  price,
  taxCode: 'standard',
  popularity: 1,
});
const pizza = (price: number, large: number): Product => ({
  ...side(price),
  id: 'margherita',
  type: 'pizza',
  sizes: [
    { id: 'medium', price, crusts: [] },
    { id: 'large', price: large, crusts: [] },
  ],
});

const jumps = (entries: readonly Product[], before: readonly Product[]) =>
  priceJumps({ file: 'products.json', entries }, before).map(({ pointer, found }) => [
    pointer,
    found,
  ]);

it('a price that changes by more than 30 % is warned of, each where it stands, a new product is not [OPR-04]', () => {
  const before = [side(4), pizza(10, 14)];
  expect(jumps([side(5.2), pizza(7, 14)], before)).toEqual([]);
  expect(jumps([side(5.25), pizza(10, 1.4)], before)).toEqual([
    ['/0/price', '5.25'],
    ['/1/sizes/1/price', '1.4'],
  ]);
  expect(jumps([{ ...side(99), id: 'new' }], before)).toEqual([]);
});
