import type { GatewayStatus } from '../../core/payments/gateway-status.ts';
import type { AuthoriseResult, ReturnQuery } from '../../core/payments/gateway-payment.ts';
import { isLateAnswer } from './late-answer.ts';
import { paymentErrors } from '../../core/payments/payment-errors.ts';
import { nextIntent, type IntentEvent } from '../../core/orders/order-intent.ts';
import { type Intent, lockIntent } from '../intents/intent-repository.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { alreadyPlaced, failureOf, OrderFailureError } from '../intents/order-failure.ts';
import { recordFacts } from '../intents/record-facts.ts';
import { logSecurityEvent } from '../shell/security-events.ts';
import { PaymentAtGateway } from './payment-at-gateway.ts';
import { settleMoney } from './settle-money.ts';

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

/**
 * Writes a fact about a payment that does not place its order.
 * @returns the order as it stands now: another call may have placed it meanwhile
 */
export async function recordPaymentFact(
  context: OrderContext,
  transactionId: string,
  event: Extract<IntentEvent, 'payment-refused' | 'payment-abandoned'>,
  detail: Readonly<Record<string, unknown>>,
): Promise<Intent | undefined> {
  return context.database.db.transaction().execute(async (tx) => {
    const locked = await lockIntent(tx, transactionId);
    if (!locked || !nextIntent(locked.state, event)) return locked;
    return recordFacts(context, tx, locked, [{ event, detail }]);
  });
}

/** What this call could not find out, or was refused, another tab's may have got. @throws OrderFailureError 410 */
function assertNotPlaced(intent: Intent | undefined): void {
  if (intent?.state === 'placed') throw alreadyPlaced(intent);
}

/** What the browser brought for a payment. */
export interface BroughtProof {
  /** A token of the gateway's frame or sheet. */
  readonly cardToken?: string | undefined;
  /** The signed query of a return address. */
  readonly returned?: ReturnQuery | undefined;
}

const isForged = async (payment: PaymentAtGateway, returned: ReturnQuery | undefined) =>
  returned !== undefined && (await payment.isOwnReturn(returned)) === false;

async function ask(
  payment: PaymentAtGateway,
  cardToken: string | undefined,
): Promise<AuthoriseResult> {
  if (cardToken !== undefined) return payment.authorise(cardToken);
  return { kind: 'status', status: (await payment.standing()) ?? 'created' };
}

function notUnderstood({ log }: OrderContext, intent: Intent, error: unknown): OrderFailureError {
  log.error({ err: error, transactionId: intent.transaction_id }, 'payment not understood');
  return failureOf(intent, 502, {
    name: paymentErrors.authorise,
    message: 'The payment gateway gave no answer that is understood; it will be asked again.',
    reasons: [{ code: 'payment-exception' }],
  });
}

/**
 * Asks the gateway how the payment of an order stands, holding the amount where the browser brought a card token.
 * What a browser says about its payment is never believed [ORD-90]; a return address with a wrong signature changes
 * nothing about it, so that nobody can end the payment of another. No transaction is open meanwhile.
 * @throws OrderFailureError 410 when another call has placed the order meanwhile; 504 when the gateway stays silent: then the payment is let go [PAY-165]; 502 when it cannot be
 * reached or answers what is not understood: then nothing is known, and the reconciler asks again [GTW-19]
 */
export async function authorisePayment(
  context: OrderContext,
  intent: Intent,
  { cardToken, returned }: BroughtProof,
): Promise<PaymentStanding> {
  const { transaction_id: transactionId } = intent;
  try {
    const payment = new PaymentAtGateway(context, intent);
    if (await isForged(payment, returned)) {
      logSecurityEvent(context.log, { kind: 'forged-return', transactionId });
      return { kind: 'refused', code: 'payment-exception' };
    }
    const standing = standingOf(await ask(payment, cardToken));
    if (standing.kind === 'refused') {
      const { code } = standing;
      assertNotPlaced(await recordPaymentFact(context, transactionId, 'payment-refused', { code }));
    }
    return standing;
  } catch (error) {
    if (error instanceof OrderFailureError) throw error;
    if (!isLateAnswer(error)) throw notUnderstood(context, intent, error);
    const late = { code: 'timeout' };
    assertNotPlaced(await recordPaymentFact(context, transactionId, 'payment-abandoned', late));
    await settleMoney(context, transactionId);
    throw failureOf(intent, 504, {
      name: paymentErrors.authorise,
      message: 'The payment gateway did not answer; no payment is taken.',
      reasons: [{ code: 'payment-timeout' }],
    });
  }
}
