import type { PastOrder } from '../../schemas/types/http/orders.ts';
import { type BasketCheck, checkLines } from '../../core/basket/check-basket.ts';
import { priceBasket } from '../../core/basket/price-basket.ts';
import { dealsOnOffer } from '../../core/deals/deals-on-offer.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import { pizzaRules } from '../../core/menu/pizza-rules.ts';
import { fromOrderDeals } from '../../core/orders/order-deals.ts';
import type { Lines } from '../basket/basket-edits.ts';
import { type OrderedLines, type ReorderLine, reorderLines } from './reorder-lines.ts';

/** An earlier order, as the history and the summary of an order tell it. */
export interface Ordered extends OrderedLines {
  readonly hut?: Pick<PastOrder['hut'], 'id' | 'sector'> & { readonly name?: string };
  /** What was taken off. */
  readonly discount?: unknown;
}

/** What of an earlier order can be had again. */
export interface Reorder {
  /** Its deals and items with ids of their own, to be priced as of today. */
  readonly lines: Lines;
  /** How many of its lines are not on offer any more. */
  readonly leftOut: number;
  /** Every line of it, what can be had and what cannot. */
  readonly shown: readonly ReorderLine[];
  /** What the lines that can be had come to today with all fees and taxes, in minor units. */
  readonly total: number;
  /** What of the total is no line: fees, and taxes that come on top. */
  readonly fees: number;
  /** Something was taken off then, which is not again. */
  readonly hadDiscount: boolean;
  /** The hut of then, where it is not the one of now. */
  readonly otherHut: string | undefined;
  /** What it is sold from. */
  readonly catalogue: Catalogue;
}

/**
 * The deals and items of an earlier order that are still on offer as they were chosen [BSK-86, ORD-114], and what has
 * changed since [SHP-15]: what has left the menu, has another recipe by now or is not for this customer stays out.
 */
export function reorderOf(order: Ordered, facts: BasketCheck): Reorder {
  const all = fromOrderDeals(order.deals);
  const offered = new Set(dealsOnOffer(facts).map(({ id }) => id));
  const problems = checkLines({
    ...facts,
    basket: all,
    rules: pizzaRules(facts.manifest),
    offered,
  });
  const wrong = new Map(problems.toReversed().map(({ line, code }) => [line, code]));
  const lines = {
    deals: all.deals.filter(({ basketDealId }) => !wrong.has(basketDealId)),
    items: all.items.filter(({ basketItemId }) => !wrong.has(basketItemId)),
  };
  const before = all.deals.length + all.items.length;
  const priced = priceBasket({ ...facts, basket: lines });
  const { hut, discount } = order;
  const isHere = !hut || (hut.id === facts.hut.id && hut.sector === facts.hut.sector);
  return {
    lines,
    leftOut: before - lines.deals.length - lines.items.length,
    shown: reorderLines(all, order, { priced, wrong }),
    total: priced.total,
    fees: priced.total - priced.subtotal + (priced.discount?.value ?? 0),
    hadDiscount: Boolean(discount),
    otherHut: isHere ? undefined : hut.name,
    catalogue: facts.catalogue,
  };
}
