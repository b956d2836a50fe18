import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../../client/menu/catalogue-of.ts';
import { foodEntries, pizzasWith } from '../../client/menu/findables.ts';
import { fittingChoice } from '../../client/menu/fitting-choice.ts';
import { withDietMarks } from '../../core/menu/diet.ts';
import { foodIndex } from '../../core/menu/food-index.ts';
import type { FoodWishes } from '../../core/menu/food-wishes.ts';
import { testManifest, type MarketId } from '../core/test-market.ts';
import { marketCatalogues } from './market-catalogues.ts';

const menus = Object.fromEntries(
  marketCatalogues.map(({ id, products, options, deals }) => {
    const { menu, currency } = testManifest(id as MarketId);
    const catalogue = catalogueOf(
      { products: withDietMarks(products, options), deals, options, discounts: [] },
      currency,
    );
    const entries = foodEntries({
      catalogue,
      deals,
      categories: menu.routes,
      menu,
      word: (key) => key,
    });
    return [id, { catalogue, entries, find: foodIndex(entries.map(({ text }) => text)), menu }];
  }),
);

const menuOf = (id: string) => {
  const menu = menus[id];
  if (!menu) throw new Error(`There is no sample market ${id}.`);
  return menu;
};

describe('the search of a sample market', () => {
  it.each([
    ['uk', 'margarita', 'product margherita'],
    ['uk', 'mushroms', 'topping mushroom'],
    ['fr', 'champingons', 'topping mushroom'],
    ['fr', 'chevre', 'product chevre-miel'],
    ['in', 'panner', 'topping paneer'],
    ['in', 'makhni', 'product tandoori-paneer-makhani'],
    ['ca', 'poutin', 'product poutine'],
    ['ca', 'peperoni', 'topping pepperoni'],
  ])('finds what is meant in %s by %s [SHP-20]', (market, sought, key) => {
    expect(menuOf(market).find(sought).keys).toContain(key);
  });

  it.each(marketCatalogues.map(({ id }) => id))(
    'has all that can be chosen in %s by its own name: products, deals, toppings [SHP-20]',
    (id) => {
      const { entries, find } = menuOf(id);
      const kinds = new Set(entries.map(({ kind }) => kind));
      expect(kinds).toEqual(new Set(['product', 'deal', 'topping']));
      const lost = entries.filter(({ text }) => !find(text.title).keys.includes(text.key));
      expect(lost.map(({ text }) => text.title)).toEqual([]);
    },
  );

  it.each(marketCatalogues.map(({ id }) => id))(
    'leads from every topping of %s to pizzas that have it or can take it [SHP-20]',
    (id) => {
      const { catalogue } = menuOf(id);
      const lost = catalogue.options.toppings.filter((topping) => {
        const { having, taking } = pizzasWith(topping, catalogue);
        return having.length + taking.length === 0;
      });
      expect(lost).toEqual([]);
    },
  );
});

describe.each(marketCatalogues)('the filters of sample market $id', ({ id, products, options }) => {
  const parts = [options.crusts, options.sauces, options.cheeses, options.toppings].flat();
  const extras = products.flatMap(({ modifiers = [] }) => modifiers);

  it('know the allergens of every product, part and extra [SHP-20]', () => {
    const unlisted = [...products, ...parts, ...extras].filter((one) => !one.allergens);
    expect(unlisted.map((one) => one.id)).toEqual([]);
  });

  it('offer both diets, and those allergens that the law of the market names [SHP-20]', () => {
    const { diets, allergens } = menuOf(id).menu.foodFilters;
    expect(diets).toEqual(['vegetarian', 'vegan']);
    expect(allergens).toHaveLength({ uk: 14, fr: 14, ca: 12, in: 9 }[id] ?? 0);
  });

  it('leave something of each wish alone [SHP-20]', () => {
    const { catalogue, menu } = menuOf(id);
    const { diets, allergens } = menu.foodFilters;
    const wishes: readonly FoodWishes[] = [
      ...diets.map((diet) => ({ diets: [diet], without: [] })),
      ...allergens.map((allergen) => ({ diets: [], without: [allergen] })),
    ];
    const empty = wishes.filter(
      (wish) =>
        ![...catalogue.products.values()].some((one) => fittingChoice(one, catalogue, wish)),
    );
    expect(empty).toEqual([]);
  });
});
