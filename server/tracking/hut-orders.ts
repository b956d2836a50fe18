import type { Extensions } from '../../core/engine/extensions.ts';
import { toDecimal } from '../../core/money/money.ts';
import { toOrderBreakdown } from '../../core/surcharges/order-surcharges.ts';
import type { OrderRecord } from '../../core/orders/order-summary.ts';
import { startOfTradingDay, tradingDateOf } from '../../core/timeslots/trading-day.ts';
import type { OrderPayment, OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { holdsOfOrder } from '../intents/order-holds.ts';
import { notFound } from '../shell/problem-error.ts';
import { askMoment } from '../storage/moments.ts';

/** Parts of the order request that a hut gets as they came; nothing in them lets anyone pay or sign in. */
const handedOn = [
  'hut',
  'disposition',
  'deals',
  'discount',
  'voucher',
  'surcharges',
  'isDealbotEnabled',
  'isMobileApp',
  'eta',
  'etaRange',
] as const satisfies readonly (keyof OrderRequest)[];

/** An order as a point of sale fetches it; amounts are decimals. */
export interface HutOrder extends Pick<OrderRequest, (typeof handedOn)[number]> {
  readonly orderId: string;
  readonly customerOrderReference: string;
  readonly order_status: string;
  readonly orderTimeUTC: string;
  readonly isTest: boolean;
  readonly total: number;
  readonly paymentType: string;
  readonly customer: Omit<OrderRequest['customer'], 'accountId'>;
  /** How it is paid, with the taxes as we work them out: gift cards and wallet data are nobody else's business. */
  readonly payment: Pick<OrderPayment, 'type' | 'amount' | 'currency' | 'breakdown'> & {
    /** What is still to be paid at hand-over; 0 for an order that is paid. */
    readonly toBePaid: number;
  };
}

/** What an order names of the extras of its market, which the hut sees to [ORD-20]. */
const partsOfExtras = (extensions: Extensions, request: OrderRequest) =>
  Object.fromEntries(
    holdsOfOrder(extensions, request).map(({ hold, named }) => [hold.orderField, named.part]),
  );

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
    .where('order_status', 'is not', null)
    .where('order_status', 'not in', ['DELIVERED', 'FAILED'])
    .orderBy('placed_at')
    .execute();
  return rows.map((row) => {
    const request = row.request as OrderRequest;
    const { basket } = row.priced as OrderRecord;
    const { accountId: _account, ...customer } = request.customer;
    return {
      ...(Object.fromEntries(handedOn.map((part) => [part, request[part]])) as Pick<
        OrderRequest,
        (typeof handedOn)[number]
      >),
      ...(extensions && partsOfExtras(extensions, request)),
      orderId: row.order_id,
      customerOrderReference: row.customer_order_reference,
      order_status: row.order_status ?? '',
      orderTimeUTC: row.placed_at?.toISOString() ?? '',
      isTest: row.is_test,
      total: toDecimal(row.total_minor),
      paymentType: row.payment_type,
      customer,
      payment: {
        type: row.payment_type,
        amount: request.payment.amount,
        currency: row.currency,
        breakdown: toOrderBreakdown(basket.tax),
        toBePaid: row.gateway === null ? toDecimal(row.due_minor) : 0,
      },
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
