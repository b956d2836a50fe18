// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type { Deal } from '../catalogue/deal.ts';
import type { MenuOptions } from '../catalogue/menu-options.ts';
import type { Product } from '../catalogue/product.ts';

/**
 * The menu of a sector for who has no hut yet (SHP-13). Amounts are decimals in the market's currency.
 */
export interface SectorMenuApi {
  answer?: SectorMenu;
}

/**
 * Everything a sector sells, whatever single huts lack.
 */
export interface SectorMenu {
  /**
   * The sector.
   */
  sector: string;
  /**
   * Some hut of the market sells something at another price.
   */
  pricesVary: boolean;
  /**
   * Categories that some hut of the sector has, in the order of the tabs.
   */
  categories: string[];
  /**
   * Products, in the market's order.
   */
  products: Product[];
  /**
   * Deals that everybody may take now, by whichever disposition.
   */
  deals: SectorDeal[];
  /**
   * What pizzas can be made of.
   */
  options: MenuOptions;
}

/**
 * A deal with the price that a list of deals shows.
 */
export interface SectorDeal {
  deal: Deal;
  /**
   * What it costs, or costs at least; absent where its title says it all.
   */
  price?: number;
  /**
   * The price is the least it costs.
   */
  isFrom?: boolean;
}
