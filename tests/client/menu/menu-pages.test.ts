import { describe, expect, it } from 'vitest';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { categoryOf } from '../../../core/menu/category-of.ts';
import { appIn, marketWith } from '../constants/changed-markets.ts';
import { fittingChoice } from '../../../client/menu/fitting-choice.ts';
import { popularProducts } from '../../../client/menu/popular-badge.ts';
import { isNewCrust, productTags } from '../../../client/menu/product-tags.ts';
import { showsCalories } from '../../../client/menu/shows-calories.ts';
import { sortProducts, sortToppings } from '../../../core/menu/sort-menu.ts';
import {
  groupedProducts,
  offersVegetarianFilter,
  visibleProducts,
} from '../../../core/menu/visible-products.ts';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import { filesOf } from '../../core/manifest/real-manifests.ts';
import { options, pizzaOf, productOf } from '../../core/menu/pizzeria.ts';
import { menuCategories } from '../../core/menu/sample-categories.ts';

const uk = marketManifest(filesOf('uk'));
const idsOf = (products: readonly { id: string }[]) => products.map(({ id }) => id);

describe('categories', () => {
  const productTypes = menuCategories.filter((category) => category !== 'deals');

  it('are eleven [MNU-01]', () => {
    expect(uk.menu.routes.toSorted()).toEqual(['deals', ...productTypes].toSorted());
  });

  it('are product types but for deals: each is fetched, kept and shown by itself [MNU-02]', async () => {
    const sorted = productTypes.toSorted();
    expect(Object.keys(uk.menu.categories).toSorted()).toEqual(sorted);
    const { stores } = appIn(await marketWith('uk')).app.menu;
    expect([...stores.keys()].toSorted()).toEqual(sorted);
    const kinds = [
      { type: 'pizza' },
      { type: 'drink' },
      { type: 'dessert' },
      { type: 'dip' },
      ...['side', 'pasta', 'wings', 'melts', 'other', 'flatzz'].map((kind) => ({
        type: 'side',
        kind,
      })),
    ] as const;
    const shown = kinds.map((product) =>
      categoryOf(product as Pick<Product, 'type' | 'kind'>, uk.menu),
    );
    expect(shown.toSorted()).toEqual(sorted);
  });

  it('ask for sides by kind where they belong to the sides [MNU-03]', () => {
    const kinds = {
      wings: 'wings',
      pastas: 'pasta',
      melts: 'melts',
      others: 'other',
      flatzz: 'flatzz',
      sides: 'side',
    };
    for (const [category, kind] of Object.entries(kinds)) {
      expect(uk.menu.categories).toHaveProperty(category, { category: 'sides', kind });
      expect(categoryOf({ type: 'side', kind }, uk.menu)).toBe(category);
    }
    expect(uk.menu.categories['drinks']).toEqual({ category: 'drinks' });
    expect(categoryOf({ type: 'pizza', kind: 'create-your-own' }, uk.menu)).toBe('pizzas');
  });
});

