import type { GatewayStatus } from '../../core/payments/gateway-status.ts';
import type { PaymentNextStep } from '../../core/payments/gateway-payment.ts';
import { paymentErrors } from '../../core/payments/payment-errors.ts';
import { isEnded, nextIntent } from '../../core/orders/order-intent.ts';
import { toDecimal } from '../../core/money/money.ts';
import { requestMoney } from '../../core/payments/held-money.ts';
import type { Preauthorisation } from '../../schemas/types/http/orders.ts';
import { type Intent, lockKnownIntent } from '../intents/intent-repository.ts';
import { updateIntent } from '../intents/write-intent.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { alreadyPlaced, failureOf, usedUp } from '../intents/order-failure.ts';
import { signOrderState } from '../intents/order-state.ts';
import { recordFacts } from '../intents/record-facts.ts';
import { settleMoney } from './settle-money.ts';
import { type GivenToOpen, PaymentAtGateway } from './payment-at-gateway.ts';

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
    case 'pop-up': {
      const { apikey, data } = step;
      const opened = {
        ...(apikey !== undefined && { apikey }),
        ...(data && { providerData: data }),
      };
      return { next: 'provider', ...opened };
    }
    case 'step-up': {
      const { sessionId, collectionUrl } = step;
      return { payerAuth: { sessionId, ...(collectionUrl !== undefined && { collectionUrl }) } };
    }
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

/** Why a wallet's payment was not held; undefined when it is, or may still be. */
const refusals: Readonly<Partial<Record<GatewayStatus, string>>> = {
  declined: 'payment-declined',
  exception: 'payment-exception',
  cancelled: 'payment-cancelled',
};

/**
 * A wallet gives its token once: an order whose payment it did not hold ends, with all that it holds.
 * @returns the order as it stands now: somebody else may have opened or placed it meanwhile
 */
async function giveUp(
  context: OrderContext,
  { transaction_id: transactionId }: Intent,
  code: string,
): Promise<Intent> {
  return context.database.db.transaction().execute(async (tx) => {
    const locked = await lockKnownIntent(tx, transactionId);
    if (locked.state !== 'created') return locked;
    const detail = { code };
    return recordFacts(context, tx, locked, [
      { event: 'payment-opened' },
      { event: 'payment-refused', detail },
      { event: 'payment-abandoned', detail },
    ]);
  });
}

/**
 * Opens the payment with what a wallet or a card form gave, and finds out whether it was held. What this call could not find out
 * another may have: an order that was placed is no failure.
 */
async function openAndHold(
  context: OrderContext,
  intent: Intent,
  given: GivenToOpen,
): Promise<PaymentNextStep> {
  let code = 'payment-exception';
  let failure: unknown;
  try {
    const { payment, step } = await openAtGateway(context, intent, given);
    const status = await openingOf(context, intent, () => payment.standing());
    const refusal = refusals[status ?? 'exception'];
    if (refusal === undefined) return step;
    code = refusal;
  } catch (error) {
    failure = error;
  }
  const left = await giveUp(context, intent, code);
  if (left.state === 'placed') throw alreadyPlaced(left);
  if (!isEnded(left.state)) return { kind: 'none' };
  throw (
    failure ??
    failureOf(intent, 402, {
      name: paymentErrors.preauthorise,
      message: 'The payment was not approved.',
      reasons: [{ code }],
    })
  );
}

/**
 * Opens the payment of a stored intent and stores the answer. The gateway is asked outside of any transaction and
 * knows the transaction id again, so that whoever repeats this after a crash gets the same payment.
 * @param given with what a wallet or a card form gave the payment is held here, and one that is not ends the order
 * @throws OrderFailureError 502 `pre-authorise-error` when the gateway cannot open it, 402 when a wallet's is refused,
 * 410 when the order was placed while a wallet's answer was missing, 409 when it ended meanwhile
 */
export async function openPayment(
  context: OrderContext,
  intent: Intent,
  given: GivenToOpen = {},
): Promise<Preauthorisation> {
  const step = given.wallet
    ? await openAndHold(context, intent, given)
    : (await openAtGateway(context, intent, given)).step;
  const answer = answerOf(context, intent, step);
  const stored = await context.database.db.transaction().execute(async (tx) => {
    const locked = await lockKnownIntent(tx, intent.transaction_id);
    if (isEnded(locked.state) && locked.state !== 'placed') {
      // What the gateway opened after the end was let go is let go again.
      await updateIntent(tx, locked, { money: requestMoney(locked.money, 'void') });
      return undefined;
    }
    if (locked.answer) return locked.answer;
    const change = { answer };
    // A notification may have come before this answer: then the order is further already.
    if (nextIntent(locked.state, 'payment-opened')) {
      await recordFacts(context, tx, locked, [{ event: 'payment-opened' }], change);
    } else {
      await updateIntent(tx, locked, change);
    }
    return answer;
  });
  if (stored) return stored;
  await settleMoney(context, intent.transaction_id);
  throw usedUp(intent);
}

async function openAtGateway(
  context: OrderContext,
  intent: Intent,
  given: GivenToOpen,
): Promise<{ readonly payment: PaymentAtGateway; readonly step: PaymentNextStep }> {
  return openingOf(context, intent, async () => {
    const payment = new PaymentAtGateway(context, intent);
    return { payment, step: await payment.open(given) };
  });
}

/** What the gateway answers while a payment is opened. @throws OrderFailureError 502 where it gives no answer that is understood */
async function openingOf<Answer>(
  context: OrderContext,
  intent: Intent,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    context.log.error({ err: error, transactionId: intent.transaction_id }, 'payment not opened');
    throw failureOf(intent, 502, {
      name: paymentErrors.preauthorise,
      message: 'The payment could not be opened.',
    });
  }
}
