import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Manifest } from '../../schemas/types.ts';
import type { Tables } from '../storage/tables.ts';

/** The window in which a hut takes so many priority orders [PRI-16]. */
const windowMs = 900_000;

/** A hut and the moment it is asked at. */
interface HutNow {
  readonly sector: string;
  readonly hutId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A place that is kept until a moment, in milliseconds since 1970. */
export interface Reservation {
  readonly id: string;
  readonly expiresAt: number;
}

/**
 * Keeps a place among a hut's priority orders; undefined when the last ones are taken. Callers at the same moment wait for
 * each other on the row of the hut, so no place is given twice [PRI-15, PRI-16, PRI-25].
 */
export const reserve = (
  db: Kysely<Tables>,
  { sector, hutId, now }: HutNow,
  settings: Pick<Manifest['priority'], 'slotsPer15Minutes' | 'reservationLifeMs'>,
): Promise<Reservation | undefined> =>
  db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('hut')
      .select('hut_id')
      .where('sector', '=', sector)
      .where('hut_id', '=', hutId)
      .forUpdate()
      .executeTakeFirst();
    const { taken } = await tx
      .selectFrom('priority_reservation')
      .select(({ fn }) => fn.countAll<number>().as('taken'))
      .where('sector', '=', sector)
      .where('hut_id', '=', hutId)
      .where('reserved_at', '>', new Date(now - windowMs))
      .where((place) =>
        place.or([
          place('expires_at', '>', new Date(now)),
          place('transaction_id', 'is not', null),
          place('is_used', '=', true),
        ]),
      )
      .executeTakeFirstOrThrow();
    if (taken >= settings.slotsPer15Minutes) return undefined;
    const expiresAt = now + settings.reservationLifeMs;
    const id = randomUUID();
    await tx
      .insertInto('priority_reservation')
      .values({
        id,
        sector,
        hut_id: hutId,
        reserved_at: new Date(now),
        expires_at: new Date(expiresAt),
      })
      .execute();
    return { id, expiresAt };
  });

/** Gives a place back that no order holds; one that is gone already is none the worse [PRI-17]. */
export async function release(db: Kysely<Tables>, hutId: string, id: string): Promise<void> {
  await db
    .deleteFrom('priority_reservation')
    .where('id', '=', id)
    .where('hut_id', '=', hutId)
    .where('transaction_id', 'is', null)
    .where('is_used', '=', false)
    .execute();
}

/**
 * Whether a place is kept at a hut and free for an order [PRI-24].
 * @param besides transaction id of an order whose hold does not count, as this one replaces it
 */
export async function isLive(
  db: Kysely<Tables>,
  { sector, hutId, now }: HutNow,
  id: string,
  besides?: string,
): Promise<boolean> {
  const place = await db
    .selectFrom('priority_reservation')
    .select('transaction_id')
    .where('id', '=', id)
    .where('sector', '=', sector)
    .where('hut_id', '=', hutId)
    .where('is_used', '=', false)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return place !== undefined && [null, besides].includes(place.transaction_id);
}

/** Holds a place for an order; false when another order was faster. */
export async function holdPlace(
  tx: Transaction<Tables>,
  id: string,
  transactionId: string,
): Promise<boolean> {
  const held = await tx
    .updateTable('priority_reservation')
    .set({ transaction_id: transactionId })
    .where('id', '=', id)
    .where('transaction_id', 'is', null)
    .where('is_used', '=', false)
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

/** The order was placed: its place is used up [PRI-24]. */
export async function takePlace(tx: Transaction<Tables>, transactionId: string): Promise<void> {
  await tx
    .updateTable('priority_reservation')
    .set({ is_used: true })
    .where('transaction_id', '=', transactionId)
    .execute();
}

/** The order came to nothing: its place is free as long as it is kept. */
export async function freePlace(tx: Transaction<Tables>, transactionId: string): Promise<void> {
  await tx
    .updateTable('priority_reservation')
    .set({ transaction_id: null, is_used: false })
    .where('transaction_id', '=', transactionId)
    .execute();
}
