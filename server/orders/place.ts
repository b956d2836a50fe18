import { toDecimal } from '../../core/money/money.ts';
import { usualEta } from '../../core/tracking/estimate.ts';
import { signedReturn } from '../../core/payments/returned-values.ts';
import { storedType } from '../../core/payments/stored-type.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { PlaceRequest, Placement } from '../../schemas/types/http/orders.ts';
import { authorisePayment } from '../payments/authorise-payment.ts';
import { bearsHolds } from '../gift-cards/read-credit.ts';
import { checkAccount } from './check-account.ts';
import { invalidRequest } from './check-request.ts';
import { digestOf } from './new-intent.ts';
import { findIntent, type Intent } from '../intents/intent-repository.ts';
import type { OrderContext } from '../intents/order-context.ts';
import {
  alreadyPlaced,
  failureOf,
  insufficientCredit,
  notPlaced,
  OrderFailureError,
  outcomeUnknown,
  paymentRefused,
  usedUp,
} from '../intents/order-failure.ts';
import { isOrderState } from '../intents/order-state.ts';
import { openShopOf, placeApproved, type PlaceOutcome } from './place-approved.ts';
import type { Fact } from '../intents/record-facts.ts';
import { whileAlive } from '../intents/while-alive.ts';
import { logSecurityEvent } from '../shell/security-events.ts';
import { handedOrder, pointOfSaleOf } from '../tracking/hut-till.ts';

/** A place call. */
export interface PlaceCall {
  readonly request: PlaceRequest;
  readonly idToken?: string | undefined;
  /** Resolves when the caller has gone away. */
  readonly isGone: Promise<void>;
}

/** An answer of place with its status: 200 placed, 202 not yet [ORD-91, ORD-92]. */
export interface PlaceAnswer {
  readonly status: 200 | 202;
  readonly placement: Placement;
}

/** What was agreed on at pre-authorise and may not differ at place. */
const agreed = (
  { hut, disposition, deals, discount, voucher, surcharges, payment }: OrderRequest | PlaceRequest,
  type: string,
): string => {
  const { amount, currency, credits } = payment;
  return digestOf({
    hut,
    disposition,
    deals,
    discount,
    voucher,
    surcharges,
    payment: {
      type,
      amount,
      currency,
      credits: credits?.map(({ pin: _pin, ...credit }) => credit),
    },
  });
};

/** The order to be placed is the one that was priced: it is honoured as priced then [ORD-109]. */
const isSameOrder = (context: OrderContext, intent: Intent, request: PlaceRequest): boolean => {
  const manifest = context.markets.byId(intent.market)?.market.manifest;
  const type = manifest
    ? storedType(request.payment.type, manifest.payments)
    : request.payment.type;
  return agreed(intent.request, intent.request.payment.type) === agreed(request, type);
};

async function intentFor(context: OrderContext, { request }: PlaceCall): Promise<Intent> {
  const intent = await findIntent(context.database.db, request.transactionId);
  if (!intent) {
    throw new OrderFailureError(404, {
      name: 'NOT_FOUND',
      message: 'Nothing was pre-authorised under this transaction id.',
      transactionId: request.transactionId,
    });
  }
  const named = { transactionId: intent.transaction_id };
  const ids = {
    ...named,
    orderId: intent.order_id,
    customerOrderReference: intent.customer_order_reference,
  };
  if (!isOrderState(context.stateSecret, request.orderState, ids)) {
    logSecurityEvent(context.log, { kind: 'forged-order-state', ...named });
    throw invalidRequest([{ field: 'orderState', reason: 'is not the one of this transaction' }]);
  }
  const { state } = await whileAlive(context, intent);
  if (state === 'placed') throw alreadyPlaced(intent);
  if (!isSameOrder(context, intent, request)) {
    logSecurityEvent(context.log, { kind: 'altered-order', ...named });
    throw failureOf(intent, 422, {
      name: 'BAD_PRICE_INTEGRITY',
      message: 'failed price integrity check',
    });
  }
  await assertCredit(context, intent, request);
  return intent;
}

/** The gift card is checked again before anything is charged [ORD-84]. */
async function assertCredit(
  { database, markets, now, log }: OrderContext,
  intent: Intent,
  { payment }: PlaceRequest,
): Promise<void> {
  const [credit] = payment.credits ?? [];
  const running = markets.byId(intent.market);
  if (!credit || !running) return;
  const { extensions } = running.market;
  const facts = { db: database.db, market: intent.market, extensions, now: now(), log };
  const { number, pin = '' } = credit;
  if (!(await bearsHolds(facts, { number, pin }))) {
    const { status, name, message } = insufficientCredit();
    throw failureOf(intent, status, { name, message });
  }
}

const answerOf = (
  intent: Intent,
  status: Placement['status'],
  more: Partial<Placement> = {},
): Placement => ({
  orderId: intent.order_id,
  customerOrderReference: intent.customer_order_reference,
  transactionId: intent.transaction_id,
  status,
  total: toDecimal(intent.total_minor),
  ...more,
});

const hutClosed = (intent: Intent): OrderFailureError =>
  failureOf(intent, 409, {
    name: 'HUT_NOT_OPEN',
    message: `${intent.priced.hut.name} is closed. No payment is taken.`,
  });

async function complete(
  context: OrderContext,
  intent: Intent,
  approval: readonly Fact[],
): Promise<PlaceOutcome> {
  try {
    return await placeApproved(context, intent, approval);
  } catch (error) {
    context.log.error({ err: error, transactionId: intent.transaction_id }, 'outcome not known');
    throw outcomeUnknown(intent);
  }
}

/**
 * Places a pre-authorised order (docs/spec/orders.md): asks the gateway about its payment, then stores it.
 * @throws OrderFailureError
 */
export async function place(context: OrderContext, call: PlaceCall): Promise<PlaceAnswer> {
  const { request } = call;
  await checkAccount(context, call.idToken, request.customer.accountId);
  const intent = await intentFor(context, call);
  const shop = await openShopOf(context, intent);
  const till = shop && pointOfSaleOf(shop.running.market.extensions, shop.manifest);
  if (till) {
    const reached = till.reach(handedOrder(intent)).then(() => true);
    // Nobody waits any more: nothing is authorised for them.
    if (!(await Promise.race([reached, call.isGone.then(() => false)]))) throw usedUp(intent);
  }
  const approval: Fact[] = [];
  if (shop && intent.gateway !== null && intent.state !== 'authorised') {
    const standing = await authorisePayment(context, intent, {
      cardToken: request.paymentAuthorisationResponse,
      returned: signedReturn(request),
    });
    if (standing.kind === 'challenge') {
      const placement = answerOf(intent, 'CHALLENGE', { threeDSUrl: standing.url });
      return { status: 202, placement };
    }
    if (standing.kind === 'pending') {
      return { status: 202, placement: answerOf(intent, 'PENDING') };
    }
    if (standing.kind === 'refused') throw paymentRefused(intent, standing.code);
    approval.push({ event: 'payment-approved' });
  }
  const outcome = await complete(context, intent, approval);
  switch (outcome.kind) {
    case 'placed': {
      const eta = shop && usualEta(shop.hut, intent.request.disposition);
      return { status: 200, placement: answerOf(outcome.intent, 'CONFIRMING', eta && { eta }) };
    }
    case 'already-placed':
      throw alreadyPlaced(outcome.intent);
    case 'hut-closed':
      throw hutClosed(outcome.intent);
    case 'ended':
      throw usedUp(outcome.intent);
    case 'failed':
      throw notPlaced(outcome.intent);
  }
}
