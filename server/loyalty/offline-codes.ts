import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables.ts';

/** Letters and digits that are not mistaken for each other when a code is read aloud. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const codeLength = 10;

const newCode = (): string =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** The code by which a member redeems a reward in a hut: the same each time it is asked for [LOY-27]. */
export async function codeFor(
  db: Kysely<Tables>,
  accountId: string,
  redeemableId: string,
): Promise<string> {
  await db
    .insertInto('loyalty_code')
    .values({ account_id: accountId, redeemable_id: redeemableId, code: newCode() })
    .onConflict((conflict) => conflict.columns(['account_id', 'redeemable_id']).doNothing())
    .execute();
  const { code } = await db
    .selectFrom('loyalty_code')
    .select('code')
    .where('account_id', '=', accountId)
    .where('redeemable_id', '=', redeemableId)
    .executeTakeFirstOrThrow();
  return code;
}
