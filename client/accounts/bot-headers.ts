import { botTokenHeader, type CheckedAction } from '../../core/accounts/bot-check.ts';
import type { Environment } from '../kernel/environment.ts';

/**
 * The header that says of a call that a person makes it; none in a market without such a check, and where it has no token in
 * time [OTP-27, GTW-37, CST-72].
 */
export const botHeaders = async (
  { loadScript, market, wait }: Pick<Environment, 'loadScript' | 'market' | 'wait'>,
  action: CheckedAction,
): Promise<Readonly<Record<string, string>>> => {
  const [source] = market.extensions.all('bot-token');
  if (!source) return {};
  const tooLate = wait(market.manifest.botCheck.scriptWaitMs).then(() => undefined);
  const token = await Promise.race([source.tokenFor(action, { loadScript }), tooLate]);
  return token === undefined ? {} : { [botTokenHeader]: token };
};
