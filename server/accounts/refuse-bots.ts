import type { FastifyRequest } from 'fastify';
import { botTokenHeader, type CheckedAction } from '../../core/accounts/bot-check.ts';
import type { Extensions } from '../../core/engine/extensions.ts';
import { ProblemError } from '../shell/problem-error.ts';

/**
 * Has the bot check of a market look at a call; a market without one lets every call through.
 * @throws ProblemError 403 BotRefusedException for a call that a program has made
 */
export async function refuseBots(
  extensions: Pick<Extensions, 'all'>,
  request: FastifyRequest,
  action: CheckedAction,
): Promise<void> {
  const [check] = extensions.all('bot-check');
  if (!check) return;
  const header = request.headers[botTokenHeader];
  const token = typeof header === 'string' && header !== '' ? header : undefined;
  const verdict = await check.judge({ action, token, address: request.ip });
  if (verdict === 'bot') {
    throw new ProblemError(403, 'BotRefusedException', 'The call was not made by a person.');
  }
}
