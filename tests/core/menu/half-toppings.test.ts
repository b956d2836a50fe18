import { describe, expect, it } from 'vitest';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { allergensOf } from '../../../core/menu/allergens-of.ts';
import { caloriesOf } from '../../../core/menu/calories.ts';
import { checkChoice } from '../../../core/menu/check-choice.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import { dietOfChoice } from '../../../core/menu/diet.ts';
import { type PizzaRules, pizzaRules } from '../../../core/menu/pizza-rules.ts';
import { priceChoice } from '../../../core/menu/price-choice.ts';
import { choiceKey } from '../../../core/dealbot/item-units.ts';
import { fromOrderDeals, toOrderDeals } from '../../../core/orders/order-deals.ts';
import { summaryLines } from '../../../core/orders/order-summary.ts';
import { priced } from '../../plugins/orders/order-facts.ts';
import { testManifest } from '../test-market.ts';
import { catalogueOf, halfAndHalf, options, optionsWith, pizzaOf, rules } from './pizzeria.ts';

type Toppings = NonNullable<NonNullable<Choice['halves']>['toppings']>;

const usual = ['mushroom', 'onion'];

/** A half-and-half of a supreme at 15.99 and a margherita at 12.99, both with mushroom and onion. */
const withToppings = (toppings: Toppings, more: Partial<Choice> = {}): Choice => ({
  ...halfAndHalf('supreme', 'margherita'),
  ...more,
  halves: { first: 'supreme', second: 'margherita', toppings },
});

const catalogue = catalogueOf(
  [],
  [pizzaOf('strict', 10, { maxAdditions: 1, maxRemovals: 1, popularity: 1 })],
);

const total = (choice: Choice, changed: Partial<PizzaRules> = {}, menu = catalogue) =>
  priceChoice(choice, menu, { ...rules, ...changed })?.total;

const problems = (choice: Choice, changed: Partial<PizzaRules> = {}) =>
  checkChoice(choice, catalogue, { ...rules, ...changed }).map(({ code, entity, limit }) => [
    code,
    entity,
    ...(limit === undefined ? [] : [limit]),
  ]);

/** The menu with one price for every topping, in a currency. */
const toppingsAt = (price: number, currency: string) => ({
  ...catalogue,
  currency,
  options: {
    ...options,
    toppings: options.toppings.map((topping) => ({ ...topping, prices: { large: price } })),
  },
});

describe('the price of toppings on a half', () => {
  const plain = 1599 + 100;

  it.each([
    ['GBP', 1.5, 75, 150],
    ['GBP', 1.25, 63, 125],
    ['EUR', 1.9, 95, 190],
    ['EUR', 0.95, 48, 95],
    ['INR', 95, 4750, 9500],
    ['INR', 35.01, 1751, 3501],
    ['CAD', 2.95, 148, 295],
    ['CAD', 0.01, 1, 1],
    ['CAD', 0, 0, 0],
  ])(
    '%s %d: half of it, rounded up, is %d; the whole is %d [SHP-21]',
    (currency, price, half, full) => {
      const menu = toppingsAt(price, currency);
      const one = withToppings({ first: [...usual, 'ham'] });
      const both = withToppings({ first: [...usual, 'ham', 'ham'], second: [...usual, 'olive'] });
      expect(total(one, {}, menu)).toBe(plain + half);
      expect(total(both, {}, menu)).toBe(plain + 3 * half);
      expect(total(one, { halfToppings: 'full-price' }, menu)).toBe(plain + full);
      expect(total(both, { halfToppings: 'full-price' }, menu)).toBe(plain + 3 * full);
    },
  );

  it('stands among the toppings, beside base, crust and supplement [SHP-21, MNU-37]', () => {
    const choice = withToppings({ second: ['onion', 'olive'] }, { crust: 'stuffed' });
    expect(priceChoice(choice, catalogue, rules)?.parts).toEqual([
      { part: 'base', amount: 1599 },
      { part: 'crust', amount: 200 },
      { part: 'toppings', amount: 38 },
      { part: 'halfAndHalf', amount: 100 },
    ]);
  });

  it('is nothing where each half has what it comes with, or less [SHP-21, MNU-61]', () => {
    expect(total(withToppings({}))).toBe(plain);
    expect(total(withToppings({ first: usual, second: usual }))).toBe(plain);
    expect(total(withToppings({ first: [], second: ['onion'] }))).toBe(plain);
  });

  it('is nothing for the free ones, the first half’s first or the dearest [SHP-21, MNU-53, MNU-54]', () => {
    const choice = withToppings({ first: [...usual, 'olive'], second: [...usual, 'ham'] });
    expect(total(choice)).toBe(plain + 38 + 75);
    expect(total(choice, { freeToppings: 1 })).toBe(plain + 75);
    expect(total(choice, { freeToppings: 1, maxSavingFreeToppings: true })).toBe(plain + 38);
    expect(total(choice, { freeToppings: 2 })).toBe(plain);
  });

  it('does not exist where a topping is not sold at the size [SHP-21]', () => {
    expect(total(withToppings({ first: [...usual, 'gone'] }))).toBeUndefined();
  });

  it('is half of the price in every sample market, by its manifest [SHP-21]', () => {
    for (const id of ['uk', 'fr', 'in', 'ca'] as const) {
      expect([id, pizzaRules(testManifest(id)).halfToppings]).toEqual([id, 'half-price']);
    }
  });
});

