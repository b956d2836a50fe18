import type { Kysely } from 'kysely';
import { hasCome, isDueBy, momentIn } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';
import type { MadeSize } from './read-photo.ts';

/** How long a process may take to make the sizes of a photograph before another tries, in milliseconds. */
const leaseMs = 60_000;

/** Stores photographs whose sizes are made when they are first asked for; those that are known are left alone. */
export async function addPhotos(
  db: Kysely<Tables>,
  photos: readonly { readonly id: string; readonly bytes: Buffer }[],
): Promise<void> {
  if (photos.length === 0) return;
  const ids = photos.map(({ id }) => id);
  const rows = await db.selectFrom('photo').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  for (const { id, bytes } of photos.filter((photo) => !known.has(photo.id))) {
    await db
      .insertInto('photo')
      .values({ id, source: bytes })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}

/** A photograph in one width; undefined where it is not made, or not known. */
export async function readSize(
  db: Kysely<Tables>,
  id: string,
  width: number,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('photo_size')
    .select('body')
    .where('photo', '=', id)
    .where('width', '=', width)
    .executeTakeFirst();
  return row && Buffer.from(row.body);
}

/** What is left to do for the sizes of a photograph: make them of its source, wait for whoever does, or nothing. */
export async function takeToMake(
  db: Kysely<Tables>,
  id: string,
): Promise<Buffer | 'taken' | 'nothing'> {
  const taken = await db
    .updateTable('photo')
    .set({ taken_until: momentIn(leaseMs) })
    .where('id', '=', id)
    .where('source', 'is not', null)
    .where(({ or, eb }) => or([eb('taken_until', 'is', null), isDueBy('taken_until', leaseMs)]))
    .returning('source')
    .executeTakeFirst();
  if (taken?.source) return Buffer.from(taken.source);
  const left = await db
    .selectFrom('photo')
    .select('id')
    .where('id', '=', id)
    .where('source', 'is not', null)
    .where(({ not }) => not(hasCome('taken_until')))
    .executeTakeFirst();
  return left ? 'taken' : 'nothing';
}

/** Stores the sizes of a photograph, and lets go of what they were made of. */
export async function addSizes(
  db: Kysely<Tables>,
  id: string,
  sizes: readonly MadeSize[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('photo')
      .values({ id, source: null })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ source: null, taken_until: null }),
      )
      .execute();
    for (const { width, body } of sizes) {
      await tx
        .insertInto('photo_size')
        .values({ photo: id, width, body })
        .onConflict((conflict) => conflict.columns(['photo', 'width']).doNothing())
        .execute();
    }
  });
}
