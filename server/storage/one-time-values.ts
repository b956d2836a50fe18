import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { OneTimeValues } from '../../core/installation.ts';
import type { JsonObject } from '../../core/manifest/json.ts';
import { toJson } from './json-text.ts';
import { hasCome, momentIn } from './moments.ts';
import type { Tables } from './tables.ts';

/** A code of 43 characters has more of them than anybody can try: its digest needs no salt. */
const digestOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** Values in the database, each until it is taken or its time is over. */
export const oneTimeValues = (db: Kysely<Tables>): OneTimeValues => ({
  async keep(of, value, lifeMs) {
    const code = randomBytes(32).toString('base64url');
    await forgetOneTimeValues(db);
    await db
      .insertInto('one_time_value')
      .values({
        code_hash: digestOf(code),
        holder: of,
        value: toJson(value),
        ends_at: momentIn(lifeMs),
      })
      .execute();
    return code;
  },
  async take(of, code) {
    const taken = await db
      .deleteFrom('one_time_value')
      .where('code_hash', '=', digestOf(code))
      .where('holder', '=', of)
      .returning(['value', hasCome('ends_at').as('is_over')])
      .executeTakeFirst();
    return taken && !taken.is_over ? (taken.value as JsonObject) : undefined;
  },
});

/** Deletes the values that can be taken no more. */
export async function forgetOneTimeValues(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('one_time_value').where(hasCome('ends_at')).execute();
}
