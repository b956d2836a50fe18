import type { Kysely } from 'kysely';
import type { PicturedKind } from '../../core/menu/picture-address.ts';
import { picturesChannel } from '../storage/channels.ts';
import { publishIn } from '../storage/publish.ts';
import { presentMoment } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';

/** What has a picture: a product, deal or promotion of a market. */
export interface PicturedEntry {
  readonly market: string;
  readonly kind: PicturedKind;
  readonly id: string;
}

/** The photograph that was uploaded for an entry. */
export interface EntryPhoto extends PicturedEntry {
  readonly photo: string;
}

/** Everything that operators uploaded and left in place. */
export async function readEntryPhotos(db: Kysely<Tables>): Promise<readonly EntryPhoto[]> {
  const rows = await db
    .selectFrom('entry_photo')
    .select(['market', 'kind', 'entry', 'photo'])
    .orderBy('market')
    .orderBy('kind')
    .orderBy('entry')
    .execute();
  return rows.map(({ market, kind, entry, photo }) => ({
    market,
    kind: kind as PicturedKind,
    id: entry,
    photo,
  }));
}

/** Puts a photograph in place of a drawing; every process hears of it once the transaction is done. */
export async function putEntryPhoto(
  db: Kysely<Tables>,
  { market, kind, id, photo }: EntryPhoto,
  operator: string,
): Promise<void> {
  await db
    .insertInto('entry_photo')
    .values({ market, kind, entry: id, photo, operator })
    .onConflict((conflict) =>
      conflict
        .columns(['market', 'kind', 'entry'])
        .doUpdateSet({ photo, operator, created_at: presentMoment }),
    )
    .execute();
  await publishIn(db, picturesChannel, market);
}

/** Takes the photograph of an entry away; answers whether there was one. */
export async function removeEntryPhoto(
  db: Kysely<Tables>,
  { market, kind, id }: PicturedEntry,
): Promise<boolean> {
  const removed = await db
    .deleteFrom('entry_photo')
    .where('market', '=', market)
    .where('kind', '=', kind)
    .where('entry', '=', id)
    .returning('photo')
    .executeTakeFirst();
  if (removed) await publishIn(db, picturesChannel, market);
  return removed !== undefined;
}
