import type { Transaction } from 'kysely';
import type { IntentEvent } from '../../core/orders/order-intent.ts';
import {
  isDue,
  type MoneyDue,
  type MoneyState,
  nextMoneyStep,
  requestMoney,
} from '../../core/payments/held-money.ts';
import {
  findIntent,
  type Intent,
  lockIntent,
  lockKnownIntent,
} from '../intents/intent-repository.ts';
import { addEvents, updateIntent } from '../intents/write-intent.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { momentIn } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';
import { PaymentAtGateway } from './payment-at-gateway.ts';
import { endRefunds, givenBack, settleRefunds } from './settle-refunds.ts';

/** Calls it can take at most: a hold that was captured meanwhile is refunded. */
const mostSteps = 4;

/** How long a provider that never answered may take to act, in milliseconds. */
const longestDelayMs = 24 * 3_600_000;

/** What a gateway was brought to. */
interface Reached {
  readonly state: MoneyState;
  /** Whether it knows of no such payment. */
  readonly isUnknown: boolean;
}

/** Brings a gateway to what is due. */
async function reach(context: OrderContext, intent: Intent, due: MoneyDue): Promise<Reached> {
  const payment = new PaymentAtGateway(context, intent);
  const { transaction_id: transactionId, due_minor: whole } = intent;
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const status = await payment.status();
    const step = nextMoneyStep(due, status);
    if (step.kind === 'reached') return { state: step.state, isUnknown: status === undefined };
    // The gateway may have given back a part of which nobody heard: asked again by its key it says so.
    if (step.call === 'refund') await settleRefunds(context, transactionId, 'refund-due');
    const before = await givenBack(context.database.db, transactionId);
    if (step.call !== 'refund' || before < whole) await payment.settle(step.call, before);
  }
  throw new Error(`The gateway does not come to '${due}'.`);
}

/** Whether a call that would open or hold a payment was given up, and a provider that is slow may still act on it. */
async function isUnanswered(tx: Transaction<Tables>, intent: Intent): Promise<boolean> {
  if (intent.answer === null) return true;
  const abandoned = await tx
    .selectFrom('order_event')
    .select('id')
    .where('transaction_id', '=', intent.transaction_id)
    .where('kind', '=', 'payment-abandoned' satisfies IntentEvent)
    .executeTakeFirst();
  return abandoned !== undefined;
}

/** Promises again to let go what a provider that never answered has come to hold since its money counted as let go. */
export async function promiseAgain(context: OrderContext, intent: Intent): Promise<void> {
  const status = await new PaymentAtGateway(context, intent).status();
  if (nextMoneyStep('void-due', status).kind === 'reached') return;
  await context.database.db.transaction().execute(async (tx) => {
    const locked = await lockKnownIntent(tx, intent.transaction_id);
    await updateIntent(tx, locked, { money: requestMoney(locked.money, 'void') });
  });
}

/**
 * Keeps the promise about an order's money, if there is one. What is due was stored with the fact that caused it, so
 * that this may run any number of times, by any process, after any crash [TRK-38]. Failures are left to the next run.
 */
export async function settleMoney(context: OrderContext, transactionId: string): Promise<void> {
  const { database, log } = context;
  try {
    const intent = await findIntent(database.db, transactionId);
    if (!intent || !isDue(intent.money)) return;
    const due = intent.money;
    const { state, isUnknown } = await reach(context, intent, due);
    await database.db.transaction().execute(async (tx) => {
      const locked = await lockIntent(tx, transactionId);
      // Something else became due meanwhile: that is for its own run.
      if (locked?.money !== due) return;
      const isWatched = isUnknown && (await isUnanswered(tx, locked));
      await addEvents(tx, transactionId, [{ kind: `money-${state}` }]);
      await updateIntent(tx, locked, {
        money: state,
        claimed_until: null,
        ...(isWatched && { watched_until: momentIn(longestDelayMs) }),
      });
      if (state === 'refunded') await endRefunds(tx, transactionId);
    });
    if (state === 'captured') await settleRefunds(context, transactionId);
  } catch (error) {
    log.warn({ err: error, transactionId }, 'money not settled yet');
  }
}
