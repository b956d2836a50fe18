import type { FastifyInstance, FastifyRequest } from 'fastify';
import { botTokenHeader, type CheckedAction } from '../../core/accounts/bot-check.ts';
import type { Extensions } from '../../core/engine/extensions.ts';
import { ProblemError } from '../shell/problem-error.ts';
import { type AccountContext, emailMarketOf } from './account-context.ts';

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

/** The calls that are looked at, by route. */
const checked: Readonly<Record<string, CheckedAction>> = {
  '/v1/identity/sign-up': 'sign-up',
  '/v1/identity/forgot-password': 'forgot-password',
};

/** Has calls that write letters and make accounts looked at, after their limits. */
export function checkForBots(app: FastifyInstance, context: AccountContext): void {
  app.addHook('preHandler', async (request: FastifyRequest) => {
    const action = checked[request.routeOptions.url ?? ''];
    if (action === undefined) return;
    const { running } = emailMarketOf(context, request);
    await refuseBots(running.market.extensions, request, action);
  });
}
