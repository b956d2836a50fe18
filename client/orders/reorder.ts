import type { PastOrder } from '../../schemas/types/http/orders.ts';
import type { BasketCheck } from '../../core/basket/check-basket.ts';
import { fromOrderDeals, orderLineIds } from '../../core/orders/order-deals.ts';
import { type LinesToday, linesToday } from './lines-today.ts';
import type { OrderedLines } from './reorder-lines.ts';

/** An earlier order, as the history and the summary of an order tell it. */
export interface Ordered extends OrderedLines {
  readonly hut?: Pick<PastOrder['hut'], 'id' | 'sector'> & { readonly name?: string };
  /** What was taken off. */
  readonly discount?: unknown;
}

/** What of an earlier order can be had again. */
export interface Reorder extends LinesToday {
  /** Something was taken off then, which is not again. */
  readonly hadDiscount: boolean;
  /** The hut of then, where it is not the one of now. */
  readonly otherHut: string | undefined;
}

/** What of an earlier order is on offer today, and what has changed since [BSK-86, ORD-114, SHP-15]. */
export function reorderOf(order: Ordered, facts: BasketCheck): Reorder {
  const ids = orderLineIds(order.deals);
  const named = new Map(order.lines?.map((line, index) => [ids[index] ?? '', line]));
  const { hut, discount } = order;
  const isHere = !hut || (hut.id === facts.hut.id && hut.sector === facts.hut.sector);
  return {
    ...linesToday(fromOrderDeals(order.deals), facts, named),
    hadDiscount: Boolean(discount),
    otherHut: isHere ? undefined : hut.name,
  };
}
