import type { Authentication, IdentitySession } from '../../schemas/types/http/accounts.ts';
import type { Environment } from '../kernel/environment.ts';
import { storedSlice } from '../kernel/persistence.ts';

/** The session as a page holds it. */
interface HeldSession {
  readonly authentication: Authentication | undefined;
  readonly tokenEndsAt: number;
}

const isAuthentication = (value: unknown): value is Authentication =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'access', 'refresh', 'provider'].every(
    (name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'string',
  );

/**
 * The tokens that another tab has stored for the same account, when they are newer: a page that slept did not hear of
 * them, and its own refresh token is a used one by now [SEC-23].
 */
export const newerSession = (
  { authentication: held, tokenEndsAt: heldUntil }: HeldSession,
  environment: Pick<Environment, 'market' | 'storage'>,
): IdentitySession | undefined => {
  const { authentication, tokenEndsAt } = storedSlice('account', environment) ?? {};
  if (!isAuthentication(authentication) || typeof tokenEndsAt !== 'number') return undefined;
  if (authentication.id !== held?.id || tokenEndsAt <= heldUntil) return undefined;
  return { authentication, expiresAt: tokenEndsAt };
};
