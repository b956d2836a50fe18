import type { PastOrder } from '../../schemas/types/http/orders.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { Basket } from '../../core/basket/basket.ts';
import { type BasketCheck, checkLines } from '../../core/basket/check-basket.ts';
import { dealsOnOffer } from '../../core/deals/deals-on-offer.ts';
import { isFeatureOn } from '../../core/experiments/is-feature-on.ts';
import { pizzaRules } from '../../core/menu/pizza-rules.ts';
import { fromOrderDeals } from '../../core/orders/order-deals.ts';

/** Flag of the reorder setting [EXP-68]. */
const reorderFlag = 'reorder';

/** What decides whether an earlier order can be ordered again. */
export interface ReorderFacts {
  readonly isLoggedIn: boolean;
  readonly sector: string | undefined;
  readonly flagLevel: string;
}

/** Whether reorder is offered: to who is logged in, where the setting is on or the menu's rule allows it [BSK-85, ORD-114]. */
export const offersReorder = (
  { isLoggedIn, sector, flagLevel }: ReorderFacts,
  { flags, menu }: Pick<Manifest, 'flags' | 'menu'>,
): boolean =>
  isLoggedIn &&
  sector !== undefined &&
  (isFeatureOn(flags, reorderFlag, flagLevel) || (menu.reorderSectors ?? []).includes(sector));

/** What of an earlier order can be had again. */
export interface Reorder {
  /** Its deals and items with ids of their own, to be priced as of today. */
  readonly lines: Pick<Basket, 'deals' | 'items'>;
  /** How many of its lines are not on offer any more. */
  readonly leftOut: number;
}

/**
 * The deals and items of an earlier order that are still on offer as they were chosen [BSK-86, ORD-114]: what has left the
 * menu, has another recipe by now or is not for this customer stays out.
 */
export function reorderOf({ deals }: Pick<PastOrder, 'deals'>, facts: BasketCheck): Reorder {
  const all = fromOrderDeals(deals);
  const offered = new Set(dealsOnOffer(facts).map(({ id }) => id));
  const problems = checkLines({
    ...facts,
    basket: all,
    rules: pizzaRules(facts.manifest),
    offered,
  });
  const wrong = new Set(problems.map(({ line }) => line));
  const lines = {
    deals: all.deals.filter(({ basketDealId }) => !wrong.has(basketDealId)),
    items: all.items.filter(({ basketItemId }) => !wrong.has(basketItemId)),
  };
  const before = all.deals.length + all.items.length;
  return { lines, leftOut: before - lines.deals.length - lines.items.length };
}
