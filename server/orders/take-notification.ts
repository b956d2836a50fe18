import { findIntent, lockIntent } from '../intents/intent-repository.ts';
import { isEnded, nextIntent } from '../../core/orders/order-intent.ts';
import type { GatewayMessage, GatewayNotice } from '../../core/payments/gateway-payment.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { PaymentAtGateway } from '../payments/payment-at-gateway.ts';
import { gatewayOf } from '../payments/gateways.ts';
import { placeApproved } from './place-approved.ts';
import { recordFacts } from '../intents/record-facts.ts';
import { outcomeUnknown } from '../intents/order-failure.ts';
import { notFound, ProblemError } from '../shell/problem-error.ts';
import { logSecurityEvent } from '../shell/security-events.ts';
import { settleMoney } from '../payments/settle-money.ts';
import { recordPaymentFact } from '../payments/authorise-payment.ts';

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
      await recordFacts(context, tx, locked, [{ event: 'payment-approved' }]);
    });
    await settleMoney(context, transactionId);
  } else if (status === 'declined' || status === 'cancelled' || status === 'exception') {
    await recordPaymentFact(context, transactionId, 'payment-refused', { code: status });
  }
}

/** What a message says whose signature is that of a gateway of any market. */
async function readNotice(
  { markets, log }: Pick<OrderContext, 'markets' | 'log'>,
  message: GatewayMessage,
  name: string | undefined,
): Promise<GatewayNotice | undefined> {
  const gateways = markets
    .all()
    .flatMap(({ market }) => market.extensions.all('payment-gateway'))
    .filter(({ id }) => name === undefined || id === name);
  for (const gateway of gateways) {
    try {
      const notice = await gateway.verifyNotification(message);
      if (notice) return notice;
    } catch (error) {
      // The message may be another gateway's, which must not wait for this one to be fixed.
      log.warn({ err: error, gateway: gateway.id }, 'notification not read');
    }
  }
  return undefined;
}

/**
 * Takes a gateway's message about a payment. Its signature says who speaks; what is true is asked of the gateway
 * itself, so that messages may come late, twice or in any order [PAY-150].
 * @param gatewayName of the gateway that the provider's address names; every gateway is asked where it names none
 * @throws ProblemError 401 for a signature that is not that of the payment's gateway, 404 for a payment nobody knows;
 * OrderFailureError 503 where its effect is not known, so that it is sent again
 */
export async function takeNotification(
  context: OrderContext,
  message: GatewayMessage,
  gatewayName?: string,
): Promise<void> {
  const { db } = context.database;
  const read = await readNotice(context, message, gatewayName);
  const intent = read && (await findIntent(db, read.transactionId));
  if (read && !intent) throw notFound('The payment');
  const gateway = intent && gatewayOf(context, intent);
  const notice = await gateway?.verifyNotification(message);
  if (!gateway || !notice) {
    logSecurityEvent(context.log, { kind: 'forged-notification' });
    throw new ProblemError(401, 'UNAUTHENTICATED', 'The signature of the notification is wrong.');
  }
  const { notificationId, transactionId } = notice;
  const known = await db
    .selectFrom('provider_notification')
    .select('notification_id')
    .where('notification_id', '=', notificationId)
    .executeTakeFirst();
  if (known) return;
  try {
    const status = await new PaymentAtGateway(context, intent).standing();
    await applyGatewayStatus(context, transactionId, status);
  } catch (error) {
    context.log.error({ err: error, transactionId }, 'notification without effect yet');
    throw outcomeUnknown(intent);
  }
  // Last: a message is done with once its effect is stored, and a repeated effect is none.
  await db
    .insertInto('provider_notification')
    .values({ notification_id: notificationId, transaction_id: transactionId })
    .onConflict((conflict) => conflict.column('notification_id').doNothing())
    .execute();
}
