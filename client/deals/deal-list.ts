import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Discount } from '../../schemas/types/catalogue/discount.ts';
import { highestFirst } from '../../core/menu/sort-menu.ts';
import { toMinor } from '../../core/money/money.ts';
import type { DealKinds } from '../../core/deals/deal-kind.ts';
import { dealListPrice } from '../../core/deals/list-price.ts';
import { isAmong } from '../../core/deals/scheduled-deals.ts';

/** The most popular first, or the cheapest. */
export type DealSorting = 'popularity' | 'price';

/**
 * How a variant of the experiment deal-sorting sorts: its control by popularity, its treatment by price. Where the
 * market does not run it the list keeps the menu's own order [DEA-09, EXP-27].
 */
export function dealSorting(variant: string | undefined): DealSorting | undefined {
  if (variant === undefined) return undefined;
  return variant === 'treatment' ? 'price' : 'popularity';
}

/** What the deals list shows. */
export interface DealFilter {
  readonly dealKinds: DealKinds;
  /** The internal hidden flag is set [DEA-07]. */
  readonly allowsHidden?: boolean;
  /** What the list is sorted by where the market runs the experiment deal-sorting [DEA-09, EXP-27]. */
  readonly sorting?: DealSorting | undefined;
  readonly vegetarianOnly?: boolean;
  /** Deals hidden while the vegetarian filter is on [DEA-13, CST-111]. */
  readonly hiddenForVegetarian?: readonly string[];
  /** Range of the price filter in minor units, both ends included [DEA-12]. */
  readonly priceRange?: { readonly min: number; readonly max: number };
  /** Deal category the list is kept to [DEA-05]. */
  readonly category?: string;
  /** Most deals shown [DEA-11]. */
  readonly limit?: number;
}

/**
 * The deals a page lists, in the menu's own order unless sorted [DEA-05, DEA-07, DEA-09, DEA-10, DEA-11, DEA-12,
 * DEA-13].
 */
export function dealList(deals: readonly Deal[], filter: DealFilter): Deal[] {
  const shown = deals.filter(
    (deal) =>
      (filter.allowsHidden === true || deal.hidden !== true) &&
      (filter.category === undefined || deal.category === filter.category) &&
      (filter.vegetarianOnly !== true || !isAmong(filter.hiddenForVegetarian, deal)) &&
      isInRange(deal, filter),
  );
  const sorted = sortDeals(shown, filter.sorting);
  return filter.limit === undefined ? sorted : sorted.slice(0, filter.limit);
}

/** Deals without a price of their own come after those that have one; a price is all that one has to pay for it. */
function sortDeals(deals: readonly Deal[], sorting: DealSorting | undefined): Deal[] {
  if (sorting === undefined) return [...deals];
  return highestFirst(deals, ({ popularity, price, cheapestPrice, threshold = 0 }) => {
    if (sorting === 'popularity') return popularity;
    const paid = (cheapestPrice ?? price ?? 0) + threshold;
    return paid <= threshold ? undefined : -toMinor(paid);
  });
}

/** Discounts as a page lists them, the most popular first [VOU-03]. */
export const listedDiscounts = (discounts: readonly Discount[]): Discount[] =>
  highestFirst(discounts, ({ popularity }) => popularity);

/** Whether a deal holds only beside another purchase, so that its price is but a part of what one pays [SHP-03]. */
export const needsAnotherPurchase = ({ threshold = 0 }: Pick<Deal, 'threshold'>): boolean =>
  threshold > 0;

/** A deal that shows no price stays in any range. */
function isInRange(deal: Deal, { priceRange, dealKinds }: DealFilter): boolean {
  const price = priceRange && dealListPrice(deal, dealKinds);
  return !price || (price.amount >= priceRange.min && price.amount <= priceRange.max);
}
