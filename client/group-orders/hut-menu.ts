import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { MenuCategory } from '../../core/menu/menu-category-filter.ts';
import type { Environment } from '../kernel/environment.ts';
import type { HutsPorts } from '../huts/huts-api.ts';
import { catalogueOf } from '../menu/catalogue-of.ts';
import { createMenuApi } from '../menu/menu-api.ts';
import { menuOfHut } from '../menu/menu-of-hut.ts';
import { menuWanted } from '../menu/menu-wanted.ts';

/** What a hut sells, for who orders there without having chosen it. */
export interface HutMenu {
  readonly hut: Hut;
  readonly products: readonly Product[];
  readonly categories: readonly MenuCategory[];
  readonly catalogue: Catalogue;
}

/** Reads the menu of a hut, in the language of now, without making it the hut of the visit. Throws `HttpError` for refusals. */
export async function readHutMenu(
  { sector, hutId }: { readonly sector: string; readonly hutId: string },
  environment: Environment & HutsPorts,
): Promise<HutMenu> {
  const { http, huts, market, visit } = environment;
  const { manifest, extensions } = market;
  const api = createMenuApi(http);
  const of = menuWanted({ sector, id: hutId }, environment);
  const fetched = Object.values(manifest.menu.categories).map(({ category, kind }) =>
    api.products(of, category, kind),
  );
  const [hut, options, ...lists] = await Promise.all([
    huts.byId(sector, hutId),
    api.options(of),
    ...fetched,
  ]);
  if (!hut) throw new Error('The restaurant of the group is not known.');
  const products = lists.flat();
  const categories = menuOfHut(extensions, { hut, manifest, flagLevel: visit.flagLevel });
  const parts = { products, deals: [], discounts: [], options };
  return { hut, products, categories, catalogue: catalogueOf(parts, manifest.currency) };
}
