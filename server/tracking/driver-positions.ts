import { type Kysely, sql } from 'kysely';
import { positionLifeMs, roundedDegrees } from '../../core/tracking/driver-position.ts';
import type { MapPoint, TrackedDriver } from '../../schemas/types/http/orders.ts';
import { momentIn } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';

/** Channel on which every process hears that a driver has moved; the message is the transaction id of their order. */
export const driverChannel = 'driver_position';

/** A position that is kept. */
interface KeptPosition extends MapPoint {
  readonly at: Date;
  readonly minutesLeft: number | undefined;
}

const isOver = sql<boolean>`received_at <= ${momentIn(-positionLifeMs)}`;
const isFresh = sql<boolean>`received_at > ${momentIn(-positionLifeMs)}`;

/** Keeps where the driver of an order is, in place of where they were. */
export async function keepPosition(
  db: Kysely<Tables>,
  transactionId: string,
  { latitude, longitude, at, minutesLeft }: KeptPosition,
): Promise<void> {
  const row = {
    latitude: roundedDegrees(latitude),
    longitude: roundedDegrees(longitude),
    minutes_left: minutesLeft ?? null,
    at,
    received_at: sql<Date>`present_moment()`,
  };
  await db
    .insertInto('driver_position')
    .values({ transaction_id: transactionId, ...row })
    .onConflict((conflict) => conflict.column('transaction_id').doUpdateSet(row))
    .execute();
}

/** When the driver was where they are known to be; undefined while that is not known. */
export async function lastMoment(
  db: Kysely<Tables>,
  transactionId: string,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('driver_position')
    .select('at')
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  return row?.at;
}

/** Where the driver of an order was last, for its customer; undefined where nobody told, or not for long. */
export async function trackedDriver(
  db: Kysely<Tables>,
  transactionId: string,
): Promise<TrackedDriver | undefined> {
  const row = await db
    .selectFrom('driver_position')
    .select(['latitude', 'longitude', 'minutes_left'])
    .select(
      sql<number>`greatest(0, floor(extract(epoch from present_moment() - at)))::integer`.as('ago'),
    )
    .where('transaction_id', '=', transactionId)
    .where(isFresh)
    .executeTakeFirst();
  return (
    row && {
      latitude: row.latitude,
      longitude: row.longitude,
      secondsAgo: row.ago,
      ...(row.minutes_left !== null && { minutesLeft: row.minutes_left }),
    }
  );
}

/** Forgets where the driver of an order was: it is at its end. */
export async function forgetDriver(db: Kysely<Tables>, transactionId: string): Promise<void> {
  await db.deleteFrom('driver_position').where('transaction_id', '=', transactionId).execute();
}

/** Forgets drivers of whom nothing was heard for a while [SEC-42]. */
export async function forgetDrivers(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('driver_position').where(isOver).execute();
}
