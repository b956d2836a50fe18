import type { PayerCheckResult } from '../../core/payments/gateway-payment.ts';
import { paymentErrors } from '../../core/payments/payment-errors.ts';
import { originOf } from '../../core/shell/allowed-address.ts';
import type { PayerAuthAnswer, PayerAuthCheck } from '../../schemas/types/http/orders.ts';
import { findIntent, type Intent } from '../intents/intent-repository.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { alreadyPlaced, failureOf, OrderFailureError } from '../intents/order-failure.ts';
import { whileAlive } from '../intents/while-alive.ts';
import { notFound, wrongFields } from '../shell/problem-error.ts';
import { isLateAnswer } from './late-answer.ts';
import { recordPaymentFact } from './authorise-payment.ts';
import { hasStepUp, PaymentAtGateway } from './payment-at-gateway.ts';

/** Who calls, and where. */
interface PayerCaller {
  /** The id-token of a customer who is logged in. */
  readonly idToken: string | undefined;
  /** The site's own origin, scheme included. */
  readonly origin: string;
}

/** An account's order is authenticated by nobody else's account; its session may have ended meanwhile. */
async function assertOwn(
  { accountOf }: OrderContext,
  { account_id: owner }: Intent,
  idToken: string | undefined,
): Promise<void> {
  if (idToken === undefined) return;
  const caller = await accountOf(idToken);
  if (!caller) {
    throw new OrderFailureError(401, {
      name: 'UNAUTHENTICATED',
      message: 'The id-token is not valid.',
    });
  }
  if (owner !== null && owner !== caller.accountId) throw notFound('The payment');
}

/** The order whose payer is authenticated. */
async function intentFor(
  context: OrderContext,
  check: PayerAuthCheck,
  { idToken, origin }: PayerCaller,
): Promise<Intent> {
  const intent = await findIntent(context.database.db, check.transactionId);
  // The order id is known to whoever pre-authorised alone.
  if (!intent || intent.order_id !== check.orderId) throw notFound('The payment');
  await assertOwn(context, intent, idToken);
  if (!hasStepUp(context, intent) || intent.gateway === null) {
    throw failureOf(intent, 409, {
      name: 'NO_STEP_UP',
      message: 'The payment type has no payer authentication.',
    });
  }
  if (intent.payment_type !== check.paymentType) {
    throw wrongFields([{ field: 'paymentType', reason: 'is not the one of this payment' }]);
  }
  if (originOf(check.returnUrl) !== origin) {
    throw wrongFields([{ field: 'returnUrl', reason: 'must be on this site' }]);
  }
  const { state } = await whileAlive(context, intent);
  if (state === 'placed') throw alreadyPlaced(intent);
  return intent;
}

async function ask(
  context: OrderContext,
  intent: Intent,
  { sessionId, deviceData, returnUrl }: PayerAuthCheck,
): Promise<PayerCheckResult> {
  try {
    const payment = new PaymentAtGateway(context, intent);
    return await payment.stepUp({ sessionId, deviceData, returnUrl });
  } catch (error) {
    const { transaction_id: transactionId } = intent;
    context.log.error({ err: error, transactionId }, 'payer not authenticated');
    const isLate = isLateAnswer(error);
    throw failureOf(intent, isLate ? 504 : 502, {
      name: paymentErrors.authorise,
      message: isLate
        ? 'The payment gateway did not answer.'
        : 'The payment gateway gave no answer that is understood.',
      reasons: [{ code: isLate ? 'payment-timeout' : 'payment-exception' }],
    });
  }
}

/**
 * Has the gateway find out whether it is the payer who pays: at once, by a page of the bank, or not at all. Nothing is held
 * by it; place is called with what it came to [PAY-73, PAY-74, PAY-75, PAY-76].
 * @throws ProblemError 404 for a payment that is not the caller's, 400 for a return address elsewhere; OrderFailureError 409
 * for a type without a step-up or an order that ended, 410 for one that was placed, 502 and 504 for a gateway that gives no
 * answer
 */
export async function checkPayer(
  context: OrderContext,
  check: PayerAuthCheck,
  caller: PayerCaller,
): Promise<PayerAuthAnswer> {
  const intent = await intentFor(context, check, caller);
  const result = await ask(context, intent, check);
  switch (result.kind) {
    case 'completed':
      return { status: 'completed', paymentAuthorisationResponse: result.response };
    case 'challenge':
      return { status: 'challenge', stepUpUrl: result.url, accessToken: result.accessToken };
    case 'failed':
      await recordPaymentFact(context, intent.transaction_id, 'payment-refused', {
        code: 'payer-not-authenticated',
      });
      return { status: 'failed' };
  }
}
