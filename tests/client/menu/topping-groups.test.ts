import { describe, expect, it } from 'vitest';
import { shelvesOf, toppingsNamed } from '../../../client/menu/topping-groups.ts';
import type { PizzaOption } from '../../../schemas/types/catalogue/menu-options.ts';

const topping = (id: string, title: string, group?: PizzaOption['group']): PizzaOption => ({
  id,
  title,
  look: id,
  prices: { medium: 1 },
  ...(group === undefined ? {} : { group }),
});

const toppings = [
  topping('honey', 'Filet de miel', 'sauce'),
  topping('beef', 'Bœuf haché épicé', 'meat'),
  topping('olive', 'Olives noires', 'vegetables'),
  topping('ham', 'Jambon', 'meat'),
  topping('curl', 'Surprise'),
];

const ids = (found: readonly PizzaOption[]) => found.map(({ id }) => id);

describe('the toppings of a pizza', () => {
  it('stand under their headings, what is on it first and what has no group last [SHP-22]', () => {
    const shelves = shelvesOf(toppings, ['ham']);
    expect(shelves.map((shelf) => [shelf.id, ids(shelf.toppings)])).toEqual([
      ['onIt', ['ham']],
      ['meat', ['beef']],
      ['vegetables', ['olive']],
      ['sauce', ['honey']],
      ['other', ['curl']],
    ]);
  });

  it.each([
    ['epice', ['beef']],
    ['BOEUF', ['beef']],
    ['noires olive', ['olive']],
    [' ', ids(toppings)],
    ['thon', []],
  ])('are found by %j [SHP-22]', (sought, found) => {
    expect(ids(toppingsNamed(toppings, sought))).toEqual(found);
  });
});
