import { orderSummary } from '../../core/orders/order-summary.ts';
import type { OrderSummary } from '../../schemas/types/http/orders.ts';
import { findIntent, type Intent } from '../intents/intent-repository.ts';
import { summarised } from '../intents/tell-by-letter.ts';
import { pointsOfOrder } from '../loyalty/points-ledger.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import { notFound } from '../shell/problem-error.ts';
import type { Database } from '../storage/database.ts';

/** What an order is read from. */
interface SummarySources {
  readonly database: Pick<Database, 'db'>;
  readonly markets: Pick<MarketRegistry, 'byId'>;
}

/**
 * An order with what its customer sees of it [ORD-125].
 * @throws ProblemError 404 for an order that is not known
 */
export async function readSummary(
  { database, markets }: SummarySources,
  transactionId: string,
): Promise<{ readonly intent: Intent; readonly summary: OrderSummary }> {
  const intent = await findIntent(database.db, transactionId);
  const running = intent && markets.byId(intent.market);
  if (!intent || !running) throw notFound('The order');
  const hasLoyalty =
    intent.account_id !== null && running.market.extensions.all('loyalty-rules').length > 0;
  const summary = orderSummary({
    ...summarised(intent, running),
    points: hasLoyalty ? await pointsOfOrder(database.db, transactionId) : undefined,
  });
  return { intent, summary };
}
