import type { PaymentNextStep } from '../../core/payments/payment-gateway.ts';
import { nextIntent } from '../../core/orders/order-intent.ts';
import { toDecimal } from '../../core/money/money.ts';
import type { Preauthorisation } from '../../schemas/types.ts';
import { type Intent, lockIntent, updateIntent } from '../orders/intent-repository.ts';
import type { OrderContext } from '../orders/order-context.ts';
import { failureOf } from '../orders/order-failure.ts';
import { signOrderState } from '../orders/order-state.ts';
import { recordFacts } from '../orders/record-facts.ts';
import { toJson } from '../storage/json-text.ts';
import { withPatience } from './with-patience.ts';

/** What the browser goes on with [ORD-70]. */
const nextPart = (step: PaymentNextStep): Partial<Preauthorisation> => {
  switch (step.kind) {
    case 'none':
      return {};
    case 'token':
      return { token: step.token, tokenValidFrom: step.tokenValidFrom };
    case 'iframe':
    case 'redirect':
      return { iframeUrl: step.url };
    case 'three-ds':
      return { threeDSUrl: step.url };
  }
};

const answerOf = (
  context: OrderContext,
  intent: Intent,
  step: PaymentNextStep,
): Preauthorisation => {
  const ids = {
    transactionId: intent.transaction_id,
    orderId: intent.order_id,
    customerOrderReference: intent.customer_order_reference,
  };
  return {
    ...ids,
    orderState: signOrderState(context.stateSecret, ids),
    paymentType: intent.payment_type,
    totalPrice: toDecimal(intent.due_minor),
    ...nextPart(step),
  };
};

/**
 * Opens the payment of a stored intent and stores the answer. The gateway is asked outside of any transaction and
 * knows the transaction id again, so that whoever repeats this after a crash gets the same payment.
 * @throws OrderFailureError 502 `pre-authorise-error` when the gateway cannot open it
 */
export async function openPayment(
  context: OrderContext,
  intent: Intent,
): Promise<Preauthorisation> {
  const gateway = context.gatewayOf(intent.gateway ?? '');
  const step = await gatewayStep(context, intent, gateway);
  const answer = answerOf(context, intent, step);
  return context.database.db.transaction().execute(async (tx) => {
    const locked = await lockIntent(tx, intent.transaction_id);
    if (!locked) throw new Error('An intent is never deleted.');
    if (locked.answer) return locked.answer;
    const change = { answer: toJson(answer) };
    // A notification may have come before this answer: then the order is further already.
    if (nextIntent(locked.state, 'payment-opened')) {
      await recordFacts(tx, locked, [{ event: 'payment-opened' }], change);
    } else {
      await updateIntent(tx, intent.transaction_id, change);
    }
    return answer;
  });
}

async function gatewayStep(
  context: OrderContext,
  intent: Intent,
  gateway: ReturnType<OrderContext['gatewayOf']>,
): Promise<PaymentNextStep> {
  try {
    if (!gateway) throw new Error(`No payment gateway is called '${intent.gateway}'.`);
    return await withPatience(
      gateway.create({
        transactionId: intent.transaction_id,
        type: intent.payment_type,
        amount: { minor: intent.due_minor, currency: intent.currency },
        reference: intent.customer_order_reference,
      }),
      context.gatewayPatienceMs,
    );
  } catch (error) {
    context.log.error({ err: error, transactionId: intent.transaction_id }, 'payment not opened');
    throw failureOf(intent, 502, {
      name: 'pre-authorise-error',
      message: 'The payment could not be opened.',
    });
  }
}
