import { createHmac, randomBytes } from 'node:crypto';
import { digestOfSecret, isSameText } from './secret-digests.ts';

/** What an access token says: its account, its session and until when it is good. */
export interface AccessClaims {
  readonly accountId: string;
  readonly sessionId: string;
  /** How often the session had been refreshed when the token was made. */
  readonly turn: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`access ${text}`).digest('base64url');

/** An access token. It is kept nowhere: it carries its claims and our signature. */
export function signAccessToken(
  secret: string,
  { accountId, sessionId, turn, expiresAt }: AccessClaims,
): string {
  const claims = JSON.stringify([accountId, sessionId, expiresAt, turn]);
  const text = Buffer.from(claims).toString('base64url');
  return `${text}.${signatureOf(secret, text)}`;
}

/** The claims of an access token, which may have ended; undefined for one that is not ours. */
export function readAccessToken(secret: string, token: string): AccessClaims | undefined {
  const [text = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !isSameText(signature, signatureOf(secret, text))) return undefined;
  const claims: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
  if (!Array.isArray(claims)) return undefined;
  const [accountId, sessionId, expiresAt, turn = 0] = claims as readonly unknown[];
  if (typeof accountId !== 'string' || typeof sessionId !== 'string') return undefined;
  if (typeof expiresAt !== 'number') return undefined;
  return typeof turn === 'number' ? { accountId, sessionId, turn, expiresAt } : undefined;
}

/** A refresh token with what is kept of it. */
export interface RefreshToken {
  readonly token: string;
  readonly sessionId: string;
  readonly hash: string;
}

const refreshTokenOf = (sessionId: string, secret: string): RefreshToken => ({
  token: `${sessionId}.${secret}`,
  sessionId,
  hash: digestOfSecret(secret),
});

/** The first refresh token of a new session. */
export const newRefreshToken = (): RefreshToken =>
  refreshTokenOf(randomBytes(16).toString('base64url'), randomBytes(32).toString('base64url'));

/** A refresh token as a browser brings it. */
export interface GivenRefreshToken extends RefreshToken {
  /** The token that takes its place: always the same one, so that it can be sent again when an answer was lost. */
  readonly next: RefreshToken;
}

/** Reads a refresh token; undefined for what is none. */
export function readRefreshToken(secret: string, token: string): GivenRefreshToken | undefined {
  const [sessionId = '', given = '', ...more] = token.split('.');
  if (sessionId === '' || given === '' || more.length > 0) return undefined;
  const next = createHmac('sha256', secret).update(`refresh ${token}`).digest('base64url');
  return { ...refreshTokenOf(sessionId, given), next: refreshTokenOf(sessionId, next) };
}