describe('a menu page', () => {
  const sideOf = (id: string, more: Partial<Product> = {}) =>
    productOf(id, 'side', 4, { kind: 'side', ...more });

  it('lists no product for deals only, and a hidden one only when allowed [MNU-40, MNU-41]', () => {
    const products = [sideOf('a'), sideOf('b', { dealOnly: true }), sideOf('c', { hidden: true })];
    expect(idsOf(visibleProducts(products, { category: 'sides', menu: uk.menu }))).toEqual(['a']);
    const internal = { category: 'sides', menu: uk.menu, allowsHidden: true } as const;
    expect(idsOf(visibleProducts(products, internal))).toEqual(['a', 'c']);
  });

  it('lists vegetarian and vegan products only with the filter on [MNU-71]', () => {
    const products = [sideOf('a'), sideOf('b', { veg: true }), sideOf('c', { vegan: true })];
    const parts = { products: new Map(products.map((one) => [one.id, one])), options };
    const wishes = { diets: ['vegetarian'], without: [] } as const;
    const fits = (product: Product) => fittingChoice(product, parts, wishes) !== undefined;
    const shown = visibleProducts(products, { category: 'sides', menu: uk.menu });
    expect(idsOf(shown.filter(fits))).toEqual(['b', 'c']);
  });

  it('offers the vegetarian filter by setting or experiment [MNU-70]', () => {
    const offers = (isMenuSettingOn: boolean, isExperimentOn: boolean) =>
      offersVegetarianFilter({ isMenuSettingOn, isExperimentOn });
    expect([offers(false, false), offers(true, false), offers(false, true)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('groups products by kind and, when given, type and subtype', () => {
    const products = [
      productOf('cola-can', 'drink', 1, { kind: 'cola', subtype: 'can' }),
      productOf('cola-bottle', 'drink', 2, { kind: 'cola', subtype: 'bottle' }),
      productOf('lemonade', 'drink', 2, { kind: 'lemonade' }),
    ];
    expect(idsOf(groupedProducts(products, { groupingKey: 'cola' }))).toHaveLength(2);
    const bottles = { groupingKey: 'cola', type: 'drink', subtype: 'bottle' };
    expect(idsOf(groupedProducts(products, bottles))).toEqual(['cola-bottle']);
  });
});

describe('tags', () => {
  it('name what a product is [MNU-72]', () => {
    const all = {
      isNew: true,
      veg: true,
      vegan: true,
      spice: 2,
      glutenFree: true,
      glutenFreeAvailable: true,
    };
    expect(productTags(pizzaOf('a', 9, all), uk.menu)).toEqual([
      'new',
      'vegetarian',
      'vegan',
      'hot',
      'gluten-free',
      'gluten-free-available',
    ]);
    expect(productTags(pizzaOf('a', 9, { spice: 1 }), uk.menu)).toEqual(['mild']);
    expect(productTags(pizzaOf('a', 9, { spice: 0 }), uk.menu)).toEqual([]);
  });

  it("follow the manifest's spice levels [CST-116]", () => {
    const spiceLevels = { '1': 'warm' };
    const settings = { ...uk.menu, spiceLevels };
    expect(productTags(pizzaOf('a', 9, { spice: 1 }), settings)).toEqual(['warm']);
  });

  it('mark three crusts as new and no other [MNU-48, CST-112]', () => {
    const crusts = [
      'super-cheezy',
      'square-pan',
      'cheesy-bites',
      'garlic-butter-stuffed',
      'pepperoni-stuffed',
    ];
    expect(crusts.filter((crust) => isNewCrust(crust, uk.menu))).toEqual([
      'square-pan',
      'garlic-butter-stuffed',
      'pepperoni-stuffed',
    ]);
    expect(isNewCrust('square-pan', { newCrusts: [] })).toBe(false);
  });
});

describe('calories', () => {
  const shows = (market: 'uk' | 'fr', showNutrition?: boolean, isHiddenByExperiment = false) =>
    showsCalories({
      manifest: marketManifest(filesOf(market)),
      hut: showNutrition === undefined ? {} : { showNutrition },
      isHiddenByExperiment,
    });

  it('show only when the setting is on [MNU-73]', () => {
    expect([shows('uk'), shows('fr')]).toEqual([true, false]);
  });

  it('are hidden by the hut and by the experiment [MNU-74]', () => {
    expect([shows('uk', true), shows('uk', false), shows('uk', true, true)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the popular badge', () => {
  const tiles = [
    pizzaOf('own', 9, { kind: 'create-your-own', popularity: 99 }),
    pizzaOf('half', 9, { kind: 'half-and-half', popularity: 98 }),
  ];
  const ranked = [3, 1, 4, 2].map((popularity) => pizzaOf(`p${popularity}`, 9, { popularity }));

  it('marks places 2 and 3 of the pizzas: the first two behind the tiles [MNU-76, MNU-77]', () => {
    expect([...popularProducts([...tiles, ...ranked], uk.menu)]).toEqual(['p4', 'p3']);
  });

  it('marks the first two of other categories, never deals or dips [MNU-76, MNU-77]', () => {
    const of = (type: Product['type']) =>
      [1, 2, 3].map((popularity) => productOf(`${type}${popularity}`, type, 1, { popularity }));
    expect([...popularProducts(of('drink'), uk.menu)]).toEqual(['drink3', 'drink2']);
    expect([...popularProducts(of('dip'), uk.menu)]).toEqual([]);
  });

  it('follows a changed manifest [CST-114]', () => {
    const popularBadge = { pizzaPlaces: [2], otherPlacesBelow: 0, never: [] };
    expect([...popularProducts(ranked, { ...uk.menu, popularBadge })]).toEqual(['p4']);
  });
});

describe('sorting', () => {
  const products = [
    productOf('a', 'side', 1, { rankings: { quantity: 1, revenue: 3 }, popularity: 2 }),
    productOf('b', 'side', 1),
    productOf('c', 'side', 1, {
      rankings: { quantity: 2, revenue: 1, perfmatrix: 5 },
      popularity: 3,
    }),
  ];

  it("sorts products by a ranking, highest first, else keeps the menu's order [MNU-78, MNU-79]", () => {
    expect(idsOf(sortProducts(products, undefined))).toEqual(['a', 'b', 'c']);
    expect(idsOf(sortProducts(products, 'quantity'))).toEqual(['c', 'a', 'b']);
    expect(idsOf(sortProducts(products, 'revenue'))).toEqual(['a', 'c', 'b']);
    expect(idsOf(sortProducts(products, 'perfmatrix'))).toEqual(['c', 'a', 'b']);
    expect(idsOf(sortProducts(products, 'popularity'))).toEqual(['c', 'a', 'b']);
  });

  it('sorts toppings alphabetically or by click-through rate, else keeps the catalogue order [MNU-55]', () => {
    const toppings = options.toppings.map((topping, index) => ({ ...topping, popularity: index }));
    const sorted = (order: Parameters<typeof sortToppings>[1]) =>
      idsOf(sortToppings(toppings, order, 'en-GB'));
    expect(sorted('catalogue')).toEqual(['pepperoni', 'mushroom', 'onion', 'ham', 'olive']);
    expect(sorted('alphabetical')).toEqual(['ham', 'mushroom', 'olive', 'onion', 'pepperoni']);
    expect(sorted('click-through')).toEqual(['olive', 'ham', 'onion', 'mushroom', 'pepperoni']);
  });
});
