import { createHash, randomUUID } from 'node:crypto';
import type { PluginDatabase, PluginStatements } from '../../core/tables/plugin-database.ts';
import type { PriorityOptions } from './priority-options.ts';

/** The window in which a hut takes so many priority orders, in milliseconds [PRI-16]. */
const windowMs = 900_000;

/** A hut whose places are asked for. */
export interface PlacesOfHut {
  readonly sector: string;
  readonly hutId: string;
}

/** Who asks for a place. */
export interface Keeper {
  /** The account or the visit, whose oldest places are given back for the new one; undefined for nobody in particular. */
  readonly caller: string | undefined;
  /** Digest of the network address, which other customers may share: none of theirs is given back; undefined where all share one. */
  readonly addressKey: string | undefined;
}

/** A place that is kept until a moment. */
export interface Reservation {
  readonly id: string;
  readonly expiresAt: Date;
}

/** How many places there are, and how long they are kept. */
type PlaceLimits = Pick<
  PriorityOptions,
  'slotsPer15Minutes' | 'reservationsPerCaller' | 'reservationsPerAddress' | 'reservationLifeMs'
>;

const digestOf = (caller: string): string =>
  createHash('sha256').update(caller).digest('base64url');

/**
 * Keeps a place among a hut's priority orders; undefined when the last ones are taken. Callers at the same moment wait for
 * each other at the hut, so no place is given twice [PRI-15, PRI-16, PRI-25].
 * @param keeper who asks [SEC-26]
 */
export const reserve = (
  database: Pick<PluginDatabase, 'transaction'>,
  { sector, hutId }: PlacesOfHut,
  limits: PlaceLimits,
  { caller, addressKey }: Keeper,
): Promise<Reservation | undefined> =>
  database.transaction(async (statements) => {
    const at = [sector, hutId] as const;
    await statements.query(
      "select pg_advisory_xact_lock(hashtextextended('priority places ' || $1 || ' ' || $2, 0))",
      at,
    );
    const callerKey = caller === undefined ? undefined : digestOf(caller);
    if (callerKey !== undefined) {
      await replaceOldest(statements, at, limits.reservationsPerCaller, callerKey);
    }
    if (addressKey !== undefined) {
      const kept = await keptFor(statements, at, addressKey);
      if (kept >= limits.reservationsPerAddress) return undefined;
    }
    if ((await takenAt(statements, at)) >= limits.slotsPer15Minutes) return undefined;
    const [place] = await statements.query<Reservation>(
      `insert into reservation (id, sector, hut_id, caller_key, address_key, reserved_at, expires_at)
      values ($1, $2, $3, $4, $5, present_moment(),
        present_moment() + $6::integer * interval '1 millisecond')
      returning id, expires_at as "expiresAt"`,
      [randomUUID(), ...at, callerKey ?? null, addressKey ?? null, limits.reservationLifeMs],
    );
    return place;
  });

type At = readonly [sector: string, hutId: string];

const countOf = (rows: readonly { readonly count: number }[]): number => Number(rows[0]?.count);

/** How many places of a hut are taken of those that it has in the window. */
const takenAt = async (statements: PluginStatements, at: At): Promise<number> =>
  countOf(
    await statements.query(
      `select count(*) from reservation
      where sector = $1 and hut_id = $2
        and reserved_at > present_moment() - $3::integer * interval '1 millisecond'
        and (expires_at > present_moment() or transaction_id is not null or is_used)`,
      [...at, windowMs],
    ),
  );

/** Gives back the places that a caller keeps at a hut besides as many as they may have with the new one. */
async function replaceOldest(
  statements: PluginStatements,
  at: At,
  mostOfCaller: number,
  callerKey: string,
): Promise<void> {
  await statements.query(
    `delete from reservation where id in (
      select id from reservation
      where sector = $1 and hut_id = $2 and caller_key = $3
        and transaction_id is null and not is_used
      order by reserved_at desc, id offset $4)`,
    [...at, callerKey, mostOfCaller - 1],
  );
}

/** How many places of a hut are kept for an address before ordering. */
const keptFor = async (statements: PluginStatements, at: At, addressKey: string): Promise<number> =>
  countOf(
    await statements.query(
      `select count(*) from reservation
      where sector = $1 and hut_id = $2 and address_key = $3
        and transaction_id is null and not is_used and expires_at > present_moment()`,
      [...at, addressKey],
    ),
  );

/** Gives a place back that no order holds; one that is gone already is none the worse [PRI-17]. */
export async function release(
  database: PluginStatements,
  hutId: string,
  id: string,
): Promise<void> {
  await database.query(
    `delete from reservation
    where id = $1 and hut_id = $2 and transaction_id is null and not is_used`,
    [id, hutId],
  );
}
