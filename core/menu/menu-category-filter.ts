import { type CallRules, isListOfTexts } from '../call-rules.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

/** Name of a menu category: deals, or one of the market's own [MNU-01, ENG-25]. */
export type MenuCategory = string;

/** Facts a category filter decides by. */
export interface CategoryFacts {
  readonly hut: Hut;
  readonly manifest: Pick<Manifest, 'flags' | 'menu'>;
  /** Flag level of an internal user [EXP-53]. */
  readonly flagLevel?: string;
}

/** Narrows the categories of a hut's menu; filters run in manifest order [MNU-19]. */
export interface MenuCategoryFilter {
  filter(categories: readonly MenuCategory[], facts: CategoryFacts): readonly MenuCategory[];
}

/** Where a filter fails the menu is not narrowed. */
export const menuCategoryFilterCalls: CallRules<MenuCategoryFilter> = {
  filter: { fits: isListOfTexts, otherwise: (categories) => categories },
};
