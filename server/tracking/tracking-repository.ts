import type { Kysely } from 'kysely';
import { statusPath } from '../../core/tracking/tracking-status.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { TrackingEta, TrackingInfo, TrackingStatus } from '../../schemas/types/http/orders.ts';
import type { Tables } from '../storage/tables.ts';

/** A status of an order and when it came. */
export interface StatusMoment {
  readonly order_status: TrackingStatus;
  readonly at: Date;
}

/** The statuses of an order in the order of its way, FAILED last. */
export async function readHistory(
  db: Kysely<Tables>,
  transactionId: string,
  disposition: Disposition,
): Promise<readonly StatusMoment[]> {
  const rows = await db
    .selectFrom('order_status_change')
    .select(['order_status', 'at'])
    .where('transaction_id', '=', transactionId)
    .execute();
  const path: readonly string[] = [...statusPath(disposition), 'FAILED'];
  return (rows as StatusMoment[]).toSorted(
    (one, other) => path.indexOf(one.order_status) - path.indexOf(other.order_status),
  );
}

/** What the tracker of an order shows; undefined until the order is placed [TRK-27]. */
export async function readTracking(
  db: Kysely<Tables>,
  transactionId: string,
): Promise<TrackingInfo | undefined> {
  const row = await db
    .selectFrom('order_intent')
    .select(['order_status', 'placed_at', 'accepted_at', 'eta', 'disposition'])
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  if (!row?.order_status || !row.placed_at) return undefined;
  const history = await readHistory(db, transactionId, row.disposition as Disposition);
  return {
    order_status: row.order_status as TrackingStatus,
    orderTimeUTC: row.placed_at.toISOString(),
    ...(row.accepted_at && { acceptedTime: row.accepted_at.toISOString() }),
    ...(row.eta !== null && { eta: row.eta as TrackingEta }),
    history: history.map(({ order_status, at }) => ({ order_status, at: at.toISOString() })),
  };
}
