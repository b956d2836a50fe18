import { describe, expect, it } from 'vitest';
import { menuOfHut } from '../../../client/menu/menu-of-hut.ts';
import { productTags } from '../../../client/menu/product-tags.ts';
import { categoryOf } from '../../../core/menu/category-of.ts';
import { productOf } from '../../core/menu/pizzeria.ts';
import { marketWith } from '../constants/changed-markets.ts';
import { answeringApi, hutOf, menuIn } from './menu-environment.ts';

/** A market that has a category and a tag which no code has heard of. */
const market = await marketWith('uk', {
  menu: {
    routes: ['deals', 'calzoni', 'sides'],
    categories: { calzoni: { category: 'sides', kind: 'calzone' } },
    tagMarks: { 'from-the-farm': { icon: 'leaf', tone: 'success' } },
  },
});
const { menu: settings } = market.manifest;
const calzone = productOf('calzone', 'side', 9, { kind: 'calzone', tags: ['from-the-farm'] });

describe('a category that only the market knows', () => {
  it('is among the tabs of its huts [ENG-25]', () => {
    const facts = { hut: hutOf('uk-2'), manifest: market.manifest };
    const shown = menuOfHut(market.extensions, facts);
    expect(shown).toEqual(['deals', 'calzoni', 'sides']);
  });

  it('has the products of its kind, the plain category the others [ENG-25]', () => {
    expect(categoryOf(calzone, settings)).toBe('calzoni');
    expect(categoryOf({ type: 'side', kind: 'wings' }, settings)).toBe('wings');
    expect(categoryOf({ type: 'side', kind: 'never-heard-of' }, settings)).toBe('sides');
    expect(categoryOf({ type: 'drink', kind: 'tea' }, settings)).toBe('drinks');
  });

  it('is fetched and kept by itself [ENG-25]', async () => {
    const { api, asked } = answeringApi();
    const { menu } = await menuIn('uk', hutOf('uk-2'), { market, menu: api });
    await menu.load();
    expect(asked).toContainEqual(
      expect.objectContaining({ category: 'sides', subtype: 'calzone' }),
    );
    expect(menu.category('calzoni').isFilled).toBe(true);
  });
});

describe('a tag that only the catalogue knows', () => {
  it('stands after those of diet and spice [ENG-25, MNU-72]', () => {
    expect(productTags({ ...calzone, veg: true }, settings)).toEqual([
      'vegetarian',
      'from-the-farm',
    ]);
  });
});
