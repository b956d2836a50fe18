import type { WrongField } from '../../schemas/types/http/orders.ts';
import { listOfType, productTypes } from './order-items.ts';

/** Most items of an order, loose ones and those of deals together [SEC-01]. */
const mostItems = 200;

type ListName = (typeof listOfType)[keyof typeof listOfType];

/** The lists of a deal of an order, or of a group of a basket that is regrouped. */
type ListsOfItems = Partial<Record<ListName, readonly unknown[]>>;

/** What is wrong with the size of an order. */
export function wrongSize(deals: readonly ListsOfItems[]): WrongField[] {
  const count = deals
    .flatMap((deal) => productTypes.map((type) => deal[listOfType[type]]?.length ?? 0))
    .reduce((sum, length) => sum + length, 0);
  return count > mostItems
    ? [{ field: 'deals', reason: `must not hold more than ${mostItems} items` }]
    : [];
}
