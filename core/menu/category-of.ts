import type { Product, ProductType } from '../../schemas/types/catalogue/product.ts';
import type { MenuCategory } from './menu-category-filter.ts';

/** The product types: every menu category but deals [MNU-02]. */
export type ProductCategory = Exclude<MenuCategory, 'deals'>;

/** The categories a product call asks for [MNU-21]. */
export type FetchedCategory = 'pizzas' | 'sides' | 'drinks' | 'desserts' | 'dips';

/** What a category's product call asks for: sides of all sorts are one call, narrowed by their kind [MNU-03, MNU-22]. */
export interface ProductQuery {
  readonly category: FetchedCategory;
  /** `subtype` of the call: the kind of the sides wanted. */
  readonly kind?: string;
}

/** The product call of every category [MNU-03]. */
export const productQueries: Readonly<Record<ProductCategory, ProductQuery>> = {
  pizzas: { category: 'pizzas' },
  sides: { category: 'sides', kind: 'side' },
  wings: { category: 'sides', kind: 'wings' },
  pastas: { category: 'sides', kind: 'pasta' },
  melts: { category: 'sides', kind: 'melts' },
  others: { category: 'sides', kind: 'other' },
  flatzz: { category: 'sides', kind: 'flatzz' },
  drinks: { category: 'drinks' },
  desserts: { category: 'desserts' },
  dips: { category: 'dips' },
};

/** The ten product categories [MNU-02]. */
export const productCategories = Object.keys(productQueries) as readonly ProductCategory[];

const byType: Readonly<Record<Exclude<ProductType, 'side'>, ProductCategory>> = {
  pizza: 'pizzas',
  drink: 'drinks',
  dessert: 'desserts',
  dip: 'dips',
};

const bySideKind: ReadonlyMap<string, ProductCategory> = new Map([
  ['wings', 'wings'],
  ['pasta', 'pastas'],
  ['melts', 'melts'],
  ['other', 'others'],
  ['flatzz', 'flatzz'],
]);

/** The category a product is listed in; a side of an unknown kind is a plain side [MNU-02, MNU-03]. */
export const categoryOf = ({ type, kind }: Pick<Product, 'type' | 'kind'>): ProductCategory =>
  type === 'side' ? (bySideKind.get(kind) ?? 'sides') : byType[type];
