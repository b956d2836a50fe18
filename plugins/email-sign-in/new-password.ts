import type { PluginAnswer, PluginCall } from '../../core/server-half/plugin-route.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { CodeSubject, Identity } from '../../core/server-half/sign-in-accounts.ts';
import type { NewPassword } from '../../schemas/types/http/accounts.ts';
import { assertGoodPassword } from './good-password.ts';
import { sendLetter } from './letters.ts';
import { askForCode, assertGood, identityOf, mismatch, tryWithCode } from './tries.ts';

/** A code that sets a new password. */
const resetOf = (about: Identity): CodeSubject => ({ allows: 'reset', about });

/**
 * Sends a code to set a new password with, when the email address has an account [ACC-20]. The work goes on after the
 * answer, so that its time tells nothing; and a code is made for everybody, so that wrong ones are answered alike
 * [SEC-22].
 * @throws Refusal 429 TooManyRequestsException
 */
export const forgotPassword = (
  { accounts, guess }: Pick<PluginCall, 'accounts' | 'guess'>,
  server: PluginServer,
  typed: string,
): Promise<PluginAnswer> => {
  const about = identityOf(typed);
  return guess(askForCode(server, about), async () => {
    const send = async (): Promise<void> => {
      const known = await accounts.meet(about);
      const code = await accounts.codes.make(resetOf(about), server.manifest.identity.resetCode);
      if (!known) return;
      await sendLetter(server, 'reset', { email: about.value, language: known.language, code });
    };
    return { status: 204, goesOn: send() };
  });
};

/**
 * Sets a new password with a code, and ends every session there was [ACC-20]. The letter shows that the email address is
 * the customer's own [GTW-35].
 * @throws Refusal 400 CodeMismatchException, ExpiredCodeException, InvalidPasswordException, CommonPasswordException; 429
 * TooManyRequestsException
 */
export async function setPassword(
  { accounts, guess }: Pick<PluginCall, 'accounts' | 'guess'>,
  server: Pick<PluginServer, 'manifest'>,
  { email, code, password }: NewPassword,
): Promise<void> {
  const { password: rule, identity } = server.manifest;
  const about = identityOf(email);
  assertGoodPassword(password, rule);
  await guess(tryWithCode(server, about), async () => {
    // Before the code is looked at: it takes as long for whoever has no account, and no code is spent without it.
    const ready = await accounts.passwords.ready(about, password);
    const verdict = await accounts.codes.spend(
      resetOf(about),
      code.trim(),
      identity.resetCode,
      async (changes) => {
        const known = await changes.find(about);
        if (!known) throw mismatch();
        await changes.setPassword(known.id, ready);
      },
    );
    assertGood(verdict);
  });
}
