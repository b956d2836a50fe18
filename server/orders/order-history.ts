import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { toDecimal } from '../../core/money/money.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { PastOrder, TrackingStatus } from '../../schemas/types/http/orders.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { OrderRecord } from '../../core/orders/order-summary.ts';
import { authenticate, type TokenCheck } from '../accounts/authenticate.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { Database } from '../storage/database.ts';
import { answers } from '../shell/answer-schemas.ts';

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
    before: {
      type: 'string',
      minLength: 1,
      maxLength: 80,
      description:
        'An order of the caller by its `transactionId`: older ones are answered (SHP-34).',
    },
    limit: { type: 'integer', minimum: 1, maximum: mostOrders },
  },
} as const;

/** How many orders are answered: as many as are asked for, else as many as the market says [ORD-110, CST-60]. */
export const ordersAnswered = (
  asked: number | undefined,
  { orders }: Pick<Manifest, 'orders'>,
): number => Math.min(asked ?? orders.historyLimit, mostOrders);

interface HistoryQuery {
  readonly storeId?: string;
  readonly limit?: number;
  readonly before?: string;
}

/** Whether an order is older than one of the same account; none is older than an order that is not. */
const olderThan = (transactionId: string) => sql<boolean>`
  (order_intent.placed_at, order_intent.transaction_id) < (
    select seen.placed_at, seen.transaction_id from order_intent seen
    where seen.transaction_id = ${transactionId} and seen.account_id = order_intent.account_id
  )`;

/** The caller's own orders at a hut, or at every hut of the market, newest first [ORD-110, ORD-111, ORD-112, SHP-15, SHP-34]. */
export function registerOrderHistory(
  app: FastifyInstance,
  { database, markets, tokens }: HistorySources,
): void {
  app.get<{ Querystring: HistoryQuery }>(
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
      const { storeId, limit, before } = request.query;
      const rows = await database.read((db) =>
        db
          .selectFrom('order_intent')
          .select(['order_id', 'transaction_id', 'customer_order_reference', 'order_status'])
          .select(['placed_at', 'request', 'priced', 'total_minor'])
          .where('account_id', '=', accountId)
          .where('market', '=', market)
          .$if(storeId !== undefined, (query) => query.where('hut_id', '=', storeId ?? ''))
          .where('state', '=', 'placed')
          .$if(before !== undefined, (query) => query.where(olderThan(before ?? '')))
          .orderBy('placed_at', 'desc')
          .orderBy('transaction_id', 'desc')
          .limit(ordersAnswered(limit, manifest))
          .execute(),
      );
      return rows.flatMap(({ order_id: id, placed_at, request: asked, priced, ...row }) => {
        const { customer, disposition, deals, discount } = asked as OrderRequest;
        const { hut, lines } = priced as OrderRecord;
        const postcode = customer.deliveryAddress?.postcode;
        return placed_at
          ? [
              {
                id,
                transactionId: row.transaction_id,
                reference: row.customer_order_reference,
                status: (row.order_status ?? 'CONFIRMING') as TrackingStatus,
                time: placed_at.toISOString(),
                hut: { id: hut.id, sector: hut.sector, name: hut.name, timeZone: hut.timeZone },
                disposition,
                deals,
                ...(discount && { discount }),
                lines: [...lines],
                ...(postcode !== undefined && { postcode }),
                total: toDecimal(row.total_minor),
              },
            ]
          : [];
      });
    },
  );
}
