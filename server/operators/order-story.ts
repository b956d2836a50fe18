import type { WrittenAs } from '../../core/address/written-address.ts';
import { addressLines } from '../../core/orders/address-lines.ts';
import { judgeRefund } from '../../core/payments/refunds.ts';
import { openPresses } from '../../core/operators/presses.ts';
import { toDecimal } from '../../core/money/money.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type {
  OperatorCustomer,
  OperatorOrderEvent,
  OperatorOrderStory,
} from '../../schemas/types/http/operators.ts';
import type { TrackingStatus } from '../../schemas/types/http/orders.ts';
import { saidOf } from '../orders/said-of-order.ts';
import { foodOf, isScreenHut } from './hut-board.ts';
import { readActions } from './operator-actions.ts';
import type { OperatorContext } from './operator-context.ts';
import { listedOrder } from './order-list.ts';
import type { StoredOrder } from '../intents/intent-repository.ts';

/** Actions of one answer. */
const mostActions = 50;

/** What can still be given back of an order, in minor units. */
function refundable({
  state,
  money,
  due_minor: due,
  refunded_minor: refunded,
}: StoredOrder): number {
  const paid = { isPlaced: state === 'placed', money, due, refunded };
  const verdict = judgeRefund(paid, undefined);
  return verdict.kind === 'refund' ? verdict.amount : 0;
}

/** Everything that happened to an order, every movement of its money among it [OPR-23]. */
export async function orderStory(
  context: OperatorContext,
  order: StoredOrder,
  locale: string | undefined,
): Promise<OperatorOrderStory> {
  const { db } = context.database;
  const { transaction_id: transactionId, order_id: orderId, request } = order;
  const events = await db
    .selectFrom('order_event')
    .select(['at', 'kind', 'detail'])
    .where('transaction_id', '=', transactionId)
    .orderBy('id')
    .execute();
  const refunds = await db
    .selectFrom('order_refund')
    .select(['amount_minor', 'reason', 'asked_at', 'done_at'])
    .where('transaction_id', '=', transactionId)
    .orderBy('id')
    .execute();
  const actions = await readActions(db, { most: mostActions, orderId });
  const food = await foodOf(context, order.sector, locale, [request.deals]);
  const isScreen = isScreenHut(context.markets, order.sector, order.hut_id);
  return {
    order: listedOrder(order),
    deals: request.deals,
    ...food,
    lines: order.priced.lines.map(({ title, details = [], amount, quantity = 1 }) => ({
      title,
      details,
      amount,
      quantity,
    })),
    due: toDecimal(order.due_minor),
    refundable: toDecimal(refundable(order)),
    ...(order.gateway !== null && { gateway: order.gateway }),
    events: events.map(({ at, kind, detail }) => ({
      at: at.toISOString(),
      kind,
      detail: (detail ?? {}) as OperatorOrderEvent['detail'],
    })),
    refunds: refunds.map(({ amount_minor, reason, asked_at, done_at }) => ({
      amount: toDecimal(amount_minor),
      reason,
      askedAt: asked_at.toISOString(),
      ...(done_at && { doneAt: done_at.toISOString() }),
    })),
    actions,
    ...(await saidOf(db, transactionId)),
    presses: openPresses(
      order.disposition as Disposition,
      order.order_status as TrackingStatus,
    ).filter((press) => isScreen || press === 'fail'),
    canHandOver: order.order_status === 'CONFIRMING',
  };
}

/** Who ordered, for those whose role sees it; each look is written down by who asks [OPR-23]. */
export function customerOf(
  { request, erased_at: erasedAt }: StoredOrder,
  written: WrittenAs,
): OperatorCustomer {
  const { name, phone, email, instructions, recipient } = request.customer;
  return {
    isErased: erasedAt !== null,
    name,
    phone,
    email,
    ...(recipient && { recipient }),
    ...(instructions !== undefined && { instructions }),
    address: addressLines(request.customer, written),
  };
}
