import { isDue, nextMoneyStep, type MoneyDue } from '../../core/payments/held-money.ts';
import { findIntent, type Intent, lockIntent } from '../intents/intent-repository.ts';
import { addEvents, updateIntent } from '../intents/write-intent.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { PaymentAtGateway } from './payment-at-gateway.ts';
import { endRefunds, givenBack, settleRefunds } from './settle-refunds.ts';

/** Calls it can take at most: a hold that was captured meanwhile is refunded. */
const mostSteps = 4;

/** Whether the call that opened a payment was given up, and a provider that is slow may still act on it. */
const mayYetOpen = ({ answer, is_over: isOver }: Intent): boolean => answer === null && !isOver;

/** Brings a gateway to what is due; answers the state that is reached, or nothing where that takes longer. */
async function reach(context: OrderContext, intent: Intent, due: MoneyDue) {
  const payment = new PaymentAtGateway(context, intent);
  const { transaction_id: transactionId, due_minor: whole } = intent;
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const status = await payment.status();
    const step = nextMoneyStep(due, status, { mayYetOpen: mayYetOpen(intent) });
    if (step.kind === 'wait') return undefined;
    if (step.kind === 'reached') return step.state;
    // The gateway may have given back a part of which nobody heard: asked again by its key it says so.
    if (step.call === 'refund') await settleRefunds(context, transactionId, 'refund-due');
    const before = await givenBack(context.database.db, transactionId);
    if (step.call !== 'refund' || before < whole) await payment.settle(step.call, before);
  }
  throw new Error(`The gateway does not come to '${due}'.`);
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
    const reached = await reach(context, intent, due);
    if (reached === undefined) return;
    await database.db.transaction().execute(async (tx) => {
      const locked = await lockIntent(tx, transactionId);
      // Something else became due meanwhile: that is for its own run.
      if (locked?.money !== due) return;
      await addEvents(tx, transactionId, [{ kind: `money-${reached}` }]);
      await updateIntent(tx, locked, { money: reached, claimed_until: null });
      if (reached === 'refunded') await endRefunds(tx, transactionId);
    });
    if (reached === 'captured') await settleRefunds(context, transactionId);
  } catch (error) {
    log.warn({ err: error, transactionId }, 'money not settled yet');
  }
}
