import type { GatewayStatus } from '../../core/payments/gateway-status.ts';
import type { AuthoriseResult, PaymentGateway } from '../../core/payments/payment-gateway.ts';
import { LateAnswerError } from '../../core/engine/guard.ts';
import { paymentErrors } from '../../core/payments/payment-errors.ts';
import { nextIntent, type IntentEvent } from '../../core/orders/order-intent.ts';
import { type Intent, lockIntent } from '../intents/intent-repository.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { failureOf } from '../intents/order-failure.ts';
import { recordFacts } from '../intents/record-facts.ts';
import { settleMoney } from './settle-money.ts';
import { gatewayOf } from './gateways.ts';

/** How a payment stands when its order is to be placed. */
export type PaymentStanding =
  | { readonly kind: 'approved' }
  | { readonly kind: 'challenge'; readonly url: string }
  | { readonly kind: 'pending' }
  /** Declined, failed or cancelled: `code` says which. */
  | { readonly kind: 'refused'; readonly code: string };

const codes: Partial<Record<GatewayStatus, string>> = {
  created: 'payment-missing',
  exception: 'payment-exception',
  cancelled: 'payment-cancelled',
  voided: 'payment-cancelled',
  refunded: 'payment-cancelled',
};

const standingOf = (result: AuthoriseResult): PaymentStanding => {
  if (result.kind === 'challenge') return result;
  const { status } = result;
  if (status === 'approved' || status === 'captured') return { kind: 'approved' };
  if (status === 'pending') return { kind: 'pending' };
  return { kind: 'refused', code: codes[status] ?? 'payment-declined' };
};

/** Writes a fact about a payment that does not place its order. */
export async function recordPaymentFact(
  context: OrderContext,
  transactionId: string,
  event: Extract<IntentEvent, 'payment-refused' | 'payment-abandoned'>,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  await context.database.db.transaction().execute(async (tx) => {
    const locked = await lockIntent(tx, transactionId);
    if (!locked || !nextIntent(locked.state, event)) return;
    await recordFacts(context, tx, locked, [{ event, detail }]);
  });
}

async function ask(
  gateway: PaymentGateway,
  transactionId: string,
  cardToken: string | undefined,
): Promise<AuthoriseResult> {
  if (cardToken !== undefined) return gateway.authorise(transactionId, cardToken);
  return { kind: 'status', status: (await gateway.status(transactionId)) ?? 'created' };
}

/**
 * Asks the gateway how the payment of an order stands, holding the amount where the browser brought a card token.
 * What a browser says about its payment is never believed [ORD-90]. No transaction is open meanwhile.
 * @throws OrderFailureError 504 when the gateway stays silent: then the payment is let go [PAY-165]
 */
export async function authorisePayment(
  context: OrderContext,
  intent: Intent,
  cardToken: string | undefined,
): Promise<PaymentStanding> {
  const { transaction_id: transactionId } = intent;
  const gateway = gatewayOf(context, intent);
  try {
    const standing = standingOf(await ask(gateway, transactionId, cardToken));
    if (standing.kind === 'refused') {
      await recordPaymentFact(context, transactionId, 'payment-refused', { code: standing.code });
    }
    return standing;
  } catch (error) {
    if (!(error instanceof LateAnswerError)) throw error;
    await recordPaymentFact(context, transactionId, 'payment-abandoned', { code: 'timeout' });
    await settleMoney(context, transactionId);
    throw failureOf(intent, 504, {
      name: paymentErrors.authorise,
      message: 'The payment gateway did not answer; no payment is taken.',
      reasons: [{ code: 'payment-timeout' }],
    });
  }
}
