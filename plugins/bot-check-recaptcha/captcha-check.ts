import type { BotCheck, BotVerdict, CheckedAction } from '../../core/accounts/bot-check.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import { actionName } from './action-name.ts';
import type { CaptchaOptions } from './captcha-options.ts';

/** What the service says of a token. */
interface Judged {
  readonly success?: boolean;
  readonly score?: number;
  readonly action?: string;
  readonly 'error-codes'?: readonly string[];
}

/** What it says where the token is at fault, and not our call. */
const tokenErrors = ['invalid-input-response', 'missing-input-response', 'timeout-or-duplicate'];

/** Longest token that is sent on. */
const longestToken = 8_000;

const judgedIn = (body: string): Judged => {
  const judged: unknown = JSON.parse(body);
  return typeof judged === 'object' && judged !== null ? judged : {};
};

const verdictOn = (
  { success, score = 0, action, 'error-codes': errors = [] }: Judged,
  asked: CheckedAction,
  leastScore: number,
): BotVerdict => {
  if (success !== true)
    return errors.some((error) => tokenErrors.includes(error)) ? 'bot' : 'unknown';
  return action === actionName(asked) && score >= leastScore ? 'person' : 'bot';
};

/**
 * Has reCAPTCHA v3 judge tokens [GTW-37]. A call without one is let through, as its script may not have loaded; so is one
 * that the service cannot be asked about. The address of the caller is told to nobody. A token of another action, or one that was used before, is a program's.
 */
export const captchaCheck = ({
  callOutside,
  options: { keyVariable, leastScore, verifyAddress },
  variable,
}: Pick<PluginServer<CaptchaOptions>, 'callOutside' | 'options' | 'variable'>): BotCheck => ({
  async judge({ action, token }) {
    if (token === undefined) return 'unknown';
    if (token.length > longestToken) return 'bot';
    const asked = { secret: variable(keyVariable), response: token };
    const { body, status } = await callOutside({
      method: 'POST',
      url: verifyAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(asked).toString(),
    });
    return status === 200 ? verdictOn(judgedIn(body), action, leastScore) : 'unknown';
  },
});
