import { describe, expect, it } from 'vitest';
import { choiceTags } from '../../../client/menu/choice-tags.ts';
import { defaultChoice } from '../../../core/menu/default-choice.ts';
import { listedProducts } from '../../../core/menu/listed-products.ts';
import {
  productRanking,
  toppingOrder,
  triesHidingCalories,
} from '../../../client/menu/menu-variants.ts';
import { testManifest } from '../test-market.ts';
import { catalogueOf, optionsWith, pizzaOf } from './pizzeria.ts';
import { variantsIn } from '../../client/experiments/sample-experiments.ts';

const ids = (products: readonly { readonly id: string }[]) => products.map(({ id }) => id);

const { menu } = testManifest('uk');

describe('the products of a menu page', () => {
  const pizzas = [
    pizzaOf('supreme', 15, { rankings: { revenue: 1 }, popularity: 9 }),
    pizzaOf('margherita', 12, { rankings: { revenue: 5 }, veg: true, popularity: 1 }),
    pizzaOf('create-your-own', 12, { kind: 'create-your-own', veg: true }),
    pizzaOf('half-and-half', 12, { kind: 'half-and-half' }),
    pizzaOf('reward', 12, { dealOnly: true }),
    pizzaOf('trial', 12, { hidden: true }),
  ];

  it('has the tiles to build from first, whatever the others are sorted by [MNU-77, MNU-78]', () => {
    const filter = { category: 'pizzas', menu } as const;
    expect(ids(listedProducts(pizzas, filter, undefined))).toEqual([
      'create-your-own',
      'half-and-half',
      'supreme',
      'margherita',
    ]);
    expect(ids(listedProducts(pizzas, filter, 'revenue')).slice(2)).toEqual([
      'margherita',
      'supreme',
    ]);
  });

  it('leaves out what is kept for deals or, unless that is asked for, hidden [MNU-40, MNU-41]', () => {
    const all = listedProducts(pizzas, { category: 'pizzas', menu, allowsHidden: true }, undefined);
    expect(ids(all)).toContain('trial');
    expect(ids(all)).not.toContain('reward');
  });
});

describe('the experiments of the menu', () => {
  const facts = (market: 'uk' | 'fr', forcedVariants: Readonly<Record<string, string>> = {}) =>
    variantsIn(testManifest(market), forcedVariants);

  it('take the forced variant where there is such a one, else the control', () => {
    expect(facts('uk').variantOf('vegetarian-toggle')).toBe('control');
    expect(facts('uk', { 'vegetarian-toggle': 'treatment' }).variantOf('vegetarian-toggle')).toBe(
      'treatment',
    );
    expect(facts('uk', { 'vegetarian-toggle': 'blue' }).variantOf('vegetarian-toggle')).toBe(
      'control',
    );
    expect(facts('fr').variantOf('hide-calorie-info-uk')).toBeUndefined();
  });

  it('sort British products by the variant and French ones when it is on [MNU-78, MNU-79]', () => {
    expect(productRanking(facts('uk'))).toBeUndefined();
    expect(productRanking(facts('uk', { 'product-sorting-uk': 'revenue' }))).toBe('revenue');
    expect(productRanking(facts('fr'))).toBeUndefined();
    expect(productRanking(facts('fr', { 'product-sorting-fr': 'treatment' }))).toBe('popularity');
    expect(productRanking(facts('fr', { 'product-sorting-uk': 'revenue' }))).toBeUndefined();
  });

  it('sort toppings by the variant, else by the catalogue [MNU-55]', () => {
    expect(toppingOrder(facts('uk'))).toBe('catalogue');
    expect(toppingOrder(facts('uk', { 'topping-sort-order': 'ctr' }))).toBe('click-through');
    expect(toppingOrder(facts('uk', { 'topping-sort-order': 'alphabetical' }))).toBe(
      'alphabetical',
    );
  });

  it('hide calories in the market that tries it [MNU-74]', () => {
    const forced = { 'hide-calorie-info-uk': 'treatment' };
    expect(triesHidingCalories(facts('uk', forced))).toBe(true);
    expect(triesHidingCalories(facts('fr', forced))).toBe(false);
  });
});

describe('the tags of what was chosen', () => {
  const margherita = pizzaOf('margherita', 12, { spice: 1 });
  const plain = catalogueOf([], [margherita]);
  const catalogue = { ...plain, options: optionsWith({ ham: ['meat'], mozzarella: ['milk'] }) };
  const settings = testManifest('uk').menu;
  const tags = (toppings: readonly string[]) =>
    choiceTags({ ...defaultChoice(margherita), toppings }, margherita, catalogue, settings);

  it('keep vegetarian only while everything put on is so [MNU-72]', () => {
    expect(tags(['mushroom', 'onion', 'olive'])).toEqual(['vegetarian', 'mild']);
    expect(tags(['mushroom', 'onion', 'ham'])).toEqual(['mild']);
  });
});
