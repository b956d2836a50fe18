import type { Product, ProductType } from '../../schemas/types/catalogue/product.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { CategorySource } from '../../schemas/types/manifest/menu.ts';

/** The categories a product call asks for [MNU-21]. */
export type FetchedCategory = CategorySource['category'];

/** The categories of a market, by name: every one but deals [MNU-02]. */
export type CategorySettings = Pick<Manifest['menu'], 'categories'>;

const fetchedAs: Readonly<Record<ProductType, FetchedCategory>> = {
  pizza: 'pizzas',
  side: 'sides',
  drink: 'drinks',
  dessert: 'desserts',
  dip: 'dips',
};

/**
 * The category a product is listed in: the one of its kind, else the first of its type, so that a side of an unknown
 * kind is a plain side [MNU-02, MNU-03].
 */
export const categoryOf = (
  { type, kind }: Pick<Product, 'type' | 'kind'>,
  { categories }: CategorySettings,
): string => {
  const ofType = Object.entries(categories).filter(
    ([, { category }]) => category === fetchedAs[type],
  );
  const ofKind = ofType.find(([, source]) => source.kind === kind);
  const [name = fetchedAs[type]] = ofKind ?? ofType[0] ?? [];
  return name;
};
