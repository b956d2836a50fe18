import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { MenuCategoryFilter } from '../../core/menu/menu-category-filter.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import { frozen } from '../stand-ins.ts';
import type { Suite } from '../suite.ts';

export interface CategorySamples {
  /** Huts that the filter decides differently about. */
  readonly huts: readonly Hut[];
  /** Categories that at least one of these huts does not show. */
  readonly hidden: readonly string[];
}

/** What every menu category filter has to do. */
export const menuCategoryFilterSuite: Suite<MenuCategoryFilter, CategorySamples> = (
  { make, manifest },
  { huts, hidden },
) => {
  const categories = [...new Set(['deals', ...Object.keys(manifest.menu.categories), ...hidden])];
  const places = huts.map((hut) => ({ hut, manifest }));
  const anyMenu = fc.shuffledSubarray(categories);
  const anyPlace = fc.constantFrom(...places);

  return [
    {
      title: 'hides what its case says',
      run: () => {
        const filter = make();
        for (const category of hidden) {
          assert.ok(places.some((place) => filter.filter([category], place).length === 0));
        }
      },
    },
    {
      title: 'only leaves categories out, and keeps the order of the rest [MNU-05, MNU-19]',
      run: () => {
        const filter = make();
        fc.assert(
          fc.property(anyMenu, anyPlace, (menu, place) => {
            const left = filter.filter(frozen(menu), place);
            assert.deepEqual(
              left,
              menu.filter((category) => left.includes(category)),
            );
          }),
        );
      },
    },
    {
      title: 'decides about each category by itself, and the same again',
      run: () => {
        const filter = make();
        fc.assert(
          fc.property(anyMenu, anyPlace, (menu, place) => {
            const alone = menu.filter((category) => filter.filter([category], place).length > 0);
            assert.deepEqual(filter.filter(menu, place), alone);
            assert.deepEqual(filter.filter(alone, place), alone);
          }),
        );
      },
    },
  ];
};
