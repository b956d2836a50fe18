import type { SandboxOutcome } from './sandbox-card.ts';
import type { Database, StorageLog } from '../../storage/database.ts';
import { momentIn } from '../../storage/moments.ts';
import { repeat, type Repetition } from '../../shell/repeat.ts';
import { type Notification, signedPart } from '../notification.ts';
import type { SandboxGateway } from './sandbox-gateway.ts';
import { changePayment, lockDuePayments } from './sandbox-repository.ts';

/** Hands a notification to the shop; throws when it was not taken. */
export type Deliver = (notification: Notification) => Promise<void>;

/** How often the sandbox looks for payments that settle now, and how long it waits to repeat a notification. */
const everyMs = 500;
const repeatAfterMs = 2_000;

/**
 * Settles the pending payments whose time has come and tells the shop, again and again until it took the message.
 * Several processes share the work.
 */
export function startSettler(
  { database, log }: { readonly database: Database; readonly log: StorageLog },
  gateway: SandboxGateway,
  deliver: Deliver,
): Repetition {
  return repeat({ everyMs, log, name: 'sandbox settler' }, async () => {
    const due = await database.db.transaction().execute(async (tx) => {
      const payments = await lockDuePayments(tx, Math.max(gateway.settleDelayMs, repeatAfterMs));
      for (const { transaction_id } of payments) {
        await changePayment(tx, transaction_id, { settle_at: momentIn(repeatAfterMs) });
      }
      return payments;
    });
    for (const { transaction_id: transactionId, status, outcome } of due) {
      const settled =
        status === 'pending'
          ? await gateway.settle(transactionId, (outcome ?? 'approve') as SandboxOutcome)
          : status;
      if (settled === undefined) continue;
      const message = {
        notificationId: `${transactionId}:${settled}`,
        transactionId,
        status: settled,
      };
      await deliver({ ...message, signature: gateway.sign(signedPart(message)) });
      await changePayment(database.db, transactionId, { settle_at: null });
    }
  });
}
