import type { FastifyInstance } from 'fastify';
import type { OptimiseRequest } from '../../schemas/types/http/dealbot.ts';
import { limitOrderCall } from '../accounts/limit-order-call.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { addressKey } from '../limits/address-key.ts';
import { Turns } from '../limits/turns.ts';
import { optimise } from './optimise-basket.ts';
import { answeredInDrafts } from '../shell/draft-answers.ts';

/** Most baskets of one address that are regrouped or wait for it. */
const mostOfCaller = 4;

/**
 * Regroups a basket into the cheapest deals [BOT-21, BOT-22, BOT-23, BOT-24, BOT-25, BOT-26, BOT-27, BOT-28, BOT-29,
 * BOT-30, BOT-31].
 */
export function registerDealbot(app: FastifyInstance, context: OrderContext): void {
  // The search keeps the whole process busy: between two of them everything else gets as long a time.
  const turns = new Turns({ most: 1, mostOfCaller, restAfter: (workMs) => workMs });
  app.post<{ Body: OptimiseRequest }>(
    '/v1/deals/optimise',
    {
      config: answeredInDrafts,
      schema: {
        summary: 'The cheapest grouping of a basket',
        tags: ['deals'],
        body: { $ref: 'OptimiseRequest#' },
        response: { 200: { $ref: 'OptimiseAnswer#' } },
      },
    },
    async (request) => {
      const { sector } = request.body.hut;
      await limitOrderCall(context, request, { call: 'optimise', sector });
      const caller = context.limiter.limitsAddresses ? addressKey(request.ip) : undefined;
      return turns.take(caller, () => optimise(context, request.body));
    },
  );
}
