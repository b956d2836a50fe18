import type { Kysely } from 'kysely';
import type { IdentitySession, Manifest } from '../../schemas/types.ts';
import { ProblemError } from '../shell/problem-error.ts';
import type { Tables } from '../storage/tables.ts';
import { newRefreshToken, readRefreshToken, signAccessToken } from './account-tokens.ts';
import type { TokenCheck } from './authenticate.ts';
import { isSameText } from './secret-digests.ts';

type Lives = Pick<Manifest['identity'], 'accessTokenLifeMs' | 'refreshTokenLifeMs'>;

/** Who vouched for a customer, and for which account. */
export interface Proof {
  readonly accountId: string;
  /** Password or a social provider. */
  readonly provider: string;
  /** Digest of the password that was right; absent where no password was asked. */
  readonly passwordHash?: string;
}

/**
 * Opens a session of an account; those of its sessions that are over go.
 * @throws ProblemError 401 NotAuthorizedException when the account has gone, or has another password, since the proof
 */
export async function openSession(
  { db, tokenSecret, now }: TokenCheck,
  { accountId, provider, passwordHash }: Proof,
  { accessTokenLifeMs, refreshTokenLifeMs }: Lives,
): Promise<IdentitySession> {
  const at = now();
  const { token, sessionId, hash } = newRefreshToken();
  const isOpen = await db.transaction().execute(async (tx) => {
    // Shuts out a change of the password, which ends all sessions, until this one stands among them.
    const account = await tx
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', accountId)
      .forShare()
      .executeTakeFirst();
    if (!account) return false;
    if (passwordHash !== undefined && account.password_hash !== passwordHash) return false;
    await tx
      .deleteFrom('account_session')
      .where('account_id', '=', accountId)
      .where('ends_at', '<=', new Date(at))
      .execute();
    await tx
      .insertInto('account_session')
      .values({
        id: sessionId,
        account_id: accountId,
        refresh_hash: hash,
        provider,
        created_at: new Date(at),
        ends_at: new Date(at + refreshTokenLifeMs),
      })
      .execute();
    return true;
  });
  if (!isOpen) throw wrongCredentials();
  const expiresAt = at + accessTokenLifeMs;
  const access = signAccessToken(tokenSecret, { accountId, sessionId, expiresAt });
  return { authentication: { id: accountId, access, refresh: token, provider }, expiresAt };
}

/** 401 for an account or a password that is not the right one. */
export const wrongCredentials = (): ProblemError =>
  new ProblemError(401, 'NotAuthorizedException', 'Incorrect username or password.');

/** The session of a refresh token; undefined for a wrong one or when the session is over. */
async function sessionOf({ db, now }: Pick<TokenCheck, 'db' | 'now'>, refresh: string) {
  const named = readRefreshToken(refresh);
  if (!named) return undefined;
  const session = await db
    .selectFrom('account_session')
    .innerJoin('account', 'account.id', 'account_session.account_id')
    .select([
      'account_session.id as sessionId',
      'account_id as accountId',
      'market',
      'refresh_hash',
      'provider',
      'ends_at',
    ])
    .where('account_session.id', '=', named.sessionId)
    .executeTakeFirst();
  if (!session || !isSameText(session.refresh_hash, named.hash)) return undefined;
  return session.ends_at.getTime() > now() ? session : undefined;
}

/**
 * A new access token for a session [ACC-21]; tabs that ask at once each get one, and all of them work.
 * @throws ProblemError 401 NotAuthorizedException for a wrong token or a session that is over
 */
export async function refreshSession(
  check: TokenCheck,
  refresh: string,
  livesIn: (market: string) => Lives | undefined,
): Promise<IdentitySession> {
  const session = await sessionOf(check, refresh);
  const lives = session && livesIn(session.market);
  if (!session || !lives) {
    throw new ProblemError(401, 'NotAuthorizedException', 'The session is over.');
  }
  const { accountId, sessionId, provider } = session;
  const expiresAt = check.now() + lives.accessTokenLifeMs;
  const access = signAccessToken(check.tokenSecret, { accountId, sessionId, expiresAt });
  return { authentication: { id: accountId, access, refresh, provider }, expiresAt };
}

/** The account of a refresh token, for signing out when the access token has ended. */
export const accountOfRefresh = async (
  check: Pick<TokenCheck, 'db' | 'now'>,
  refresh: string,
): Promise<string | undefined> => (await sessionOf(check, refresh))?.accountId;

/** Ends every session of an account: no token issued before works any more [ACC-45]. */
export async function endSessions(db: Kysely<Tables>, accountId: string): Promise<void> {
  await db.deleteFrom('account_session').where('account_id', '=', accountId).execute();
}
