import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { installationSecret } from '../storage/installation-secret.ts';
import { toJson } from '../storage/json-text.ts';
import type { Tables } from '../storage/tables.ts';
import type { LoyaltyMember } from '../../schemas/types/http/loyalty.ts';
import type { LoyaltySettings } from '../../schemas/types/manifest/loyalty.ts';

/**
 * A mobile number by which members are found, however it is written; undefined for what is too short.
 * @param digits so many at the end tell one number from another: `loyalty.mobileDigits` of the market
 */
const mobileKeyOf = (mobile: string, digits: number): string | undefined => {
  const given = mobile.replace(/\D/g, '');
  return given.length < digits ? undefined : given.slice(-digits);
};

/** Points of a member; undefined for an account that has not joined. */
export async function balanceOf(
  db: Kysely<Tables>,
  accountId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('loyalty_account')
    .select('balance')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.balance;
}

/** Makes an account a member, or changes what a member said of themselves; points stay [LOY-26]. */
export async function join(
  db: Kysely<Tables>,
  { accountId, market }: { readonly accountId: string; readonly market: string },
  member: LoyaltyMember,
  { mobileDigits }: Pick<LoyaltySettings, 'mobileDigits'>,
): Promise<void> {
  const own = await db
    .selectFrom('account')
    .select('phone')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const mobile_key = mobileKeyOf(member.mobile ?? own?.phone ?? '', mobileDigits) ?? null;
  const document = toJson(member);
  await db
    .insertInto('loyalty_account')
    .values({ account_id: accountId, market, mobile_key, document })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ mobile_key, document }))
    .execute();
}

/** Whether a market has a member with a mobile number [LOY-28]. */
export async function isMobileKnown(
  db: Kysely<Tables>,
  market: string,
  mobile: string,
  { mobileDigits }: Pick<LoyaltySettings, 'mobileDigits'>,
): Promise<boolean> {
  const key = mobileKeyOf(mobile, mobileDigits);
  if (key === undefined) return false;
  const row = await db
    .selectFrom('loyalty_account')
    .select('account_id')
    .where('market', '=', market)
    .where('mobile_key', '=', key)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What names a member to the loyalty provider: made from the account, so that it is kept nowhere [LOY-05]. */
export async function providerTokenOf(db: Kysely<Tables>, accountId: string): Promise<string> {
  const secret = await installationSecret(db, 'loyalty-token');
  return createHmac('sha256', secret).update(accountId).digest('base64url');
}
