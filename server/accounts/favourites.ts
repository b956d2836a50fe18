import type { Kysely } from 'kysely';
import {
  type Favourite,
  favouriteKey,
  favouritesIn,
  mostFavourites,
} from '../../core/favourites/favourite-in.ts';
import { toJson } from '../storage/json-text.ts';
import type { Tables } from '../storage/tables.ts';
import { lockAccount } from './lock-account.ts';

/** Shape of what is stored. */
const version = 1;

/** What the owner of an account keeps, the oldest first [SHP-26]. */
export async function favouritesOf(
  db: Kysely<Tables>,
  accountId: string,
): Promise<readonly Favourite[]> {
  const rows = await db
    .selectFrom('account_favourite')
    .select('document')
    .where('account_id', '=', accountId)
    .orderBy('at')
    .orderBy('kind')
    .orderBy('id')
    .execute();
  return favouritesIn(rows.map(({ document }) => document));
}

/**
 * Keeps favourites of an account; one that is known takes the place of what it was. Beyond the most that an account
 * keeps, new ones are left out: the answer is what is kept now.
 * @throws ProblemError 401 when the account is gone
 */
export const keepFavourites = (
  db: Kysely<Tables>,
  accountId: string,
  wanted: readonly Favourite[],
): Promise<readonly Favourite[]> =>
  db.transaction().execute(async (tx) => {
    // One call at a time: together they would keep more than there is room for.
    await lockAccount(tx, accountId);
    const kept = new Set((await favouritesOf(tx, accountId)).map(favouriteKey));
    for (const favourite of wanted) {
      kept.add(favouriteKey(favourite));
      if (kept.size > mostFavourites) {
        kept.delete(favouriteKey(favourite));
        continue;
      }
      const { kind, id } = favourite;
      const document = toJson({ version, ...favourite });
      await tx
        .insertInto('account_favourite')
        .values({ account_id: accountId, kind, id, document })
        .onConflict((conflict) =>
          conflict.columns(['account_id', 'kind', 'id']).doUpdateSet({ document }),
        )
        .execute();
    }
    return favouritesOf(tx, accountId);
  });

/** Drops a favourite; one that is not there is dropped already. Answers what is kept now. */
export async function dropFavourite(
  db: Kysely<Tables>,
  accountId: string,
  { kind, id }: { readonly kind: string; readonly id: string },
): Promise<readonly Favourite[]> {
  await db
    .deleteFrom('account_favourite')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
  return favouritesOf(db, accountId);
}
