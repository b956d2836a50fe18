import type { OrderContext } from '../intents/order-context.ts';
import { takeDuePayments, wasTold } from '../payments/stored-payments.ts';
import { repeat, type Repetition } from '../shell/repeat.ts';
import { trialIn } from './gateway-routes.ts';

/** Where payments are settled, and the shop told. */
export interface SettlerParts {
  readonly context: OrderContext;
  /** Address of this server: it is told as a gateway elsewhere would tell it. */
  readonly origin: string;
  /** After how many milliseconds a pending payment settles by itself [PAY-149]. */
  readonly settleDelayMs: number;
}

/** How often due payments are looked for, and how long it takes to repeat a notification. */
const everyMs = 500;
const repeatAfterMs = 2_000;

/** Posts a notification to the server. @throws when it was not taken */
async function tell(origin: string, body: string): Promise<void> {
  const answer = await fetch(`${origin}/v1/payment-providers/notifications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(10_000),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The notification was answered ${answer.status}.`);
}

/**
 * Settles the pending payments whose time has come and tells the shop, again and again until it took the message.
 * Several processes share the work.
 */
export function startSettler({ context, origin, settleDelayMs }: SettlerParts): Repetition {
  const { database, log } = context;
  return repeat({ everyMs, log, name: 'sandbox settler' }, async () => {
    const trial = trialIn(context);
    if (!trial) return;
    const due = await takeDuePayments(database.db, { pauseMs: repeatAfterMs, settleDelayMs });
    for (const { transactionId, status } of due) {
      const settled = status === 'pending' ? await trial.settle(transactionId, 'approve') : status;
      if (settled === undefined) continue;
      await tell(origin, await trial.messageOf(transactionId, settled));
      await wasTold(database.db, transactionId);
    }
  });
}
