import type { Kysely } from 'kysely';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { Tables } from '../storage/tables.ts';

/** Orders that are looked at, the latest first. */
const ordersRead = 30;

/** Whose orders, and in which market. */
export interface Orderer {
  readonly accountId: string;
  readonly market: string;
}

/** An order that still says who ordered. */
export interface RecentOrder {
  readonly placedAt: Date;
  readonly request: OrderRequest;
}

/** The last orders of a customer whose personal data is kept, and not asked to be erased, the latest first [SHP-16, SEC-42]. */
export async function recentOrders(
  db: Kysely<Tables>,
  { accountId, market }: Orderer,
): Promise<readonly RecentOrder[]> {
  const rows = await db
    .selectFrom('order_intent')
    .select(['placed_at', 'request'])
    .where('account_id', '=', accountId)
    .where('market', '=', market)
    .where('state', '=', 'placed')
    .where('erased_at', 'is', null)
    .where('is_erasure_asked', '=', false)
    .orderBy('placed_at', 'desc')
    .limit(ordersRead)
    .execute();
  return rows.flatMap(({ placed_at: placedAt, request }) =>
    placedAt ? [{ placedAt, request: request as OrderRequest }] : [],
  );
}
