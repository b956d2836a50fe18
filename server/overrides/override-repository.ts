import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { TimedOverride } from '../../core/manifest/timed-overrides.ts';
import { overridesChannel } from '../storage/channels.ts';
import { toJson } from '../storage/json-text.ts';
import { hasCome, presentMoment } from '../storage/moments.ts';
import { publishIn } from '../storage/publish.ts';
import type { Tables } from '../storage/tables.ts';

/** A hut by its keys. */
export interface HutKey {
  readonly sector: string;
  readonly hutId: string;
}

/** What an operator began at a hut. */
export interface HutOverride extends HutKey {
  readonly id: string;
  readonly override: TimedOverride;
  /** Email address of who began it. */
  readonly operator: string;
}

/** What an operator begins at a hut. */
interface NewOverride extends Omit<HutOverride, 'id'> {
  readonly market: string;
  /** When it ends by itself; null where it does not. */
  readonly overAt: Date | null;
}

/** What operators began at one hut or all and what is not over, the oldest first. */
export async function openOverrides(
  db: Kysely<Tables>,
  of?: HutKey,
): Promise<readonly HutOverride[]> {
  let rows = db
    .selectFrom('hut_override')
    .selectAll()
    .where('ended_at', 'is', null)
    .where(({ or, eb, not }) => or([eb('over_at', 'is', null), not(hasCome('over_at'))]));
  if (of) rows = rows.where('sector', '=', of.sector).where('hut_id', '=', of.hutId);
  const found = await rows.orderBy('created_at').orderBy('id').execute();
  return found.map(({ id, sector, hut_id: hutId, override, operator }) => ({
    id,
    sector,
    hutId,
    operator,
    override: override as TimedOverride,
  }));
}

/** Begins an override; every process hears of it once the transaction is done. */
export async function beginOverride(
  db: Kysely<Tables>,
  { market, sector, hutId, override, operator, overAt }: NewOverride,
): Promise<void> {
  await db
    .insertInto('hut_override')
    .values({
      id: randomUUID(),
      market,
      sector,
      hut_id: hutId,
      override: toJson(override),
      operator,
      over_at: overAt,
      ended_at: null,
    })
    .execute();
  await publishIn(db, overridesChannel, `${sector}:${hutId}`);
}

/** Ends an override of a hut now; answers whether it was there and had not been ended. */
export async function endOverride(
  db: Kysely<Tables>,
  { sector, hutId }: HutKey,
  id: string,
): Promise<boolean> {
  const ended = await db
    .updateTable('hut_override')
    .set({ ended_at: presentMoment })
    .where('id', '=', id)
    .where('sector', '=', sector)
    .where('hut_id', '=', hutId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (ended) await publishIn(db, overridesChannel, `${sector}:${hutId}`);
  return ended !== undefined;
}
