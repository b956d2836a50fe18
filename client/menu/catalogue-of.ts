import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Discount } from '../../schemas/types/catalogue/discount.ts';
import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Currency } from '../../core/money/money.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';

/** The lists a hut's catalogue is put together from, as the calls answer them. */
export interface CatalogueParts {
  readonly products: readonly Product[];
  readonly deals: readonly Deal[];
  readonly discounts: readonly Discount[];
  readonly options: MenuOptions;
}

/** A catalogue of what the calls answered. */
export const catalogueOf = (parts: CatalogueParts, currency: Currency): Catalogue => ({
  currency,
  products: byId(parts.products),
  deals: byId(parts.deals),
  discounts: byId(parts.discounts),
  options: parts.options,
});

const byId = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
): ReadonlyMap<string, Entry> => new Map(entries.map((entry) => [entry.id, entry]));
