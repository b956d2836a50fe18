import type { Transaction } from 'kysely';
import { toDecimal, toMinor } from '../../core/money/money.ts';
import { judgeRefund } from '../../core/payments/refunds.ts';
import type { RefundAnswer, RefundRequest } from '../../schemas/types/http/orders.ts';
import { type Intent, lockByOrderId } from '../intents/intent-repository.ts';
import { addEvents, updateIntent } from '../intents/write-intent.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { settleRefunds } from '../payments/settle-refunds.ts';
import { notFound, ProblemError, wrongFields } from '../shell/problem-error.ts';
import type { Tables } from '../storage/tables.ts';
import { assertOwnHut, type PosHut } from './pos-sign-in.ts';

/** A refund that a person at a hut asks for. */
export interface AskedRefund {
  readonly orderId: string;
  /** Names the refund: asked again by it, nothing more is given back. */
  readonly key: string;
  readonly wanted: RefundRequest;
  readonly pos: PosHut;
}

const refundOf = (tx: Transaction<Tables>, transactionId: string, key: string) =>
  tx
    .selectFrom('order_refund')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .where('refund_key', '=', key)
    .executeTakeFirst();

/** The amount of a refund in minor units; undefined for all that is left. @throws ProblemError 400 for parts of a minor unit */
function askedMinor({ amount }: RefundRequest): number | undefined {
  const minor = amount === undefined ? undefined : toMinor(amount);
  if (minor === undefined || toDecimal(minor) === amount) return minor;
  throw wrongFields([{ field: 'amount', reason: 'must have two decimals at most' }]);
}

/** How much may be given back. @throws ProblemError 409 NOTHING_TO_REFUND, 422 REFUND_TOO_HIGH */
function amountOf(
  { state, money, due_minor: due, refunded_minor: refunded }: Intent,
  asked: number | undefined,
): number {
  const verdict = judgeRefund({ isPlaced: state === 'placed', money, due, refunded }, asked);
  if (verdict.kind === 'refund') return verdict.amount;
  if (verdict.kind === 'nothing-taken') {
    throw new ProblemError(409, 'NOTHING_TO_REFUND', 'No payment was taken that could go back.');
  }
  const message = `At most ${toDecimal(verdict.left).toFixed(2)} can go back.`;
  throw new ProblemError(422, 'REFUND_TOO_HIGH', message);
}

/** Stores a refund under the lock of its order, so that no more goes back than was paid, and one key counts once. */
const store = (
  { database }: OrderContext,
  { orderId, key, wanted, pos }: AskedRefund,
): Promise<string> =>
  database.db.transaction().execute(async (tx) => {
    const intent = await lockByOrderId(tx, orderId);
    if (!intent) throw notFound('The order');
    assertOwnHut(pos, intent.sector, intent.hut_id);
    const { transaction_id: transactionId, refunded_minor: refunded } = intent;
    const asked = askedMinor(wanted);
    const { reason } = wanted;
    const known = await refundOf(tx, transactionId, key);
    if (known) {
      const isSame = asked === undefined || asked === known.amount_minor;
      if (isSame && known.reason === reason) return transactionId;
      throw new ProblemError(409, 'KEY_REUSED', 'The key belongs to another refund.');
    }
    const amount = amountOf(intent, asked);
    await tx
      .insertInto('order_refund')
      .values({ transaction_id: transactionId, refund_key: key, amount_minor: amount, reason })
      .execute();
    await addEvents(tx, transactionId, [{ kind: 'refund-asked', detail: { amount, reason } }]);
    await updateIntent(tx, intent, { refunded_minor: refunded + amount });
    return transactionId;
  });

/**
 * Gives back money of an order, whole or in part, through its gateway, once however often it is asked [GTW-21]. Where the
 * gateway does not answer it is done later; the answer says `asked` until it is.
 * @throws ProblemError 403, 404, 409 NOTHING_TO_REFUND or KEY_REUSED, 422 REFUND_TOO_HIGH
 */
export async function refundOrder(
  context: OrderContext,
  refund: AskedRefund,
): Promise<RefundAnswer> {
  const transactionId = await store(context, refund);
  await settleRefunds(context, transactionId);
  const row = await context.database.db
    .selectFrom('order_refund')
    .innerJoin('order_intent', 'order_intent.transaction_id', 'order_refund.transaction_id')
    .select(['amount_minor', 'reason', 'asked_at', 'done_at', 'due_minor', 'refunded_minor'])
    .where('order_refund.transaction_id', '=', transactionId)
    .where('refund_key', '=', refund.key)
    .executeTakeFirstOrThrow();
  return {
    amount: toDecimal(row.amount_minor),
    reason: row.reason,
    status: row.done_at ? 'done' : 'asked',
    left: toDecimal(row.due_minor - row.refunded_minor),
    at: row.asked_at.toISOString(),
  };
}
