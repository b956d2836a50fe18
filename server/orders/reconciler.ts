import { isEnded } from '../../core/orders/order-intent.ts';
import { applyGatewayStatus } from './take-notification.ts';
import { settleMoney } from '../payments/settle-money.ts';
import { settleRefunds } from '../payments/settle-refunds.ts';
import { PaymentAtGateway } from '../payments/payment-at-gateway.ts';
import { repeat, type Repetition } from '../shell/repeat.ts';
import { hasCome, isDueBy, momentIn } from '../storage/moments.ts';
import { findIntent } from '../intents/intent-repository.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { endLife } from '../intents/while-alive.ts';

/** How the reconciler works, in milliseconds. */
export interface ReconcilerPace {
  readonly everyMs: number;
  /** An order that changed more recently is left to whoever works on it. */
  readonly quietMs: number;
  /** How long an order is one process's own; also the pause before it is looked at again. */
  readonly claimMs: number;
}

const reconcilerPace: ReconcilerPace = { everyMs: 5_000, quietMs: 3_000, claimMs: 15_000 };

/** Most orders of one round. */
const batch = 50;

/**
 * Takes the order that has waited longest to be settled; no two processes get the same one. One at a time: what a process
 * had taken when it died waits until its claim ends.
 */
async function claimNext(
  { database }: OrderContext,
  { quietMs, claimMs }: ReconcilerPace,
): Promise<string | undefined> {
  const claimed = await database.db
    .updateTable('order_intent')
    .set({ claimed_until: momentIn(claimMs) })
    .where('transaction_id', '=', (unsettled) =>
      unsettled
        .selectFrom('order_intent')
        .select('transaction_id')
        .where(({ eb, or }) =>
          or([eb('claimed_until', 'is', null), isDueBy('claimed_until', claimMs)]),
        )
        .where(({ eb, or }) =>
          or([
            eb('updated_at', '<=', momentIn(-quietMs)),
            // Written before the clock of the database was set back.
            eb('updated_at', '>', momentIn(claimMs)),
          ]),
        )
        .where(({ eb, and, exists, or }) =>
          or([
            eb('money', 'in', ['capture-due', 'void-due', 'refund-due']),
            and([
              eb('money', '=', 'captured'),
              exists(
                unsettled
                  .selectFrom('order_refund')
                  .select('id')
                  .whereRef('order_refund.transaction_id', '=', 'order_intent.transaction_id')
                  .where('done_at', 'is', null),
              ),
            ]),
            and([
              eb('state', 'in', ['created', 'authorising', 'authorised', 'placing']),
              or([eb('gateway', 'is not', null), hasCome('expires_at')]),
            ]),
          ]),
        )
        .orderBy('updated_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('transaction_id')
    .executeTakeFirst();
  return claimed?.transaction_id;
}

/** Settles one order by what the gateway and the clock say. */
async function reconcile(context: OrderContext, transactionId: string): Promise<void> {
  const { db } = context.database;
  const intent = await findIntent(db, transactionId);
  if (!intent) return;
  if (!isEnded(intent.state) && intent.gateway !== null) {
    const status = await new PaymentAtGateway(context, intent).standing();
    if (status === 'approved' || status === 'captured') {
      await applyGatewayStatus(context, transactionId, status);
    }
  }
  await endLife(context, transactionId);
  await settleMoney(context, transactionId);
  await settleRefunds(context, transactionId);
}

/**
 * Finishes what a crash, a lost answer or a customer who went away left open: at the start of the server and from
 * then on. Any number of processes share the work. See docs/decisions/exactly-once.md.
 */
export function startReconciler(
  context: OrderContext,
  pace: ReconcilerPace = reconcilerPace,
): Repetition {
  const { log } = context;
  return repeat({ everyMs: pace.everyMs, log, name: 'reconciler' }, async () => {
    for (let done = 0; done < batch; done += 1) {
      const transactionId = await claimNext(context, pace);
      if (transactionId === undefined) return;
      try {
        await reconcile(context, transactionId);
      } catch (error) {
        log.warn({ err: error, transactionId }, 'order not settled yet');
      }
    }
  });
}
