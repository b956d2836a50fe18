import { expect, it } from 'vitest';
import { marketCatalogues } from './market-catalogues.ts';

it.each(marketCatalogues)('every topping of $id has its group [SHP-22]', ({ options }) => {
  const without = options.toppings.filter(({ group }) => group === undefined);
  expect(without.map(({ id }) => id)).toEqual([]);
});
