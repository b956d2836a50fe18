import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuCategories } from '../core/menu/sample-categories.ts';
import type { CategoryFacts, MenuCategoryFilter } from '../../core/menu/menu-category-filter.ts';

/** What every menu category filter has to do; run it on your own with the huts of your market. */
export const menuCategoryFilterConformance = (
  name: string,
  filter: MenuCategoryFilter,
  huts: readonly CategoryFacts[],
): void => {
  const anyMenu = fc.shuffledSubarray([...menuCategories]);
  const anyHut = fc.constantFrom(...huts);

  describe(`${name} as a menu category filter`, () => {
    it('only leaves categories out, and keeps the order of the rest [MNU-05, MNU-19]', () => {
      fc.assert(
        fc.property(anyMenu, anyHut, (categories, facts) => {
          const left = filter.filter(categories, facts);
          expect(left).toEqual(categories.filter((category) => left.includes(category)));
        }),
      );
    });

    it('decides about each category by itself, and the same again', () => {
      fc.assert(
        fc.property(anyMenu, anyHut, (categories, facts) => {
          const alone = categories.filter(
            (category) => filter.filter([category], facts).length > 0,
          );
          expect(filter.filter(categories, facts)).toEqual(alone);
          expect(filter.filter(alone, facts)).toEqual(alone);
        }),
      );
    });
  });
};
