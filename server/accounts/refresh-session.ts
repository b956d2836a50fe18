import { sql, type Transaction } from 'kysely';
import type { IdentitySession } from '../../schemas/types/http/accounts.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { ProblemError } from '../shell/problem-error.ts';
import { presentMoment } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';
import { type GivenRefreshToken, readRefreshToken, signAccessToken } from './account-tokens.ts';
import type { TokenCheck } from './authenticate.ts';
import { isSameText } from './secret-digests.ts';

type Lives = Pick<Manifest['identity'], 'accessTokenLifeMs' | 'refreshOverlapMs'>;

/** What a refresh needs to know besides. */
export interface RefreshFacts {
  readonly livesIn: (market: string) => Lives | undefined;
  /** A used token came back, and its session was ended [SEC-41]. */
  readonly onReuse: (accountId: string) => void;
}

const lockSession = async (tx: Transaction<Tables>, sessionId: string) =>
  tx
    .selectFrom('account_session')
    .innerJoin('account', 'account.id', 'account_session.account_id')
    .select([
      'account_id as accountId',
      'market',
      'provider',
      'refresh_hash',
      'previous_hash',
      'turn',
      'heard_turn',
      presentMoment.as('at'),
      sql<number | null>`(extract(epoch from present_moment() - turned_at) * 1000)::float8`.as(
        'sinceTurnMs',
      ),
    ])
    .where('account_session.id', '=', sessionId)
    .where('ends_at', '>', presentMoment)
    .forUpdate('account_session')
    .executeTakeFirst();

type Session = NonNullable<Awaited<ReturnType<typeof lockSession>>>;

/**
 * What a token is to its session. The one before the newest is told its successor again for a moment, for tabs that
 * refresh at once, and until the successor was heard of, for an answer that was lost on the way.
 */
const tokenIs = (
  { refresh_hash, previous_hash, turn, heard_turn, sinceTurnMs }: Session,
  hash: string,
  { refreshOverlapMs }: Lives,
): 'newest' | 'just-used' | 'used' => {
  if (isSameText(refresh_hash, hash)) return 'newest';
  if (previous_hash === null || !isSameText(previous_hash, hash)) return 'used';
  const isFresh = sinceTurnMs !== null && sinceTurnMs <= refreshOverlapMs;
  return isFresh || heard_turn < turn ? 'just-used' : 'used';
};

const turnSession = async (
  tx: Transaction<Tables>,
  { hash, next, sessionId }: GivenRefreshToken,
  turn: number,
): Promise<void> => {
  await tx
    .updateTable('account_session')
    .set({
      refresh_hash: next.hash,
      previous_hash: hash,
      turn,
      turned_at: presentMoment,
      seen_at: presentMoment,
    })
    .where('id', '=', sessionId)
    .execute();
};

/**
 * New tokens for a session [ACC-21]. A refresh token is used once; a used one that comes back ends its session, as two
 * seem to have it [SEC-23].
 * @throws ProblemError 401 NotAuthorizedException for a wrong token or a session that is over
 */
export async function refreshSession(
  { db, tokenSecret }: TokenCheck,
  refresh: string,
  { livesIn, onReuse }: RefreshFacts,
): Promise<IdentitySession> {
  const given = readRefreshToken(tokenSecret, refresh);
  const refreshed =
    given &&
    (await db.transaction().execute(async (tx) => {
      const session = await lockSession(tx, given.sessionId);
      const lives = session && livesIn(session.market);
      if (!session || !lives) return undefined;
      const kind = tokenIs(session, given.hash, lives);
      if (kind === 'used') {
        await tx.deleteFrom('account_session').where('id', '=', given.sessionId).execute();
        return { ...session, lives, isEnded: true };
      }
      if (kind === 'just-used') return { ...session, lives, isEnded: false };
      const turn = session.turn + 1;
      await turnSession(tx, given, turn);
      return { ...session, turn, lives, isEnded: false };
    }));
  if (refreshed?.isEnded) onReuse(refreshed.accountId);
  if (!refreshed || refreshed.isEnded) {
    throw new ProblemError(401, 'NotAuthorizedException', 'The session is over.');
  }
  const { accountId, provider, turn, lives, at } = refreshed;
  const { next, sessionId } = given;
  const expiresAt = at.getTime() + lives.accessTokenLifeMs;
  const access = signAccessToken(tokenSecret, { accountId, sessionId, turn, expiresAt });
  return { authentication: { id: accountId, access, refresh: next.token, provider }, expiresAt };
}

/** The account of a refresh token, for signing out when the access token has ended. */
export async function accountOfRefresh(
  { db, tokenSecret }: TokenCheck,
  refresh: string,
): Promise<string | undefined> {
  const given = readRefreshToken(tokenSecret, refresh);
  if (!given) return undefined;
  const session = await db
    .selectFrom('account_session')
    .select(['account_id', 'refresh_hash', 'previous_hash'])
    .where('id', '=', given.sessionId)
    .where('ends_at', '>', presentMoment)
    .executeTakeFirst();
  const hashes = [session?.refresh_hash, session?.previous_hash ?? undefined];
  const isTheirs = hashes.some((hash) => hash !== undefined && isSameText(hash, given.hash));
  return isTheirs ? session?.account_id : undefined;
}
