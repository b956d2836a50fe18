import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Discount } from '../../schemas/types/catalogue/discount.ts';
import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Currency } from '../money/money.ts';

/**
 * What one hut sells at one time: the frozen data that every price is worked out from.
 * Prices inside are decimals as delivered; `core/menu/prices.ts` alone turns them into minor units.
 */
export interface Catalogue {
  readonly currency: Currency;
  readonly products: ReadonlyMap<Product['id'], Product>;
  readonly deals: ReadonlyMap<Deal['id'], Deal>;
  readonly discounts: ReadonlyMap<Discount['id'], Discount>;
  readonly options: MenuOptions;
}
