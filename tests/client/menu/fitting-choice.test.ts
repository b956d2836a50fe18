import { describe, expect, it } from 'vitest';
import { fittingChoice, halvesFitting } from '../../../client/menu/fitting-choice.ts';
import { offerWithin } from '../../../client/menu/offer-within.ts';
import { allergensOf } from '../../../core/menu/allergens-of.ts';
import { defaultChoice } from '../../../core/menu/default-choice.ts';
import { choiceFits } from '../../../core/menu/fits-wishes.ts';
import { type FoodWishes, noWishes } from '../../../core/menu/food-wishes.ts';
import { unfillableSlots } from '../../../core/deals/fits-wishes.ts';
import type { MenuOptions, PizzaOption } from '../../../schemas/types/catalogue/menu-options.ts';
import type { Allergen, AnimalPart, Product } from '../../../schemas/types/catalogue/product.ts';
import { catalogueOf, pizzaOf, productOf } from '../../core/menu/pizzeria.ts';
import { dealOf } from '../../core/deals/sample-deals.ts';

const part = (
  id: string,
  animal: AnimalPart[],
  allergens?: Allergen[],
  sizes: readonly string[] = ['medium', 'large'],
): PizzaOption => ({
  id,
  title: id,
  look: id,
  animal,
  ...(allergens && { allergens }),
  prices: Object.fromEntries(sizes.map((size) => [size, 1])),
});

const options: MenuOptions = {
  sizes: [
    { id: 'medium', title: 'Medium' },
    { id: 'large', title: 'Large' },
  ],
  crusts: [
    part('classic', [], ['gluten']),
    part('stuffed', ['milk'], ['gluten', 'milk']),
    part('rice', [], [], ['medium']),
  ],
  sauces: [part('tomato', [], []), part('white', ['milk'], ['milk'])],
  cheeses: [part('mozzarella', ['milk'], ['milk']), part('vegan', [], [])],
  toppings: [
    part('mushroom', [], []),
    part('ham', ['meat'], []),
    part('walnut', [], ['nuts']),
    part('secret', []),
  ],
};

const pizza = (
  id: string,
  toppings: string[],
  allergens: Allergen[] | undefined,
  more: Partial<Product> = {},
): Product => {
  const crusts = ['classic', 'stuffed'];
  return pizzaOf(id, 12, {
    sizes: [
      { id: 'medium', price: 9, crusts: [...crusts, 'rice'] },
      { id: 'large', price: 12, crusts },
    ],
    defaultOptions: {
      size: 'large',
      crust: 'classic',
      sauces: ['tomato'],
      cheeses: ['mozzarella'],
      toppings: [toppings],
    },
    ...(allergens && { allergens }),
    ...more,
  });
};

const garden = pizza('garden', ['mushroom'], ['gluten', 'milk']);
const hammy = pizza('hammy', ['ham'], ['gluten', 'milk']);
const nutty = pizza('nutty', ['walnut'], ['gluten', 'milk', 'nuts']);
const mustardy = pizza('mustardy', ['mushroom'], ['gluten', 'milk', 'mustard']);
const unlisted = pizza('unlisted', ['mushroom'], undefined);
const own = pizza('own', [], ['gluten', 'milk'], { kind: 'create-your-own', halvable: false });
const tile = pizza('halves', [], ['gluten', 'milk'], { kind: 'half-and-half', halvable: false });
const salad = productOf('salad', 'side', 4, {
  animal: [],
  allergens: [],
  modifiers: [
    { id: 'feta', title: 'Feta', price: 1, animal: ['milk'], allergens: ['milk'] },
    { id: 'seeds', title: 'Seeds', price: 1, animal: [], allergens: [] },
    { id: 'dressing', title: 'Dressing', price: 1, animal: [] },
  ],
  dips: ['mayo', 'salsa'],
});
const mayo = productOf('mayo', 'dip', 1, { animal: ['egg'], allergens: ['egg'] });
const salsa = productOf('salsa', 'dip', 1, { animal: [], allergens: [] });
const all = [garden, hammy, nutty, mustardy, unlisted, own, tile, salad, mayo, salsa];
const catalogue = {
  ...catalogueOf(),
  products: new Map(all.map((product) => [product.id, product])),
  options,
};

