import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Sku } from '../../schemas/types/http/orders.ts';
import type { HttpCall, HttpClient } from '../kernel/http-client.ts';
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
  /** Products of a category, of one kind when given [MNU-20, MNU-22]. */
  products(of: MenuOf, category: FetchedCategory, kind?: string): Promise<readonly Product[]>;
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

function productsCall(of: MenuOf, category: FetchedCategory): HttpCall {
  const { hutid, sector, ...query } = queryOf(of);
  return of.isSectorWide
    ? { path: `/v2/sectors/${encodeURIComponent(sector)}/products/${category}`, query }
    : { path: `/v2/products/${category}`, query: { sector, hutid, ...query } };
}

export function createMenuApi(http: HttpClient): MenuApi {
  /** Lists that are on their way, by their calls: a menu that shows each kind of a category by itself asks once. */
  const underWay = new Map<string, Promise<readonly Product[]>>();
  const listOf = (of: MenuOf, category: FetchedCategory): Promise<readonly Product[]> => {
    const call = productsCall(of, category);
    const key = JSON.stringify(call);
    const known = underWay.get(key);
    if (known) return known;
    const asked = http
      .send<readonly Product[]>(call)
      .then(({ body }) => body)
      .finally(() => underWay.delete(key));
    underWay.set(key, asked);
    return asked;
  };
  return {
    async products(of, category, kind) {
      const list = await listOf(of, category);
      return kind === undefined ? list : list.filter((product) => product.kind === kind);
    },
    async options(of) {
      return (await http.send<MenuOptions>({ path: '/v1/menu-options/', query: queryOf(of) })).body;
    },
    async skus(sector, pos) {
      return (await http.send<readonly Sku[]>({ path: '/v1/skus/', query: { sector, pos } })).body;
    },
  };
}
