import { findIntent, lockIntent } from '../intents/intent-repository.ts';
import { isEnded, nextIntent } from '../../core/orders/order-intent.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { placeApproved } from './place-approved.ts';
import { recordFacts } from '../intents/record-facts.ts';
import { notFound, ProblemError } from '../shell/problem-error.ts';
import { logSecurityEvent } from '../shell/security-events.ts';
import { settleMoney } from '../payments/settle-money.ts';
import { recordPaymentFact } from '../payments/authorise-payment.ts';
import { type Notification, signedPart } from '../payments/notification.ts';
import { withPatience } from '../payments/with-patience.ts';

/**
 * Acts on how a gateway says that a payment stands, whoever asked it: an approved payment places its order once
 * [PAY-151], one that came too late is let go.
 */
export async function applyGatewayStatus(
  context: OrderContext,
  transactionId: string,
  status: string | undefined,
): Promise<void> {
  const { db } = context.database;
  const intent = await findIntent(db, transactionId);
  if (!intent || intent.state === 'placed') return;
  if (status === 'approved' || status === 'captured') {
    if (!isEnded(intent.state)) {
      await placeApproved(context, intent, [{ event: 'payment-approved' }]);
      return;
    }
    await db.transaction().execute(async (tx) => {
      const locked = await lockIntent(tx, transactionId);
      if (!locked || locked.state === 'placed' || !nextIntent(locked.state, 'payment-approved')) {
        return;
      }
      await recordFacts(tx, locked, [{ event: 'payment-approved' }]);
    });
    await settleMoney(context, transactionId);
  } else if (status === 'declined' || status === 'cancelled' || status === 'exception') {
    await recordPaymentFact(context, transactionId, 'payment-refused', { code: status });
  }
}

/**
 * Takes a gateway's message about a payment. Its signature says who speaks; what is true is asked of the gateway
 * itself, so that messages may come late, twice or in any order [PAY-150].
 * @throws ProblemError 401 for a wrong signature, 404 for a payment nobody knows
 */
export async function takeNotification(
  context: OrderContext,
  notification: Notification,
): Promise<void> {
  const { db } = context.database;
  const { notificationId, transactionId, signature } = notification;
  const intent = await findIntent(db, transactionId);
  const gateways = [intent?.gateway, ...context.markets.all().map(gatewayName)].flatMap((id) => {
    const gateway = context.gatewayOf(id ?? '');
    return gateway ? [gateway] : [];
  });
  const gateway = gateways.find((one) => one.verifySignature(signedPart(notification), signature));
  if (!gateway) {
    logSecurityEvent(context.log, { kind: 'forged-notification' });
    throw new ProblemError(401, 'UNAUTHENTICATED', 'The signature of the notification is wrong.');
  }
  if (!intent) throw notFound('The payment');
  const known = await db
    .selectFrom('provider_notification')
    .select('notification_id')
    .where('notification_id', '=', notificationId)
    .executeTakeFirst();
  if (known) return;
  const status = await withPatience(gateway.status(transactionId), context.gatewayPatienceMs);
  await applyGatewayStatus(context, transactionId, status);
  // Last: a message is done with once its effect is stored, and a repeated effect is none.
  await db
    .insertInto('provider_notification')
    .values({ notification_id: notificationId, transaction_id: transactionId })
    .onConflict((conflict) => conflict.column('notification_id').doNothing())
    .execute();
}

const gatewayName = ({ market }: ReturnType<OrderContext['markets']['all']>[number]): string =>
  market.manifest.payments.gateway;
