import type { Kysely } from 'kysely';
import { toDecimal } from '../../core/money/money.ts';
import { startOfTradingDay, tradingDateOf } from '../../core/timeslots/trading-day.ts';
import type { OrderRequest } from '../../schemas/types.ts';
import type { OrderContext } from '../orders/order-context.ts';
import { notFound } from '../shell/problem-error.ts';
import type { Tables } from '../storage/tables.ts';

/** An order as a point of sale fetches it; amounts are decimals. */
export interface HutOrder {
  readonly orderId: string;
  readonly customerOrderReference: string;
  readonly order_status: string;
  readonly orderTimeUTC: string;
  readonly isTest: boolean;
  readonly total: number;
  readonly paymentType: string;
  readonly customer: OrderRequest['customer'];
  readonly disposition: OrderRequest['disposition'];
  readonly deals: OrderRequest['deals'];
}

/** The placed orders of a hut that are neither delivered nor failed, the oldest first [TRK-40]. */
export async function openOrders(
  db: Kysely<Tables>,
  sector: string,
  hutId: string,
): Promise<readonly HutOrder[]> {
  const rows = await db
    .selectFrom('order_intent')
    .selectAll()
    .where('sector', '=', sector)
    .where('hut_id', '=', hutId)
    .where('order_status', 'is not', null)
    .where('order_status', 'not in', ['DELIVERED', 'FAILED'])
    .orderBy('placed_at')
    .execute();
  return rows.map((row) => {
    const { customer, disposition, deals } = row.request as OrderRequest;
    return {
      orderId: row.order_id,
      customerOrderReference: row.customer_order_reference,
      order_status: row.order_status ?? '',
      orderTimeUTC: row.placed_at?.toISOString() ?? '',
      isTest: row.is_test,
      total: toDecimal(row.total_minor),
      paymentType: row.payment_type,
      customer,
      disposition,
      deals,
    };
  });
}

/** Sales of a hut on one trading day; the total is a decimal. */
export interface HutSales {
  readonly tradingDay: string;
  readonly orders: number;
  readonly total: number;
}

/** What a hut sold on the trading day of now. Failed orders and test orders are in no total [ORD-136]. */
export async function hutSales(
  { database, catalogue, markets, now }: OrderContext,
  sector: string,
  hutId: string,
): Promise<HutSales> {
  const hut = await catalogue.hut(sector, hutId);
  const manifest = markets.bySector(sector)?.market.manifest;
  if (!hut || !manifest) throw notFound('The hut');
  const tradingDay = tradingDateOf(hut.timeZone, now(), manifest.tradingDay);
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
