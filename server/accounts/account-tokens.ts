import { createHmac, randomBytes } from 'node:crypto';
import { digestOfSecret, isSameText } from './secret-digests.ts';

/** What an access token says: its account, its session and until when it is good. */
export interface AccessClaims {
  readonly accountId: string;
  readonly sessionId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`access ${text}`).digest('base64url');

/** An access token. It is kept nowhere: it carries its claims and our signature. */
export function signAccessToken(
  secret: string,
  { accountId, sessionId, expiresAt }: AccessClaims,
): string {
  const claims = JSON.stringify([accountId, sessionId, expiresAt]);
  const text = Buffer.from(claims).toString('base64url');
  return `${text}.${signatureOf(secret, text)}`;
}

/** The claims of an access token; undefined for one that is not ours or has ended. */
export function readAccessToken(
  secret: string,
  token: string,
  now: number,
): AccessClaims | undefined {
  const [text = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !isSameText(signature, signatureOf(secret, text))) return undefined;
  const claims: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
  if (!Array.isArray(claims)) return undefined;
  const [accountId, sessionId, expiresAt] = claims as readonly unknown[];
  if (typeof accountId !== 'string' || typeof sessionId !== 'string') return undefined;
  if (typeof expiresAt !== 'number' || expiresAt <= now) return undefined;
  return { accountId, sessionId, expiresAt };
}

/** A refresh token with what is kept of it. */
export interface RefreshToken {
  readonly token: string;
  readonly sessionId: string;
  readonly hash: string;
}

/** A new refresh token, for a session of its own unless one is named. */
export function newRefreshToken(sessionId = randomBytes(16).toString('base64url')): RefreshToken {
  const secret = randomBytes(32).toString('base64url');
  return { token: `${sessionId}.${secret}`, sessionId, hash: digestOfSecret(secret) };
}

/** The session a refresh token names, and the digest to compare; undefined for what is no token. */
export function readRefreshToken(
  token: string,
): { readonly sessionId: string; readonly hash: string } | undefined {
  const [sessionId = '', secret = '', ...more] = token.split('.');
  if (sessionId === '' || secret === '' || more.length > 0) return undefined;
  return { sessionId, hash: digestOfSecret(secret) };
}