describe('the toppings of a half', () => {
  it('keep to the limits of a pizza of its own, each half by itself [SHP-21, MNU-50, MNU-51]', () => {
    const six = [...usual, 'ham', 'ham', 'olive', 'olive'];
    expect(problems(withToppings({ first: six, second: six }))).toEqual([]);
    expect(problems(withToppings({ first: six, second: [...six, 'pepperoni'] }))).toEqual([
      ['too-many-toppings', 'margherita', 6],
    ]);
    expect(problems(withToppings({ first: six }), { maxAdditions: 3 })).toEqual([
      ['too-many-additions', 'supreme', 3],
    ]);
    expect(problems(withToppings({ first: [] }), { maxRemovals: 1 })).toEqual([
      ['too-many-removals', 'supreme', 1],
    ]);
    const strict = (toppings: Toppings): Choice => ({
      ...halfAndHalf('strict', 'supreme'),
      halves: { first: 'strict', second: 'supreme', toppings },
    });
    expect(problems(strict({ first: [...usual, 'ham', 'ham'], second: six }))).toEqual([
      ['too-many-additions', 'strict', 1],
    ]);
    expect(problems(strict({ first: [], second: [] }))).toEqual([
      ['too-many-removals', 'strict', 1],
    ]);
  });

  it('are toppings of the menu [SHP-21]', () => {
    expect(problems(withToppings({ second: [...usual, 'gone'] }))).toEqual([
      ['topping-unavailable', 'gone'],
    ]);
  });

  it('are not changed where the market leaves each half its own recipe [SHP-21, MNU-61]', () => {
    const choice = withToppings({ second: [...usual, 'ham'] });
    expect(problems(choice, { halfToppings: 'none' })).toEqual([['half-changed', 'margherita']]);
    expect(problems(halfAndHalf('supreme', 'margherita'), { halfToppings: 'none' })).toEqual([]);
  });

  it('count for the diet mark of the whole [SHP-21, SHP-07]', () => {
    const menu = { ...catalogue, options: optionsWith({ ham: ['meat'], olive: ['milk'] }) };
    const tile = menu.products.get('half-and-half');
    const of = (toppings: Toppings) => tile && dietOfChoice(withToppings(toppings), tile, menu);
    expect(of({})).toEqual({ veg: true, vegan: true });
    expect(of({ second: [...usual, 'olive'] })).toEqual({ veg: true, vegan: false });
    expect(of({ first: [...usual, 'ham'] })).toEqual({ veg: false, vegan: false });
  });

  it('count for the allergens of the whole, and take theirs away with them [SHP-21, SHP-20]', () => {
    const listed = (ids: Readonly<Record<string, 'milk' | 'celery'>>) => ({
      ...options,
      ...Object.fromEntries(
        (['crusts', 'sauces', 'cheeses', 'toppings'] as const).map((list) => [
          list,
          options[list].map((part) => ({
            ...part,
            allergens: ids[part.id] ? [ids[part.id]] : [],
          })),
        ]),
      ),
    });
    const products = [...catalogue.products].map(([id, product]): [string, Product] => [
      id,
      { ...product, allergens: [] },
    ]);
    const menu = {
      ...catalogue,
      products: new Map(products),
      options: listed({ ham: 'celery', onion: 'milk' }),
    };
    expect(allergensOf(withToppings({}), menu)).toEqual(['milk']);
    expect(allergensOf(withToppings({ second: [...usual, 'ham'] }), menu)).toEqual([
      'milk',
      'celery',
    ]);
    expect(allergensOf(withToppings({ first: ['mushroom'], second: [] }), menu)).toEqual([]);
  });

  it('count by half for a slice, which is the mean of both halves [SHP-21, SHP-06]', () => {
    const figures: Readonly<Record<string, number>> = { ham: 24, onion: 4 };
    const menu = {
      ...catalogue,
      products: new Map(
        [...catalogue.products].map(([id, one]) => [id, { ...one, servingCalories: 180 }]),
      ),
      options: {
        ...options,
        crusts: options.crusts.map((crust) => ({ ...crust, servingCalories: 0 })),
        toppings: options.toppings.map((topping) => ({
          ...topping,
          ...(figures[topping.id] !== undefined && { servingCalories: figures[topping.id] ?? 0 }),
        })),
      },
    };
    const tile = menu.products.get('half-and-half');
    const kcal = (toppings: Toppings) => tile && caloriesOf(withToppings(toppings), tile, menu);
    expect(kcal({})).toBe(180);
    expect(kcal({ first: [...usual, 'ham'] })).toBe(192);
    expect(kcal({ first: [...usual, 'ham'], second: ['mushroom'] })).toBe(190);
    expect(kcal({ first: [...usual, 'olive'] })).toBeUndefined();
  });
});

