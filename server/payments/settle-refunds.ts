import type { Kysely } from 'kysely';
import type { MoneyState } from '../../core/payments/held-money.ts';
import { findIntent, lockIntent } from '../intents/intent-repository.ts';
import { addEvents, updateIntent } from '../intents/write-intent.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { tellByLetter } from '../intents/tell-by-letter.ts';
import { presentMoment } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';
import { PaymentAtGateway } from './payment-at-gateway.ts';

/** What persons wanted given back of an order and its gateway has not given back yet, the oldest first. */
const waiting = (db: Kysely<Tables>, transactionId: string) =>
  db
    .selectFrom('order_refund')
    .select(['refund_key', 'amount_minor'])
    .where('transaction_id', '=', transactionId)
    .where('done_at', 'is', null)
    .orderBy('id')
    .execute();

/** What the gateway has given back of an order for persons, in minor units. */
export async function givenBack(db: Kysely<Tables>, transactionId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('order_refund')
    .select(({ fn }) => fn.sum<string | null>('amount_minor').as('sum'))
    .where('transaction_id', '=', transactionId)
    .where('done_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** Everything of an order has gone back: with it went what persons still waited for. */
export async function endRefunds(tx: Kysely<Tables>, transactionId: string): Promise<void> {
  await tx
    .updateTable('order_refund')
    .set({ done_at: presentMoment })
    .where('transaction_id', '=', transactionId)
    .where('done_at', 'is', null)
    .execute();
}

/** Writes that a refund was done, and tells the customer, once, whoever heard of it first. */
async function finish(
  context: OrderContext,
  transactionId: string,
  { key, amount }: { readonly key: string; readonly amount: number },
): Promise<void> {
  await context.database.db.transaction().execute(async (tx) => {
    const intent = await lockIntent(tx, transactionId);
    const { numUpdatedRows } = await tx
      .updateTable('order_refund')
      .set({ done_at: presentMoment })
      .where('transaction_id', '=', transactionId)
      .where('refund_key', '=', key)
      .where('done_at', 'is', null)
      .executeTakeFirst();
    if (!intent || numUpdatedRows === 0n) return;
    await addEvents(tx, transactionId, [{ kind: 'refund-done', detail: { amount } }]);
    await tellByLetter(context, tx, intent, { event: 'refunded', amount });
    const isAll = (await givenBack(tx, transactionId)) === intent.due_minor;
    if (isAll && intent.money === 'captured') {
      await updateIntent(tx, intent, { money: 'refunded' });
    }
  });
}

/**
 * Gives back what persons wanted given back of an order, each refund by its own key, so that this may run any number of
 * times, by any process, after any crash [GTW-21]. What is only held waits until it is taken. Failures are left to the next
 * run.
 * @param money where the order's money has to stand: `refund-due` before the rest of what was taken goes back
 */
export async function settleRefunds(
  context: OrderContext,
  transactionId: string,
  money: Extract<MoneyState, 'captured' | 'refund-due'> = 'captured',
): Promise<void> {
  const { db } = context.database;
  try {
    const refunds = await waiting(db, transactionId);
    const intent = refunds.length > 0 ? await findIntent(db, transactionId) : undefined;
    if (intent?.money !== money) return;
    const payment = new PaymentAtGateway(context, intent);
    for (const { refund_key: key, amount_minor: amount } of refunds) {
      await payment.refund({ key, amount: { minor: amount, currency: intent.currency } });
      await finish(context, transactionId, { key, amount });
    }
  } catch (error) {
    context.log.warn({ err: error, transactionId }, 'refund not done yet');
  }
}
