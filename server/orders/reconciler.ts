import { isEnded } from '../../core/orders/order-intent.ts';
import { isDue } from '../../core/payments/held-money.ts';
import { applyGatewayStatus } from './take-notification.ts';
import { promiseAgain, settleMoney } from '../payments/settle-money.ts';
import { settleRefunds } from '../payments/settle-refunds.ts';
import { PaymentAtGateway } from '../payments/payment-at-gateway.ts';
import { repeat, type Repetition } from '../shell/repeat.ts';
import type { Intent } from '../intents/intent-repository.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { endLife } from '../intents/while-alive.ts';
import { type ClaimPace, claimUnsettled } from './claim-unsettled.ts';

/** How the reconciler works. */
export interface ReconcilerPace extends ClaimPace {
  /** Longest pause between two rounds, in milliseconds. */
  readonly everyMs: number;
  /** How many orders a process takes and settles at once: most of the time each waits for its gateway. */
  readonly hands: number;
}

const reconcilerPace: ReconcilerPace = {
  everyMs: 5_000,
  quietMs: 3_000,
  claimMs: 15_000,
  hands: 16,
};

/** How often a round takes orders. */
const turns = 50;

/** What the gateway says of an attempt that is open; undefined where it is not, or nothing moves it. */
async function paidMeanwhile(context: OrderContext, intent: Intent) {
  if (isEnded(intent.state) || intent.gateway === null) return undefined;
  const status = await new PaymentAtGateway(context, intent).standing();
  return status === 'approved' || status === 'captured' ? status : undefined;
}

/** Settles one order by what the gateway and the clock say. */
async function reconcile(context: OrderContext, intent: Intent): Promise<void> {
  const transactionId = intent.transaction_id;
  const status = await paidMeanwhile(context, intent);
  if (status !== undefined) await applyGatewayStatus(context, transactionId, status);
  // An attempt that waits for its customer, as nearly all do, has nothing that could be due.
  else if (!isEnded(intent.state) && !intent.is_over && !isDue(intent.money)) return;
  await endLife(context, transactionId);
  if (intent.money === 'voided') await promiseAgain(context, intent);
  await settleMoney(context, transactionId);
  await settleRefunds(context, transactionId);
}

/** Leaves an order that cannot be settled yet for a later round. */
async function settle(context: OrderContext, intent: Intent): Promise<void> {
  try {
    await reconcile(context, intent);
  } catch (error) {
    context.log.warn({ err: error, transactionId: intent.transaction_id }, 'order not settled yet');
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
      await Promise.all(claimed.map((intent) => settle(context, intent)));
    }
  });
}
