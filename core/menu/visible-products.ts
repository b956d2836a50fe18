import type { Product } from '../../schemas/types/catalogue/product.ts';
import { categoryOf, type CategorySettings } from './category-of.ts';

/** What a menu page shows. */
export interface ProductFilter {
  readonly category: string;
  readonly menu: CategorySettings;
  /** The internal hidden flag is set [MNU-41]. */
  readonly allowsHidden?: boolean;
}

/** The products of a menu page, in their own order [MNU-40, MNU-41]. */
export const visibleProducts = (
  products: Iterable<Product>,
  { category, menu, allowsHidden = false }: ProductFilter,
): Product[] =>
  [...products].filter(
    (product) =>
      categoryOf(product, menu) === category &&
      product.dealOnly !== true &&
      (allowsHidden || product.hidden !== true),
  );

/** Whether a product may be chosen by itself: neither kept for deals nor hidden [MNU-40, MNU-41]. */
export const isListed = ({ dealOnly, hidden }: Pick<Product, 'dealOnly' | 'hidden'>): boolean =>
  dealOnly !== true && hidden !== true;

/** Whether the vegetarian filter is offered: by the menu setting or the experiment [MNU-70]. */
export const offersVegetarianFilter = (facts: {
  readonly isMenuSettingOn: boolean;
  readonly isExperimentOn: boolean;
}): boolean => facts.isMenuSettingOn || facts.isExperimentOn;

/** The products of a group tile: one kind and, when given, one type and subtype [MNU-67]. */
export const groupedProducts = (
  products: Iterable<Product>,
  group: { readonly groupingKey: string; readonly type?: string; readonly subtype?: string },
): Product[] =>
  [...products].filter(
    (product) =>
      product.kind === group.groupingKey &&
      (group.type === undefined || product.type === group.type) &&
      (group.subtype === undefined || product.subtype === group.subtype) &&
      isListed(product),
  );
