import { describe, expect, it } from 'vitest';
import { choiceIn } from '../../../core/favourites/choice-in.ts';
import {
  favouriteIn,
  favouritesIn,
  mostFavourites,
} from '../../../core/favourites/favourite-in.ts';
import { plainText } from '../../../core/favourites/plain-text.ts';
import {
  fitsLink,
  sharedIn,
  type SharedFood,
  sharedText,
} from '../../../core/favourites/shared-food.ts';

const pizza = {
  type: 'pizza',
  productId: 'margherita',
  size: 'large',
  crust: 'deep-pan',
  toppings: ['olives', 'olives'],
} as const;
const halves = {
  ...pizza,
  halves: { first: 'margherita', second: 'hawaiian', toppings: { second: ['ham', 'ham'] } },
};

const food: SharedFood = {
  name: 'Lucie’s 🍕 Friday – ₹ é',
  deals: [{ dealId: 'duo', choices: { 0: [pizza], 3: [halves] }, title: 'Duo' }],
  items: [{ choice: { type: 'drink', productId: 'cola' }, count: 2, title: 'Cola' }],
};

/** A link as anybody could have written it. */
const written = (value: unknown): string => sharedText(value as SharedFood);

const withItem = (item: object) => ({ ...food, items: [{ ...food.items[0], ...item }] });

describe('a link to some food', () => {
  it('holds what was shared, in letters that every address takes, and no more [SHP-26]', () => {
    const text = sharedText(food);
    expect(text).toMatch(/^[\w-]+$/);
    expect(sharedIn(text)).toEqual(food);
    const more = { ...food, price: 1, items: [{ ...food.items[0], price: 0, free: true }] };
    expect(sharedIn(written(more))).toEqual(food);
    const { name: _name, ...nameless } = food;
    expect(sharedIn(sharedText(nameless))).toEqual(nameless);
  });

  it.each([
    ['nothing', ''],
    ['no base64', 'a b'],
    ['no text', 'AAAA_-'],
    ['no JSON', btoa('{')],
    ['what was cut off', sharedText(food).slice(0, -9)],
    ['nothing in it', written({ deals: [], items: [] })],
    ['no lists', written({ deals: {}, items: {} })],
    [
      'another version',
      btoa(JSON.stringify({ version: 2, deals: [], items: food.items })).replace(/=+$/, ''),
    ],
    ['an item without a choice', written(withItem({ choice: {} }))],
    ['a product of no type', written(withItem({ choice: { type: 'hut', productId: 'x' } }))],
    ['a count below one', written(withItem({ count: 0 }))],
    ['half an item', written(withItem({ count: 1.5 }))],
    ['a thousand items', written(withItem({ count: 1000 }))],
    ['an item without a title', written(withItem({ title: ' \n ' }))],
    [
      'a deal slot that is none',
      written({ ...food, deals: [{ ...food.deals[0], choices: { __proto__x: [] } }] }),
    ],
    [
      'a deal slot too high',
      written({ ...food, deals: [{ ...food.deals[0], choices: { 999: [] } }] }),
    ],
    ['a text too long', 'A'.repeat(24_001)],
    [
      'too many deals',
      written({ items: [], deals: Array.from({ length: 201 }, () => food.deals[0]) }),
    ],
  ])('is not read where it holds %s [SHP-26]', (_what, text) => {
    expect(sharedIn(text)).toBeUndefined();
  });

  it('is not made of more than it can hold [SHP-26]', () => {
    expect(fitsLink(food)).toBe(true);
    const [item] = food.items;
    const many = { deals: [], items: item ? [{ ...item, count: 201 }] : [] };
    expect(fitsLink(many)).toBe(false);
  });
});

describe('what was chosen, from outside', () => {
  it('is taken with nothing but what a choice consists of [SHP-26]', () => {
    expect(choiceIn({ ...halves, price: 1, extra: {} })).toEqual(halves);
    expect(choiceIn({ type: 'side', productId: 'wings', dips: ['bbq'], modifiers: [] })).toEqual({
      type: 'side',
      productId: 'wings',
      dips: ['bbq'],
      modifiers: [],
    });
  });

  it.each([
    undefined,
    null,
    'pizza',
    [],
    { type: 'pizza' },
    { ...pizza, type: 'toString' },
    { ...pizza, productId: '' },
    { ...pizza, productId: 'x'.repeat(61) },
    { ...pizza, productId: 'a\u0000b' },
    { ...pizza, size: 1 },
    { ...pizza, toppings: 'olives' },
    { ...pizza, toppings: [{}] },
    { ...pizza, toppings: Array.from({ length: 31 }, () => 'olives') },
    { ...pizza, halves: { first: 'margherita' } },
    { ...pizza, halves: { first: 'margherita', second: 'hawaiian', toppings: { first: 'ham' } } },
    { ...pizza, halves: undefined, crust: null },
  ])('is none: %j [SHP-26]', (value) => {
    expect(choiceIn(value)).toBeUndefined();
  });
});

describe('favourites from outside', () => {
  const own = { kind: 'own', id: 'a', title: 'Margherita', name: 'Mine', choice: pizza };

  it('are products, deals and pizzas with a name; each once, and so many [SHP-26]', () => {
    const product = { kind: 'product', id: 'cola', title: 'Cola' };
    expect(favouritesIn([own, product, null, { ...product, kind: 'hut' }])).toEqual([own, product]);
    expect(favouritesIn([product, { ...product, title: 'Fresh Cola' }])).toEqual([
      { ...product, title: 'Fresh Cola' },
    ]);
    const many = Array.from({ length: 150 }, (_, id) => ({ ...product, id: `${id}` }));
    expect(favouritesIn(many)).toHaveLength(mostFavourites);
    expect(favouritesIn('all')).toEqual([]);
  });

  it('have names that are one line of plain text [SHP-26]', () => {
    expect(favouriteIn({ ...own, name: ' <i>Lucie</i>\u202e\n\tFriday ' })).toMatchObject({
      name: '<i>Lucie</i> Friday',
    });
    expect(favouriteIn({ ...own, name: '\u202e \u0007' })).toBeUndefined();
    expect(plainText('🍕'.repeat(50), 40)).toBe('🍕'.repeat(40));
    // Joiners belong to the words of some scripts.
    expect(plainText('क्\u200dष', 40)).toBe('क्\u200dष');
    expect(plainText(7, 40)).toBeUndefined();
  });
});
