import { isEnded } from '../../core/orders/order-intent.ts';
import { applyGatewayStatus } from './take-notification.ts';
import { settleMoney } from '../payments/settle-money.ts';
import { settleRefunds } from '../payments/settle-refunds.ts';
import { PaymentAtGateway } from '../payments/payment-at-gateway.ts';
import { repeat, type Repetition } from '../shell/repeat.ts';
import { findIntent } from '../intents/intent-repository.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { endLife } from '../intents/while-alive.ts';
import { type ClaimPace, claimUnsettled } from './claim-unsettled.ts';

/** How the reconciler works. */
export interface ReconcilerPace extends ClaimPace {
  /** Longest pause between two rounds, in milliseconds. */
  readonly everyMs: number;
  /** How many orders a process settles at once: most of the time each waits for its gateway. */
  readonly hands: number;
}

const reconcilerPace: ReconcilerPace = {
  everyMs: 5_000,
  quietMs: 3_000,
  claimMs: 15_000,
  hands: 4,
};

/** Most orders that each hand takes in a round. */
const batch = 50;

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
    await Promise.all(
      Array.from({ length: pace.hands }, async () => {
        for (let done = 0; done < batch; done += 1) {
          const transactionId = await claimUnsettled(context, pace);
          if (transactionId === undefined) return;
          try {
            await reconcile(context, transactionId);
          } catch (error) {
            log.warn({ err: error, transactionId }, 'order not settled yet');
          }
        }
      }),
    );
  });
}
