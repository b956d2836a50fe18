import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { momentIn, presentMoment } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';

/** The window in which a hut takes so many priority orders [PRI-16]. */
const windowMs = 900_000;

/** A hut whose places are asked for. */
interface PlacesOfHut {
  readonly sector: string;
  readonly hutId: string;
}

/** Who asks for a place. */
interface Keeper {
  /** The account or the visit, whose oldest places are given back for the new one; null for nobody in particular. */
  readonly callerKey: string | null;
  /** The network address, which other customers may share: none of theirs is given back; null where all share one. */
  readonly addressKey: string | null;
}

/** A place that is kept until a moment. */
export interface Reservation {
  readonly id: string;
  readonly expiresAt: Date;
}

/**
 * Keeps a place among a hut's priority orders; undefined when the last ones are taken. Callers at the same moment wait for
 * each other on the row of the hut, so no place is given twice [PRI-15, PRI-16, PRI-25].
 * @param keeper who asks [SEC-26]
 */
export const reserve = (
  db: Kysely<Tables>,
  { sector, hutId }: PlacesOfHut,
  settings: Pick<
    Manifest['priority'],
    'slotsPer15Minutes' | 'reservationsPerCaller' | 'reservationsPerAddress' | 'reservationLifeMs'
  >,
  { callerKey, addressKey }: Keeper,
): Promise<Reservation | undefined> =>
  db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('hut')
      .select('hut_id')
      .where('sector', '=', sector)
      .where('hut_id', '=', hutId)
      .forUpdate()
      .executeTakeFirst();
    if (callerKey !== null) await replaceOldest(tx, { sector, hutId }, settings, callerKey);
    if (addressKey !== null) {
      const kept = await keptFor(tx, { sector, hutId }, addressKey);
      if (kept >= settings.reservationsPerAddress) return undefined;
    }
    const { taken } = await tx
      .selectFrom('priority_reservation')
      .select(({ fn }) => fn.countAll<number>().as('taken'))
      .where('sector', '=', sector)
      .where('hut_id', '=', hutId)
      .where('reserved_at', '>', momentIn(-windowMs))
      .where((place) =>
        place.or([
          place('expires_at', '>', presentMoment),
          place('transaction_id', 'is not', null),
          place('is_used', '=', true),
        ]),
      )
      .executeTakeFirstOrThrow();
    if (taken >= settings.slotsPer15Minutes) return undefined;
    const id = randomUUID();
    return tx
      .insertInto('priority_reservation')
      .values({
        id,
        sector,
        hut_id: hutId,
        caller_key: callerKey,
        address_key: addressKey,
        reserved_at: presentMoment,
        expires_at: momentIn(settings.reservationLifeMs),
      })
      .returning(['id', 'expires_at as expiresAt'])
      .executeTakeFirstOrThrow();
  });

/** Gives back the places that a caller keeps at a hut besides as many as they may have with the new one. */
async function replaceOldest(
  tx: Transaction<Tables>,
  { sector, hutId }: PlacesOfHut,
  { reservationsPerCaller }: Pick<Manifest['priority'], 'reservationsPerCaller'>,
  callerKey: string,
): Promise<void> {
  await tx
    .deleteFrom('priority_reservation')
    .where('id', 'in', (kept) =>
      kept
        .selectFrom('priority_reservation')
        .select('id')
        .where('sector', '=', sector)
        .where('hut_id', '=', hutId)
        .where('caller_key', '=', callerKey)
        .where('transaction_id', 'is', null)
        .where('is_used', '=', false)
        .orderBy('reserved_at', 'desc')
        .orderBy('id')
        .offset(reservationsPerCaller - 1),
    )
    .execute();
}

/** How many places of a hut are kept for an address before ordering. */
async function keptFor(
  tx: Transaction<Tables>,
  { sector, hutId }: PlacesOfHut,
  addressKey: string,
): Promise<number> {
  const { kept } = await tx
    .selectFrom('priority_reservation')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .where('sector', '=', sector)
    .where('hut_id', '=', hutId)
    .where('address_key', '=', addressKey)
    .where('transaction_id', 'is', null)
    .where('is_used', '=', false)
    .where('expires_at', '>', presentMoment)
    .executeTakeFirstOrThrow();
  return kept;
}

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
  { sector, hutId }: PlacesOfHut,
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
    .where('expires_at', '>', presentMoment)
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

/** Writes what became of the place that an order holds. */
const settlePlace =
  (outcome: { readonly is_used: boolean; readonly transaction_id?: null }) =>
  async (tx: Transaction<Tables>, transactionId: string): Promise<void> => {
    await tx
      .updateTable('priority_reservation')
      .set(outcome)
      .where('transaction_id', '=', transactionId)
      .execute();
  };

/** The order was placed: its place is used up [PRI-24]. */
export const takePlace = settlePlace({ is_used: true });

/** The order came to nothing: its place is free as long as it is kept. */
export const freePlace = settlePlace({ is_used: false, transaction_id: null });
