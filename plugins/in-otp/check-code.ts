import { Refusal, type PluginCall } from '../../core/server-half/plugin-route.ts';
import { tokenLifeMs } from './code-rule.ts';
import { limitCall, mostWrongCodes, type OtpServer, tryWithCode } from './limits.ts';
import type { CodeChecked } from './otp-calls.ts';
import { newTokenId, openToken, sealToken, subjectOf } from './sealed-token.ts';

/** Digits of the code in a verified token, which nobody types. */
const hiddenDigits = 12;

/** What a verified token is checked by: who has one has not guessed it. */
export const verifiedRules = { digits: hiddenDigits, lifeMs: tokenLifeMs, tries: mostWrongCodes };

/** A wrong code counts as a wrong guess; the caller is told by the result. */
class WrongCode extends Error {
  override readonly name = 'WrongCode';
}

/** Uses a code up, whose token says which message it was in [OTP-28]. @throws 429 */
export async function checkCode(
  call: Pick<PluginCall, 'accounts' | 'guess' | 'limit'>,
  server: OtpServer,
  { code, token }: { readonly code: string; readonly token: string },
): Promise<CodeChecked> {
  await limitCall(call, server, 'verify');
  const asked = await openToken(server, 'asked', token);
  if (!asked) return { result: false, token };
  const { codes } = call.accounts;
  try {
    await call.guess(tryWithCode(server, asked.phone), async () => {
      const rules = { tries: mostWrongCodes };
      const verdict = await codes.spend(subjectOf('asked', asked), code, rules, async () => {});
      if (verdict !== 'good') throw new WrongCode();
    });
  } catch (error) {
    if (error instanceof WrongCode) return { result: false, token };
    throw error;
  }
  const verified = { ...asked, id: newTokenId() };
  const hidden = await codes.make(subjectOf('verified', verified), verifiedRules);
  return {
    result: true,
    token: await sealToken(server, 'verified', { ...verified, code: hidden }),
  };
}

/** 401 for a verified token that is not good, or was used. */
export const notVerified = (): Refusal =>
  new Refusal(401, 'NotAuthorizedException', 'The phone number has to be verified again.');
