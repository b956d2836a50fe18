import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A secret of this installation by its name: the one given, else one made at the first start and the same ever after. */
export async function installationSecret(
  db: Kysely<Tables>,
  name: string,
  given?: string,
): Promise<string> {
  if (given !== undefined) return given;
  await db
    .insertInto('installation_secret')
    .values({ name, secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { secret } = await db
    .selectFrom('installation_secret')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return secret;
}
