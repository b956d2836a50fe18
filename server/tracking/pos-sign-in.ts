import type { Kysely } from 'kysely';
import { hashPosKey } from '../menu/pos-keys.ts';
import { ProblemError } from '../shell/problem-error.ts';
import type { Tables } from '../storage/tables.ts';

/** The hut a point of sale belongs to. */
export interface PosHut {
  readonly sector: string;
  readonly hutId: string;
}

/**
 * The hut whose key a call brought; only hashes of keys are compared [TRK-33, TRK-39].
 * @throws ProblemError 401 for no key or one that no hut has
 */
export async function signInPos(
  db: Kysely<Tables>,
  authorization: string | undefined,
): Promise<PosHut> {
  const key = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  const hut =
    key === undefined
      ? undefined
      : await db
          .selectFrom('hut')
          .select(['sector', 'hut_id'])
          .where('pos_key_hash', '=', hashPosKey(key))
          .executeTakeFirst();
  if (!hut)
    throw new ProblemError(401, 'UNAUTHENTICATED', 'The key of the point of sale is wrong.');
  return { sector: hut.sector, hutId: hut.hut_id };
}

/** @throws ProblemError 403 when a point of sale asks for what is another hut's */
export function assertOwnHut(pos: PosHut, sector: string, hutId: string): void {
  if (pos.sector === sector && pos.hutId === hutId) return;
  throw new ProblemError(403, 'FORBIDDEN', 'This belongs to another hut.');
}
