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

/** How often a round takes orders, as many at a time as there are hands. */
const turns = 50;

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

/** Leaves an order that cannot be settled yet for a later round. */
async function settle(context: OrderContext, transactionId: string): Promise<void> {
  try {
    await reconcile(context, transactionId);
  } catch (error) {
    context.log.warn({ err: error, transactionId }, 'order not settled yet');
  }
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
    for (let turn = 0; turn < turns; turn += 1) {
      const claimed = await claimUnsettled(context, pace, pace.hands);
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((transactionId) => settle(context, transactionId)));
    }
  });
}
