import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import { toMinor } from '../money/money.ts';
import type { DealKinds } from './deal-kind.ts';

/** The price a deal shows on the list. */
interface DealListPrice {
  /** Minor units. */
  readonly amount: number;
  /** It is the least the deal costs. */
  readonly isFrom: boolean;
}

/**
 * The list price of a deal; undefined where only its title shows [DEA-75]. A from-price is that of the cheapest
 * complete choice, never that of a part [SHP-03].
 */
export function dealListPrice(deal: Deal, dealKinds: DealKinds): DealListPrice | undefined {
  const listPrice = dealKinds.get(deal.kind)?.listPrice ?? 'none';
  const isFrom = listPrice === 'from';
  const amount = toMinor((isFrom ? deal.cheapestPrice : deal.price) ?? 0);
  return listPrice === 'none' || amount <= 0 ? undefined : { amount, isFrom };
}
