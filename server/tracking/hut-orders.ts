import type { Extensions } from '../../core/engine/extensions.ts';
import { toDecimal } from '../../core/money/money.ts';
import { toOrderBreakdown } from '../../core/surcharges/tax-rates.ts';
import { startOfTradingDay, tradingDateOf } from '../../core/timeslots/trading-day.ts';
import { handedOn, type HutOrder } from '../../core/tracking/hut-order.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { StoredOrder } from '../intents/intent-repository.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { holdsOfOrder } from '../intents/uses.ts';
import { notFound } from '../shell/problem-error.ts';
import { askMoment } from '../storage/moments.ts';
import { isOpenOrder } from '../storage/open-orders.ts';

/** What an order names of the extras of its market, which the hut sees to [ORD-20]. */
const partsOfExtras = (extensions: Extensions, request: OrderRequest) =>
  Object.fromEntries(
    holdsOfOrder(extensions, request).map(({ hold, named }) => [hold.orderField, named.part]),
  );

/** A placed order as the point of sale of its hut gets it, with what it names of the extras of its market [ORD-20]. */
export function hutOrder(order: StoredOrder, extensions: Extensions | undefined): HutOrder {
  const { request, priced } = order;
  const { accountId: _account, ...customer } = request.customer;
  return {
    ...(Object.fromEntries(handedOn.map((part) => [part, request[part]])) as Pick<
      OrderRequest,
      (typeof handedOn)[number]
    >),
    ...(extensions && partsOfExtras(extensions, request)),
    orderId: order.order_id,
    customerOrderReference: order.customer_order_reference,
    order_status: order.order_status ?? '',
    orderTimeUTC: order.placed_at?.toISOString() ?? '',
    isTest: order.is_test,
    total: toDecimal(order.total_minor),
    paymentType: order.payment_type,
    ...(priced.ageCheck !== undefined && { ageCheck: priced.ageCheck }),
    customer,
    payment: {
      type: order.payment_type,
      amount: request.payment.amount,
      currency: order.currency,
      breakdown: toOrderBreakdown(priced.basket.tax),
      toBePaid: order.gateway === null ? toDecimal(order.due_minor) : 0,
    },
  };
}

/** The placed orders of a hut that are neither delivered nor failed, the oldest first [TRK-40]. */
export async function openOrders(
  { database, markets }: Pick<OrderContext, 'database' | 'markets'>,
  sector: string,
  hutId: string,
): Promise<readonly HutOrder[]> {
  const extensions = markets.bySector(sector)?.market.extensions;
  const rows = await database.db
    .selectFrom('order_intent')
    .selectAll()
    .where('sector', '=', sector)
    .where('hut_id', '=', hutId)
    .where(isOpenOrder)
    .orderBy('placed_at')
    .execute();
  return rows.map((row) => hutOrder(row as StoredOrder, extensions));
}

/** Sales of a hut on one trading day; the total is a decimal. */
export interface HutSales {
  readonly tradingDay: string;
  readonly orders: number;
  readonly total: number;
}

/** What a hut sold on the trading day of now. Failed orders and test orders are in no total [ORD-136]. */
export async function hutSales(
  { database, catalogue, markets }: OrderContext,
  sector: string,
  hutId: string,
): Promise<HutSales> {
  const hut = await catalogue.hut(sector, hutId);
  const manifest = markets.bySector(sector)?.market.manifest;
  if (!hut || !manifest) throw notFound('The hut');
  const at = (await askMoment(database.db)).getTime();
  const tradingDay = tradingDateOf(hut.timeZone, at, manifest.tradingDay);
  const since = new Date(startOfTradingDay(hut.timeZone, tradingDay, manifest.tradingDay));
  const { orders, total } = await database.db
    .selectFrom('order_intent')
    .select(({ fn }) => [
      fn.countAll<string>().as('orders'),
      fn.sum<string | null>('total_minor').as('total'),
    ])
    .where('sector', '=', sector)
    .where('hut_id', '=', hutId)
    .where('placed_at', '>=', since)
    .where('order_status', '<>', 'FAILED')
    .where('is_test', '=', false)
    .executeTakeFirstOrThrow();
  return { tradingDay, orders: Number(orders), total: toDecimal(Number(total ?? 0)) };
}
