import { Refusal, type PluginCall } from '../../core/server-half/plugin-route.ts';
import { tokenLifeMs } from './code-rule.ts';
import {
  askForCode,
  limitCall,
  limitWideNumber,
  mostWrongCodes,
  type OtpServer,
} from './limits.ts';
import type { CodeSent } from './otp-calls.ts';
import { isOtpPhone, phoneRuleAt } from './phone-rule.ts';
import { newTokenId, sealToken, subjectOf } from './sealed-token.ts';

type Call = Pick<PluginCall, 'accounts' | 'checkForBot' | 'flagLevel' | 'guess' | 'limit'>;

/** @throws Refusal 400 PHONE_INVALID for a number that gets no code [OTP-05, OTP-26]; 429 */
async function checkPhone(call: Call, server: OtpServer, phone: string) {
  const { phone: settings } = server.manifest.otp;
  if (isOtpPhone(phone, phoneRuleAt(settings, 'none'))) return;
  const isWide = isOtpPhone(phone, phoneRuleAt(settings, call.flagLevel));
  if (!isWide || server.options.wideNumbersPerHour === 0) {
    throw new Refusal(400, 'PHONE_INVALID', 'No codes are sent to such a phone number.');
  }
  await limitWideNumber(call, server);
}

/**
 * Sends a code to a phone number, the same way whether it has an account or not [OTP-26, SEC-22].
 * @throws Refusal 400 PHONE_INVALID, 503 MESSAGE_NOT_SENT; 403 for a program; 429
 */
export async function sendCode(call: Call, server: OtpServer, phone: string): Promise<CodeSent> {
  await limitCall(call, server, 'generate', phone);
  await checkPhone(call, server, phone);
  await call.checkForBot('one-time-code');
  return call.guess(askForCode(server, phone), async () => {
    const { manifest, log } = server;
    const content = { id: newTokenId(), phone, code: '' };
    const code = await call.accounts.codes.make(subjectOf('asked', content), {
      digits: manifest.otp.codeDigits,
      lifeMs: tokenLifeMs,
      tries: mostWrongCodes,
    });
    const minutes = `${tokenLifeMs / 60_000}`;
    const text = server.text('in-otp.message', undefined, { code, name: manifest.name, minutes });
    try {
      await server.sendMessage({ phone, text });
    } catch (error) {
      log.error({ err: error }, 'a code was not sent');
      throw new Refusal(503, 'MESSAGE_NOT_SENT', 'The message could not be sent.');
    }
    return { token: await sealToken(server, 'asked', content) };
  });
}