const vegetarian: FoodWishes = { diets: ['vegetarian'], without: [] };
const vegan: FoodWishes = { diets: ['vegan'], without: [] };
const without = (...allergens: Allergen[]): FoodWishes => ({ diets: [], without: allergens });
const fitting = (wishes: FoodWishes, size?: string) =>
  all.filter((one) => fittingChoice(one, catalogue, wishes, size)).map(({ id }) => id);

describe('what fits', () => {
  it('is everything for who wishes nothing', () => {
    expect(fitting(noWishes)).toEqual(all.map(({ id }) => id));
  });

  it('is judged by the recipe for a diet [SHP-20]', () => {
    const meatless = all.filter(({ id }) => id !== 'hammy').map(({ id }) => id);
    expect(fitting(vegetarian)).toEqual(meatless);
    expect(fitting(vegan)).toEqual(['own', 'salad', 'salsa']);
  });

  it('is free of what is left out, and of nothing where that is not known [SHP-20]', () => {
    expect(fitting(without('nuts'))).toEqual(
      all.filter(({ id }) => id !== 'nutty' && id !== 'unlisted').map(({ id }) => id),
    );
    expect(fitting(without('mustard'))).not.toContain('mustardy');
    expect(fitting(without('egg'))).not.toContain('unlisted');
    expect(allergensOf(defaultChoice(unlisted), catalogue)).toBeUndefined();
  });

  it('has to keep to every wish at once [SHP-20]', () => {
    expect(fitting({ diets: ['vegetarian'], without: ['nuts', 'mustard'] })).toEqual([
      'garden',
      'own',
      'halves',
      'salad',
      'mayo',
      'salsa',
    ]);
  });

  it('starts on another crust where only that fits, in a size that has it [SHP-20]', () => {
    expect(fittingChoice(garden, catalogue, without('gluten'))).toMatchObject({
      size: 'medium',
      crust: 'rice',
      toppings: ['mushroom'],
    });
    expect(fittingChoice(garden, catalogue, without('gluten'), 'large')).toBeUndefined();
    expect(fittingChoice(mustardy, catalogue, without('gluten'))).toMatchObject({ crust: 'rice' });
  });

  it('starts a pizza of one’s own with the sauce and cheese that fit; a recipe keeps its own [SHP-20]', () => {
    expect(fittingChoice(own, catalogue, vegan)).toMatchObject({
      sauce: 'tomato',
      cheese: 'vegan',
    });
    expect(fittingChoice(garden, catalogue, vegan)).toBeUndefined();
  });
});

describe('halves', () => {
  it('are offered as far as they fit, and the first two are [SHP-20]', () => {
    const start = fittingChoice(tile, catalogue, vegetarian);
    expect(start?.halves).toEqual({ first: 'garden', second: 'nutty' });
    const base = { type: 'pizza', productId: 'halves', size: 'medium', crust: 'rice' } as const;
    const names = (wishes: FoodWishes) =>
      halvesFitting(base, tile, catalogue, wishes).map(({ id }) => id);
    expect(names(noWishes)).toEqual(['garden', 'hammy', 'nutty', 'mustardy', 'unlisted']);
    expect(names(without('gluten', 'nuts'))).toEqual(['garden', 'hammy', 'mustardy']);
    expect(fittingChoice(tile, catalogue, vegan)).toBeUndefined();
  });

  it('count both, with the crust below them [SHP-20]', () => {
    const choice = (second: string, crust = 'classic') => ({
      type: 'pizza' as const,
      productId: 'halves',
      size: 'medium',
      crust,
      halves: { first: 'garden', second },
    });
    const fits = (second: string, wishes: FoodWishes, crust?: string) =>
      choiceFits(choice(second, crust), tile, catalogue, wishes);
    expect(fits('mustardy', vegetarian)).toBe(true);
    expect(fits('hammy', vegetarian)).toBe(false);
    expect(fits('mustardy', without('gluten'))).toBe(false);
    expect(fits('mustardy', without('gluten'), 'rice')).toBe(true);
    expect(fits('unlisted', without('nuts'))).toBe(false);
  });
});

