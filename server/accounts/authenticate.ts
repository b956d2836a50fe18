import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { ProblemError } from '../shell/problem-error.ts';
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
  /** The present moment, in milliseconds. */
  readonly now: () => number;
}

/** The token of a signed-in customer, in either of the headers that carry it [SHL-57, ORD-69]. */
export const bearerTokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
  const { authorization, 'id-token': plain } = headers;
  return authorization?.replace(/^Bearer\s+/i, '') ?? (Array.isArray(plain) ? plain[0] : plain);
};

/** Who a token belongs to; undefined for one that is not ours, has ended, or was signed out [ACC-45]. */
export async function signedInBy(
  { db, tokenSecret, now }: TokenCheck,
  token: string | undefined,
): Promise<SignedIn | undefined> {
  const claims = token === undefined ? undefined : readAccessToken(tokenSecret, token, now());
  if (!claims) return undefined;
  const session = await db
    .selectFrom('account_session')
    .innerJoin('account', 'account.id', 'account_session.account_id')
    .select(['account.market', 'account_session.provider'])
    .where('account_session.id', '=', claims.sessionId)
    .where('account.id', '=', claims.accountId)
    .executeTakeFirst();
  return session && { ...claims, ...session };
}

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
