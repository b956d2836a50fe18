import { emailKey } from '../../core/accounts/email-rule.ts';
import type { PluginCall, Guess } from '../../core/server-half/plugin-route.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import { Refusal } from '../../core/server-half/plugin-route.ts';
import type { CodeVerdict, Identity } from '../../core/server-half/sign-in-accounts.ts';

/** Name of the refusal of a call that was made too often [ACC-17]. */
const tooManyTries = 'TooManyRequestsException';

/** An email address as what accounts are found by. */
export const identityOf = (email: string): Identity => ({ of: 'email', value: emailKey(email) });

/**
 * Counts a call that takes the work of a password, or writes a letter, whatever it comes to: by network address and by
 * email address [SEC-06].
 * @param step which of the calls, each of which is counted by itself
 * @throws 429 TooManyRequestsException
 */
export const limitCall = (
  call: Pick<PluginCall, 'limit'>,
  { manifest }: Pick<PluginServer, 'manifest'>,
  step: string,
  email: string,
): Promise<void> => {
  const { windowMs, perAddress, perAccount } = manifest.limits.signIn;
  return call.limit(
    { of: step, windowMs, most: perAddress, mostAbout: perAccount, refusal: tooManyTries },
    emailKey(email),
  );
};

/** A try with a password or a code, as it is counted. */
export const tryWith = (
  of: 'password' | 'code' | 'account',
  about: Identity,
  limit?: Guess['limit'],
): Guess => ({ of, about, refusal: tooManyTries, ...(limit && { limit }) });

/** A try with the code of a letter; of wrong ones a customer has some within a time, whichever code they were meant for. */
export const tryWithCode = (
  { manifest }: Pick<PluginServer, 'manifest'>,
  about: Identity,
): Guess => {
  const { wrongPerWindow: most, windowMs } = manifest.identity.resetCode;
  return tryWith('code', about, { of: 'wrong codes', most, windowMs });
};

/** A call for a code; a customer gets some within a time, and each counts. */
export const askForCode = (
  { manifest }: Pick<PluginServer, 'manifest'>,
  about: Identity,
): Guess => {
  const { codesPerWindow: most, windowMs } = manifest.identity.resetCode;
  return { ...tryWith('code', about, { of: 'codes', most, windowMs }), countsAll: true };
};

/** 400 for a code that is not the one that was sent. */
export const mismatch = (): Refusal =>
  new Refusal(400, 'CodeMismatchException', 'The code does not match.');

/**
 * @throws Refusal 400 CodeMismatchException for a wrong code or none, ExpiredCodeException for one whose time or tries are
 * over [ACC-31]
 */
export function assertGood(verdict: CodeVerdict): void {
  if (verdict === 'wrong') throw mismatch();
  if (verdict === 'over') throw new Refusal(400, 'ExpiredCodeException', 'The code has expired.');
}
