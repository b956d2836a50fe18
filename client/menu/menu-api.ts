import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Sku } from '../../schemas/types/http/orders.ts';
import type { HttpClient } from '../kernel/http-client.ts';
import type { FetchedCategory } from '../../core/menu/category-of.ts';

/** The hut a menu is read for. */
export interface MenuOf {
  readonly sector: string;
  readonly hutId: string;
  /** Products are those of the whole sector, whatever the hut lacks [EXP-67]. */
  readonly isSectorWide?: boolean;
  /** Flag level; added to the call when it is not none [MNU-23]. */
  readonly flagLevel: string;
  /** Locale the texts are wanted in. */
  readonly locale: string;
}

/** Reads what a hut sells. Methods throw `HttpError` for refusals. */
export interface MenuApi {
  /** Products of a category, of one subtype (a kind) when given [MNU-20, MNU-22]. */
  products(of: MenuOf, category: FetchedCategory, subtype?: string): Promise<readonly Product[]>;
  options(of: MenuOf): Promise<MenuOptions>;
  skus(sector: string, pos: string): Promise<readonly Sku[]>;
}

/** What the stores that work with the menu reach the outside through, besides the environment of all. */
export interface MenuPorts {
  readonly menu: MenuApi;
}

const queryOf = (of: MenuOf) => ({
  sector: of.sector,
  hutid: of.hutId,
  locale: of.locale,
  ...(of.flagLevel === 'none' ? {} : { [of.flagLevel]: true }),
});

export const createMenuApi = (http: HttpClient): MenuApi => ({
  async products(of, category, subtype) {
    const { hutid, sector, ...query } = { ...queryOf(of), subtype };
    const { body } = await http.send<readonly Product[]>(
      of.isSectorWide
        ? { path: `/v2/sectors/${encodeURIComponent(sector)}/products/${category}`, query }
        : { path: `/v2/products/${category}`, query: { sector, hutid, ...query } },
    );
    return body;
  },
  async options(of) {
    return (await http.send<MenuOptions>({ path: '/v1/menu-options/', query: queryOf(of) })).body;
  },
  async skus(sector, pos) {
    return (await http.send<readonly Sku[]>({ path: '/v1/skus/', query: { sector, pos } })).body;
  },
});
