import { sql } from 'kysely';
import { toDecimal } from '../../core/money/money.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { OperatorOrder } from '../../schemas/types/http/operators.ts';
import type { TrackingStatus } from '../../schemas/types/http/orders.ts';
import { isOpenOrder } from '../storage/open-orders.ts';
import type { Operator } from './operator-accounts.ts';
import type { OperatorContext } from './operator-context.ts';
import type { StoredOrder } from '../intents/intent-repository.ts';
import { inScope } from './scoped-orders.ts';

/** Orders of one answer. */
const most = 50;

/** Digits that tell a phone number, without what a country puts before them. */
const telling = 9;

/** Which orders are asked for. */
export interface OrderSearch {
  readonly market?: string;
  readonly sector?: string;
  readonly hutId?: string;
  /** A reference, an order id, a phone number or an email address. */
  readonly text?: string;
  readonly state?: 'open' | 'done' | 'failed' | 'complained';
  /** Orders placed before this moment. */
  readonly before?: string;
}

/** An order in a list: nothing in it is about its customer. */
export const listedOrder = (order: StoredOrder): OperatorOrder => ({
  orderId: order.order_id,
  reference: order.customer_order_reference,
  market: order.market,
  sector: order.sector,
  hutId: order.hut_id,
  hutName: order.priced.hut.name,
  status: order.order_status as TrackingStatus,
  disposition: order.disposition as Disposition,
  placedAt: order.placed_at?.toISOString() ?? '',
  total: toDecimal(order.total_minor),
  refunded: toDecimal(order.refunded_minor),
  currency: order.currency,
  paymentType: order.payment_type,
  money: order.money,
  isTest: order.is_test,
});

const statuses = { done: ['DELIVERED'], failed: ['FAILED'] } as const;

/** What a text looks for: a customer by email address or phone number, else an order by what it is called. */
export function soughtBy(text: string): 'email' | 'phone' | 'order' {
  if (text.includes('@')) return 'email';
  return /^[+\d][\d\s().-]{7,}$/.test(text) && text.replaceAll(/\D/g, '').length >= telling
    ? 'phone'
    : 'order';
}

const soughtText = (text: string) => {
  switch (soughtBy(text)) {
    case 'email':
      return sql<boolean>`lower(request -> 'customer' ->> 'email') = ${text.toLowerCase()}`;
    case 'phone': {
      const digits = text.replaceAll(/\D/g, '').slice(-telling);
      return sql<boolean>`right(regexp_replace(request -> 'customer' ->> 'phone', '\\D', '', 'g'), 9) = ${digits}`;
    }
    case 'order': {
      const start = `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      return sql<boolean>`transaction_id in (
        select transaction_id from order_name
        where customer_order_reference like ${start.toUpperCase()} or order_id like ${start.toLowerCase()}
      )`;
    }
  }
};

/** The newest of an operator's orders that a search means [OPR-23]. */
export async function searchOrders(
  { database }: OperatorContext,
  operator: Operator,
  { market, sector, hutId, text, state, before }: OrderSearch,
): Promise<OperatorOrder[]> {
  let rows = database.db
    .selectFrom('order_intent')
    .selectAll()
    .where('placed_at', 'is not', null)
    .where(inScope<'order_intent'>(operator));
  if (market !== undefined) rows = rows.where('market', '=', market);
  if (sector !== undefined) rows = rows.where('sector', '=', sector);
  if (hutId !== undefined) rows = rows.where('hut_id', '=', hutId);
  if (state === 'open') rows = rows.where(isOpenOrder);
  else if (state === 'complained') {
    rows = rows.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_problem')
          .select('order_problem.kind')
          .whereRef('order_problem.transaction_id', '=', 'order_intent.transaction_id'),
      ),
    );
  } else if (state !== undefined) rows = rows.where('order_status', 'in', statuses[state]);
  if (text !== undefined) rows = rows.where(soughtText(text));
  if (before !== undefined) rows = rows.where('placed_at', '<', new Date(before));
  const found = await rows.orderBy('placed_at', 'desc').limit(most).execute();
  return (found as readonly StoredOrder[]).map(listedOrder);
}