describe('what there is to choose', () => {
  const offer = (product: Product, wishes: FoodWishes, change: object = {}) => {
    const choice = { ...defaultChoice(product), ...change };
    return offerWithin(choice, { product, catalogue }, wishes);
  };
  const ids = (list: readonly { readonly id: string }[] = []) => list.map(({ id }) => id);

  it('is all of it for who wishes nothing', () => {
    expect(offer(garden, noWishes)).toEqual({ product: garden, catalogue });
  });

  it('are the toppings, crusts, sauces and cheeses that fit, and what is on it as it comes [SHP-20]', () => {
    const { options: offered } = offer(garden, without('milk', 'nuts')).catalogue;
    expect(ids(offered.toppings)).toEqual(['mushroom', 'ham']);
    expect(ids(offered.crusts)).toEqual(['classic', 'rice']);
    expect(ids(offered.sauces)).toEqual(['tomato']);
    expect(ids(offered.cheeses)).toEqual(['mozzarella', 'vegan']);
    const nuts = offer(nutty, without('nuts'), { toppings: [] }).catalogue.options.toppings;
    expect(ids(nuts)).toContain('walnut');
  });

  it('are the extras and dips that fit [SHP-20]', () => {
    const kept = offer(salad, { diets: ['vegan'], without: ['sesame'] });
    expect(ids(kept.product.modifiers)).toEqual(['seeds']);
    expect(kept.catalogue.products.has('salsa')).toBe(true);
    expect(kept.catalogue.products.has('mayo')).toBe(false);
    expect(ids(offer(salad, vegan).product.modifiers)).toEqual(['seeds', 'dressing']);
  });

  it('are the sizes that have a crust that fits [SHP-20]', () => {
    const start = fittingChoice(garden, catalogue, without('gluten'));
    expect(ids(offer(garden, without('gluten'), start).product.sizes)).toEqual(['medium']);
  });

  it('are the halves that fit, beside those that are chosen [SHP-20]', () => {
    const halves = { first: 'hammy', second: 'garden' };
    const kept = offer(tile, vegetarian, { halves });
    expect(
      [...kept.catalogue.products.keys()].filter((id) => catalogue.products.get(id)?.halvable),
    ).toEqual(['garden', 'hammy', 'nutty', 'mustardy', 'unlisted']);
    const sure = offer(tile, without('nuts'), { halves });
    expect(sure.catalogue.products.has('nutty')).toBe(false);
    expect(sure.catalogue.products.has('unlisted')).toBe(false);
  });
});

describe('allergens', () => {
  it('go with the part that brings them, and stay where the recipe does not say which [SHP-20]', () => {
    const of = (product: Product, change: object) =>
      allergensOf({ ...defaultChoice(product), ...change }, catalogue)?.toSorted();
    expect(of(garden, {})).toEqual(['gluten', 'milk']);
    expect(of(garden, { cheese: 'vegan' })).toEqual(['gluten']);
    expect(of(mustardy, { cheese: 'vegan', toppings: [] })).toEqual(['gluten', 'mustard']);
    expect(of(garden, { toppings: ['walnut'] })).toEqual(['gluten', 'milk', 'nuts']);
    expect(of(garden, { toppings: ['secret'] })).toBeUndefined();
    const covered = pizza('covered', ['secret'], ['gluten', 'milk', 'soya']);
    const wider = { ...catalogue, products: new Map([['covered', covered]]) };
    expect(allergensOf({ ...defaultChoice(covered), toppings: [] }, wider)).toContain('soya');
    expect(allergensOf(defaultChoice(covered), wider)).toEqual(['gluten', 'milk', 'soya']);
    expect(of(salad, { modifiers: ['feta'], dips: ['mayo'] })).toEqual(['egg', 'milk']);
    expect(of(salad, { modifiers: ['dressing'] })).toBeUndefined();
  });
});

describe('a deal', () => {
  it('tells the parts that nothing fits [SHP-20]', () => {
    const deal = dealOf('flat', [{ type: 'pizza', subtype: 'large' }, { type: 'dip' }]);
    const open = (wishes: FoodWishes) =>
      unfillableSlots(
        deal,
        catalogue,
        (product, { option }) =>
          fittingChoice(product, catalogue, wishes, option.subtype) !== undefined,
      ).map(({ slot }) => slot);
    expect(open(noWishes)).toEqual([]);
    expect(open(vegetarian)).toEqual([]);
    expect(open(without('gluten'))).toEqual([0]);
  });
});