describe('a half-and-half with toppings of its halves', () => {
  const choice = withToppings({ second: [...usual, 'ham'] }, { size: 'large', crust: 'thin' });

  it('goes into an order by half and comes back as it was; one without stays without [SHP-21]', () => {
    const plain: Choice = halfAndHalf('supreme', 'margherita', { size: 'large', crust: 'thin' });
    const items = [choice, plain].map((one, index) => ({
      basketItemId: `0:${index}`,
      choice: one,
    }));
    const deals = toOrderDeals({ deals: [], items }, { ...priced, deals: {}, items: {} });
    expect(deals[0]?.pizzas?.map(({ firstHalf, secondHalf }) => [firstHalf, secondHalf])).toEqual([
      [
        { id: 'supreme', size: 'large', crust: 'thin' },
        { id: 'margherita', size: 'large', crust: 'thin', toppings: [...usual, 'ham'] },
      ],
      [
        { id: 'supreme', size: 'large', crust: 'thin' },
        { id: 'margherita', size: 'large', crust: 'thin' },
      ],
    ]);
    expect(fromOrderDeals(deals).items).toEqual(items);
  });

  it('is told by half where the order is: in its summary, its letter and its history [SHP-21, ORD-126]', () => {
    const deals = toOrderDeals(
      { deals: [], items: [{ basketItemId: '0:0', choice }] },
      { ...priced, deals: {}, items: {} },
    );
    const [line] = summaryLines(
      { deals: [...deals] },
      { ...priced, deals: {}, items: {} },
      catalogue,
    );
    expect(line?.details).toEqual([
      'supreme',
      'margherita (mushroom, onion, ham)',
      'Large',
      'thin',
    ]);
  });

  it('is another choice for the deal assistant, whatever the order of its toppings [SHP-21, BOT-27]', () => {
    const keys = [
      withToppings({}),
      withToppings({ first: [...usual, 'ham'] }),
      withToppings({ second: [...usual, 'ham'] }),
      withToppings({ second: ['ham', ...usual] }),
    ].map(choiceKey);
    expect(new Set(keys).size).toBe(3);
    expect(keys[3]).toBe(keys[2]);
  });
});
