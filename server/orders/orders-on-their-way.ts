import type { FastifyInstance } from 'fastify';
import { authenticate, type TokenCheck } from '../accounts/authenticate.ts';
import { answers } from '../shell/answer-schemas.ts';
import type { Database } from '../storage/database.ts';
import { momentIn } from '../storage/moments.ts';

/** What live orders are read from. */
interface LiveSources {
  readonly database: Database;
  readonly tokens: TokenCheck;
}

/** Most orders of one answer. */
const mostLive = 50;

/** Milliseconds after which an order is no longer on its way, whatever was last heard of it. */
const liveForMs = 24 * 60 * 60 * 1000;

/** The caller's own orders that are on their way, in whatever browser they were placed [SHP-14]. */
export function registerLiveOrders(app: FastifyInstance, { database, tokens }: LiveSources): void {
  app.get(
    '/v2/orders/orders/live',
    {
      schema: {
        summary: 'The orders of the caller that are on their way',
        tags: ['orders'],
        response: {
          200: {
            type: 'array',
            items: {
              type: 'object',
              required: ['transactionId'],
              properties: { transactionId: { type: 'string' } },
            },
          },
          401: answers.problem,
        },
      },
    },
    async (request) => {
      const { accountId, market } = await authenticate(tokens, request);
      const rows = await database.db
        .selectFrom('order_intent')
        .select('transaction_id')
        .where('account_id', '=', accountId)
        .where('market', '=', market)
        .where('state', '=', 'placed')
        .where('order_status', 'not in', ['DELIVERED', 'FAILED'])
        .where('placed_at', '>=', momentIn(-liveForMs))
        .orderBy('placed_at')
        .limit(mostLive)
        .execute();
      return rows.map(({ transaction_id: transactionId }) => ({ transactionId }));
    },
  );
}
