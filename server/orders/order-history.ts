import type { FastifyInstance } from 'fastify';
import { toDecimal } from '../../core/money/money.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { PastOrder } from '../../schemas/types/http/orders.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { OrderRecord } from '../../core/orders/order-summary.ts';
import { authenticate, type TokenCheck } from '../accounts/authenticate.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { Database } from '../storage/database.ts';
import { answers } from '../shell/answer-schemas.ts';
import { momentIn } from '../storage/moments.ts';

/** What the orders of an account are read from. */
interface HistorySources {
  readonly database: Database;
  readonly markets: MarketRegistry;
  readonly tokens: TokenCheck;
}

/** Most orders of one answer. */
const mostOrders = 50;

const querystring = {
  type: 'object',
  properties: {
    storeId: { type: 'string', minLength: 1, maxLength: 40 },
    limit: { type: 'integer', minimum: 1, maximum: mostOrders },
  },
} as const;

/** How many orders are answered: as many as are asked for, else as many as the market says [ORD-110, CST-60]. */
export const ordersAnswered = (
  asked: number | undefined,
  { orders }: Pick<Manifest, 'orders'>,
): number => Math.min(asked ?? orders.historyLimit, mostOrders);

/** Milliseconds after which an order is no longer on its way, whatever was last heard of it. */
const liveForMs = 24 * 60 * 60 * 1000;

/** The caller's own orders that are on their way, in whatever browser they were placed [SHP-14]. */
export function registerLiveOrders(
  app: FastifyInstance,
  { database, tokens }: Pick<HistorySources, 'database' | 'tokens'>,
): void {
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
        .limit(mostOrders)
        .execute();
      return rows.map(({ transaction_id: transactionId }) => ({ transactionId }));
    },
  );
}

/** The caller's own orders at a hut, or at every hut of the market, newest first [ORD-110, ORD-111, ORD-112, SHP-15]. */
export function registerOrderHistory(
  app: FastifyInstance,
  { database, markets, tokens }: HistorySources,
): void {
  app.get<{ Querystring: { readonly storeId?: string; readonly limit?: number } }>(
    '/v2/orders/orders/history',
    {
      schema: {
        summary: 'The last orders of the caller, at a hut where one is named',
        tags: ['orders'],
        querystring,
        response: { 200: { type: 'array', items: answers.pastOrder }, 401: answers.problem },
      },
    },
    async (request): Promise<PastOrder[]> => {
      const { accountId, market } = await authenticate(tokens, request);
      const manifest = markets.byId(market)?.market.manifest;
      if (!manifest) return [];
      const { storeId, limit } = request.query;
      const rows = await database.read((db) =>
        db
          .selectFrom('order_intent')
          .select(['order_id', 'placed_at', 'request', 'priced', 'total_minor'])
          .where('account_id', '=', accountId)
          .where('market', '=', market)
          .$if(storeId !== undefined, (query) => query.where('hut_id', '=', storeId ?? ''))
          .where('state', '=', 'placed')
          .orderBy('placed_at', 'desc')
          .limit(ordersAnswered(limit, manifest))
          .execute(),
      );
      return rows.flatMap(({ order_id: id, placed_at, request: asked, priced, total_minor }) => {
        const { customer, disposition, deals, discount } = asked as OrderRequest;
        const { hut, lines } = priced as OrderRecord;
        const postcode = customer.deliveryAddress?.postcode;
        return placed_at
          ? [
              {
                id,
                time: placed_at.toISOString(),
                hut: { id: hut.id, sector: hut.sector, name: hut.name },
                disposition,
                deals,
                ...(discount && { discount }),
                lines: [...lines],
                ...(postcode !== undefined && { postcode }),
                total: toDecimal(total_minor),
              },
            ]
          : [];
      });
    },
  );
}
