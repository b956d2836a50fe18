import type { FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { ProblemError } from '../shell/problem-error.ts';
import { presentMoment } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';
import { readAccessToken } from './account-tokens.ts';

/** A customer whose token is good. */
export interface SignedIn {
  readonly accountId: string;
  /** Market of the account; an account is good in its own market only. */
  readonly market: string;
  readonly sessionId: string;
  readonly provider: string;
  /** When the token ends, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** What tells whether a token is good. */
export interface TokenCheck {
  readonly db: Kysely<Tables>;
  /** Signs the access tokens. */
  readonly tokenSecret: string;
}

/** The token of a signed-in customer, in either of the headers that carry it [SHL-57, ORD-69]. */
export const bearerTokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
  const { authorization, 'id-token': plain } = headers;
  return authorization?.replace(/^Bearer\s+/i, '') ?? (Array.isArray(plain) ? plain[0] : plain);
};

/** Who a token belongs to; undefined for one that is not ours, has ended, or was signed out [ACC-45]. */
export async function signedInBy(
  { db, tokenSecret }: TokenCheck,
  token: string | undefined,
): Promise<SignedIn | undefined> {
  const claims = token === undefined ? undefined : readAccessToken(tokenSecret, token);
  if (!claims) return undefined;
  const session = await db
    .selectFrom('account_session')
    .innerJoin('account', 'account.id', 'account_session.account_id')
    .select(['account.market', 'account_session.provider', 'account_session.heard_turn'])
    .where('account_session.id', '=', claims.sessionId)
    .where('account.id', '=', claims.accountId)
    .where(sql<Date>`${new Date(claims.expiresAt)}::timestamptz`, '>', presentMoment)
    .executeTakeFirst();
  if (!session) return undefined;
  const { accountId, sessionId, turn, expiresAt } = claims;
  const { market, provider, heard_turn: heard } = session;
  if (turn > heard) await hearTurn(db, sessionId, turn);
  return { accountId, market, sessionId, provider, expiresAt };
}

/** The answer of a refresh has arrived: from then on the token before it is a used one [SEC-23]. */
const hearTurn = async (db: Kysely<Tables>, sessionId: string, turn: number): Promise<void> => {
  await db
    .updateTable('account_session')
    .set({ heard_turn: turn, seen_at: sql<Date>`present_moment()` })
    .where('id', '=', sessionId)
    .where('heard_turn', '<', turn)
    .execute();
};

/**
 * The customer a call comes from.
 * @throws ProblemError 401 NotAuthorizedException without a good token
 */
export async function authenticate(
  check: TokenCheck,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<SignedIn> {
  const signedIn = await signedInBy(check, bearerTokenOf(request));
  if (!signedIn) throw new ProblemError(401, 'NotAuthorizedException', 'not authenticated');
  return signedIn;
}

/** 401: the account of a good token is gone. */
export const userGone = (): ProblemError =>
  new ProblemError(401, 'UserNotFoundException', 'User does not exist');
