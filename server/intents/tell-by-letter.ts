import type { Transaction } from 'kysely';
import { addressLines } from '../../core/orders/address-lines.ts';
import type { OrderNews } from '../../core/orders/order-letters.ts';
import { orderSummary, type SummarisedOrder } from '../../core/orders/order-summary.ts';
import { isOffline } from '../../core/payments/stored-type.ts';
import { queue, queuedLetter, type QueuedLetter } from '../letters/letter-queue.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import type { Tables } from '../storage/tables.ts';
import type { Intent } from './intent-repository.ts';
import type { OrderContext } from './order-context.ts';

/** An order as it is kept, for what its customer reads of it. */
export const summarised = (
  intent: Intent,
  { market: { manifest } }: Pick<RunningMarket, 'market'>,
): SummarisedOrder => ({
  orderId: intent.order_id,
  customerOrderReference: intent.customer_order_reference,
  transactionId: intent.transaction_id,
  state: intent.state,
  paymentType: intent.payment_type,
  isOffline: isOffline(intent.payment_type, manifest.payments),
  disposition: intent.request.disposition,
  deals: intent.request.deals,
  goesTo: addressLines(intent.request.customer, manifest.address),
  recipient: intent.request.customer.recipient,
  record: intent.priced,
  refunded: intent.refunded_minor,
  at: intent.placed_at ?? intent.created_at,
});

/** The letter about what has become of an order; undefined where its market writes none of that [GTW-30]. */
export function letterAbout(
  { markets }: Pick<OrderContext, 'markets'>,
  intent: Intent,
  news: OrderNews,
): QueuedLetter | undefined {
  const running = markets.bySector(intent.sector);
  const [letters] = running?.market.extensions.all('order-letters') ?? [];
  const { customer, disposition } = intent.request;
  if (
    !running ||
    !letters ||
    customer.email === '' ||
    !running.market.extensions.all('mailer').length
  )
    return undefined;
  const language = running.locales.find((locale) => locale === customer.selectedLanguage);
  const letter = letters.write({
    ...news,
    order: orderSummary(summarised(intent, running)),
    wantedAt: disposition.time,
    customer: customer.firstName ?? customer.name,
    language,
  });
  return (
    letter &&
    queuedLetter(running, {
      ...letter,
      kind: `order ${news.event}`,
      recipient: customer.email,
      language,
      transactionId: intent.transaction_id,
    })
  );
}

/** Stores that letter, in the transaction in which is stored what it tells of [GTW-31]. */
export async function tellByLetter(
  context: Pick<OrderContext, 'markets'>,
  tx: Transaction<Tables>,
  intent: Intent,
  news: OrderNews,
): Promise<void> {
  const letter = letterAbout(context, intent, news);
  if (letter) await queue(tx, letter);
}
