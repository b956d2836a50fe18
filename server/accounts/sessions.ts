import type { Kysely } from 'kysely';
import type { DeviceSession, IdentitySession } from '../../schemas/types/http/accounts.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { hasCome, momentIn, presentMoment } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';
import { newRefreshToken, signAccessToken } from './account-tokens.ts';
import type { SignedIn, TokenCheck } from './authenticate.ts';
import type { Device } from './device-of.ts';

type Lives = Pick<Manifest['identity'], 'accessTokenLifeMs' | 'refreshTokenLifeMs'>;

/** Who vouched for a customer, and for which account. */
export interface Proof {
  readonly accountId: string;
  /** What the customer showed, as `password`, or a social provider. */
  readonly provider: string;
  /** Digest of the password that was right; absent where no password was asked. */
  readonly passwordHash?: string;
  readonly device: Device;
}

/**
 * Opens a session of an account; those of its sessions that are over go.
 * @returns undefined when the account has gone, or has another password, since the proof
 */
export async function openSession(
  { db, tokenSecret }: TokenCheck,
  { accountId, provider, passwordHash, device }: Proof,
  { accessTokenLifeMs, refreshTokenLifeMs }: Lives,
): Promise<IdentitySession | undefined> {
  const { token, sessionId, hash } = newRefreshToken();
  const opened = await db.transaction().execute(async (tx) => {
    // Shuts out a change of the password, which ends all sessions, until this one stands among them.
    const account = await tx
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', accountId)
      .forShare()
      .executeTakeFirst();
    if (!account) return undefined;
    if (passwordHash !== undefined && account.password_hash !== passwordHash) return undefined;
    await tx
      .deleteFrom('account_session')
      .where('account_id', '=', accountId)
      .where(hasCome('ends_at'))
      .execute();
    return tx
      .insertInto('account_session')
      .values({
        id: sessionId,
        account_id: accountId,
        refresh_hash: hash,
        provider,
        browser: device.browser ?? null,
        platform: device.platform ?? null,
        ends_at: momentIn(refreshTokenLifeMs),
      })
      .returning('created_at')
      .executeTakeFirstOrThrow();
  });
  if (!opened) return undefined;
  const expiresAt = opened.created_at.getTime() + accessTokenLifeMs;
  const access = signAccessToken(tokenSecret, { accountId, sessionId, turn: 0, expiresAt });
  return { authentication: { id: accountId, access, refresh: token, provider }, expiresAt };
}

/** Ends every session of an account: no token issued before works any more [ACC-45]. */
export async function endSessions(db: Kysely<Tables>, accountId: string): Promise<void> {
  await db.deleteFrom('account_session').where('account_id', '=', accountId).execute();
}

type Own = Pick<SignedIn, 'accountId' | 'sessionId'>;

/** The sessions of whoever is signed in, the latest seen first [SEC-23]. */
export async function sessionsOf(
  { db }: Pick<TokenCheck, 'db'>,
  { accountId, sessionId }: Own,
): Promise<DeviceSession[]> {
  const rows = await db
    .selectFrom('account_session')
    .select(['id', 'provider', 'browser', 'platform', 'created_at', 'seen_at'])
    .where('account_id', '=', accountId)
    .where('ends_at', '>', presentMoment)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, provider, browser, platform, created_at, seen_at }) => ({
    id,
    provider,
    ...(browser !== null && { browser }),
    ...(platform !== null && { platform }),
    startedAt: created_at.toISOString(),
    seenAt: seen_at.toISOString(),
    isThisOne: id === sessionId,
  }));
}

/** Ends one session of an account; answers whether there was such a one [SEC-23]. */
export async function endSession(
  db: Kysely<Tables>,
  { accountId, sessionId }: Own,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_session')
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends every session of an account but the one that asks [SEC-23]. */
export async function endOtherSessions(
  db: Kysely<Tables>,
  { accountId, sessionId }: Own,
): Promise<void> {
  await db
    .deleteFrom('account_session')
    .where('account_id', '=', accountId)
    .where('id', '<>', sessionId)
    .execute();
}
