import type { Kysely, Transaction } from 'kysely';
import { pointsUsed } from '../../core/loyalty/rewards.ts';
import type { CheckedOrder } from '../../core/orders/check-order.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { WrongField } from '../../schemas/types/http/orders.ts';
import type { HutCatalogue } from '../menu/catalogue-reader.ts';
import type { Tables } from '../storage/tables.ts';
import { balanceOf, providerTokenOf } from './loyalty-accounts.ts';
import { heldPointsOf, holdPoints } from './points-ledger.ts';

/** The loyalty member who orders. */
export interface MemberOfOrder {
  readonly accountId: string;
  /** Points that the order may use. */
  readonly points: number;
  /** What names the member to the loyalty provider [LOY-07]. */
  readonly token: string;
}

/**
 * The member behind an order; undefined for everybody else, and in markets and sectors without points [ORD-18, ENG-21].
 * @param besides transaction id of an order whose hold does not count, as this one replaces it
 */
export async function memberOfOrder(
  db: Kysely<Tables>,
  accountId: string | null,
  { hut, manifest, market }: Pick<HutCatalogue, 'hut' | 'manifest' | 'market'>,
  besides?: string,
): Promise<MemberOfOrder | undefined> {
  const [rules] = market.extensions.all('loyalty-rules');
  if (accountId === null || !rules?.isOn(hut.sector, manifest)) return undefined;
  const balance = await balanceOf(db, accountId);
  if (balance === undefined) return undefined;
  const held = besides === undefined ? 0 : await heldPointsOf(db, accountId, besides);
  return { accountId, points: balance + held, token: await providerTokenOf(db, accountId) };
}

/** What an order does to its member's points [ORD-18, ORD-19, LOY-08, LOY-09]. */
const pointsMovedBy = (
  { basket, priced }: CheckedOrder,
  { catalogue, manifest, market }: Pick<HutCatalogue, 'catalogue' | 'manifest' | 'market'>,
) => {
  const [rules] = market.extensions.all('loyalty-rules');
  return {
    used: pointsUsed(basket, catalogue),
    earned: rules?.earning(priced.total, manifest).points ?? 0,
  };
};

/** What is wrong with what an order says of its member: an order with rewards names the member and their points [LOY-07, ORD-18]. */
export function wrongLoyalty(
  { loyalty }: Pick<OrderRequest, 'loyalty'>,
  member: MemberOfOrder | undefined,
  order: CheckedOrder,
  shop: HutCatalogue,
): WrongField[] {
  const { used } = pointsMovedBy(order, shop);
  if (!loyalty) return used > 0 ? [{ field: 'loyalty', reason: 'is missing' }] : [];
  if (!member || loyalty.loyaltyProviderAuthToken !== member.token) {
    return [{ field: 'loyalty.loyaltyProviderAuthToken', reason: 'is not that of the member' }];
  }
  return (loyalty.points ?? 0) === used
    ? []
    : [{ field: 'loyalty.points', reason: `must be ${used}` }];
}

/**
 * Holds the points that an order uses, in the transaction that stores it [ORD-19].
 * @returns whether there were points enough; of orders that come at once no more get them than there are
 */
export const holdPointsOf = (
  tx: Transaction<Tables>,
  { accountId }: MemberOfOrder,
  order: CheckedOrder & { readonly shop: HutCatalogue },
  transactionId: string,
): Promise<boolean> =>
  holdPoints(tx, { transactionId, accountId, ...pointsMovedBy(order, order.shop) });
