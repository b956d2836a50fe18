import type { FastifyInstance } from 'fastify';
import type { Receipt, TrackingStatus } from '../../schemas/types/http/orders.ts';
import { authenticate, type TokenCheck } from '../accounts/authenticate.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import { answers } from '../shell/answer-schemas.ts';
import { notFound } from '../shell/problem-error.ts';
import type { Database } from '../storage/database.ts';
import { readSummary } from './read-summary.ts';

/** What receipts are read from. */
interface ReceiptSources {
  readonly database: Database;
  readonly markets: MarketRegistry;
  readonly tokens: TokenCheck;
}

/** The receipt of a placed order of the caller; to everybody else it is not known [SHP-34]. */
export function registerReceipts(app: FastifyInstance, sources: ReceiptSources): void {
  app.get<{ Params: { readonly transactionId: string } }>(
    '/v2/orders/orders/:transactionId/receipt',
    {
      schema: {
        summary: 'The receipt of an order of the caller',
        tags: ['orders'],
        params: {
          type: 'object',
          required: ['transactionId'],
          properties: { transactionId: { type: 'string', minLength: 1, maxLength: 80 } },
        },
        response: { 200: answers.receipt, '4xx': answers.problem },
      },
    },
    async (request): Promise<Receipt> => {
      const { accountId, market } = await authenticate(sources.tokens, request);
      const { intent, summary } = await readSummary(sources, request.params.transactionId);
      const isOwn = intent.account_id === accountId && intent.market === market;
      if (!isOwn || intent.state !== 'placed') throw notFound('The order');
      return { status: (intent.order_status ?? 'CONFIRMING') as TrackingStatus, summary };
    },
  );
}
