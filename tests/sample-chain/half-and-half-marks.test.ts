import { describe, expect, it } from 'vitest';
import { choiceTags } from '../../client/menu/choice-tags.ts';
import { productTags } from '../../client/menu/product-tags.ts';
import { defaultChoice } from '../../core/menu/default-choice.ts';
import { withDietMarks } from '../../core/menu/diet.ts';
import { catalogueOf, halfAndHalf } from '../core/menu/pizzeria.ts';
import { testManifest } from '../core/test-market.ts';
import { marketCatalogues } from './market-catalogues.ts';

const [india] = marketCatalogues.filter(({ id }) => id === 'in');
if (!india) throw new Error('The sample chain sells nothing in India.');
const { menu } = testManifest('in');
const products = withDietMarks(india.products, india.options);
const catalogue = { ...catalogueOf([], products), options: india.options };
const productNamed = (id: string) => {
  const found = products.find((product) => product.id === id);
  if (!found) throw new Error(`India sells no ${id}.`);
  return found;
};
const tile = productNamed('half-and-half');

const marks = ['vegetarian', 'non-vegetarian'];

/** The green or the brown mark of a half-and-half in the builder. */
const markOf = (first: string, second: string, crust = 'classic'): readonly string[] => {
  const choice = { ...defaultChoice(tile), ...halfAndHalf(first, second), size: 'medium', crust };
  return choiceTags(choice, tile, catalogue, menu).filter((tag) => marks.includes(tag));
};

describe('the mark of a half-and-half in India', () => {
  it.each([
    ['margherita', 'golden-corn', 'classic', 'vegetarian'],
    ['margherita', 'chicken-pepperoni', 'classic', 'non-vegetarian'],
    ['tandoori-chicken-feast', 'margherita', 'classic', 'non-vegetarian'],
    ['margherita', 'golden-corn', 'pepperoni-stuffed', 'non-vegetarian'],
  ])('of %s and %s on %s is %s [SHP-07]', (first, second, crust, mark) => {
    expect(markOf(first, second, crust)).toEqual([mark]);
  });

  it('is brown in the list, where its halves are not chosen yet [SHP-07]', () => {
    expect(productTags(tile, menu).filter((tag) => marks.includes(tag))).toEqual([
      'non-vegetarian',
    ]);
  });
});
