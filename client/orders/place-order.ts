import type { OrderSummary, PlaceRequest, Placement } from '../../schemas/types/http/orders.ts';
import { goesOn, isFailure } from '../../core/payments/step-up.ts';
import type { PolledPayment } from '../../core/payments/gateway-payment.ts';
import type { Environment, Environments } from '../kernel/environment.ts';
import type { HttpAnswer } from '../kernel/http-client.ts';
import { cardDetailsAddress, declinedAddress } from '../payments/card-details.ts';
import type { Roots } from '../root.ts';
import { isTestOrder } from '../../core/orders/is-test-order.ts';
import { checkoutSteps } from '../checkout/checkout-steps.ts';
import { giftCardType } from '../gift-cards/gift-card-store.ts';
import { summaryAddress } from './order-addresses.ts';
import { failOrder, leaveAccount } from './order-consequences.ts';
import { orderFacts, asGuest, placeRequest } from './order-request.ts';
import { isSignedOut, placeProblem, type ShownFailure } from './order-failures.ts';
import type { OrderFlowEvent, OrderStep } from './order-flow.ts';

// From a payment that was given to the order: one step a state, in the order of the flow.

const generic: ShownFailure = { modal: 'authorise', name: 'Generic' };

/**
 * The payer is authenticated, where the payment type wants it; only a completed authentication goes on [PAY-68]. The customer
 * stays on checkout, and who stopped it is told nothing [PAY-72].
 */
export const authenticate: OrderStep = async (root, { report }) => {
  const { order, payment, stepUp } = root;
  try {
    if (payment.stepUp) {
      const { outcome, response: token } = await stepUp.authenticate(payment.stepUp);
      if (goesOn(outcome) && token !== undefined) {
        payment.takeProof({ token });
        return 'payment-given';
      }
      if (!isFailure(outcome)) return 'stopped';
    }
  } catch (error) {
    report('warning', 'The payer could not be authenticated', { error });
  }
  const { transactionId, customerOrderReference } = order;
  failOrder(root, { ...generic, transactionId, customerOrderReference });
  return 'stopped';
};

/** How often placing is repeated by itself when the server says that the order is still open. */
const mostRepeats = 1;

/** Places the order once; whatever may have happened is found out and never paid twice [ORD-54, ORD-58]. */
export const place: OrderStep = async (root, environment) => {
  const { order, payment } = root;
  const { attempt, transactionId: id, state } = order;
  const { card, returned } = payment;
  const request = placeRequest({ attempt, transactionId: id, state, card, returned });
  if (!request) {
    failOrder(root, generic);
    return 'stopped';
  }
  if (request.transactionId === order.transactionIdSuccess) return 'placed';
  try {
    const { status, body } = await send(root, environment, request);
    if (status !== 202) return 'placed';
    if (body.threeDSUrl === undefined) return 'payment-pending';
    const { orderId, customerOrderReference, transactionId, total, threeDSUrl } = body;
    order.navigate(
      cardDetailsAddress(
        {
          orderId,
          customerOrderReference,
          transactionId,
          threeDSUrl,
          orderState: request.orderState,
          paymentType: request.payment.type,
          totalPrice: total,
        },
        {
          postcode: orderFacts(root, environment)?.deliveryAddress?.postcode ?? '',
          disposition: { time: undefined, ...request.disposition },
          etaType: order.etaType,
        },
      ),
    );
    return 'payment-challenged';
  } catch (error) {
    environment.report('warning', 'The order was not placed', { error });
    return afterPlaceFailed(root, error);
  }
};

/** The call; an order that was pre-authorised does not end with the session of its customer. */
const send = async (
  root: Roots['purchase'],
  environment: Environments['purchase'],
  request: PlaceRequest,
): Promise<HttpAnswer<Placement>> => {
  try {
    return await environment.orders.place(request);
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    await leaveAccount(root, environment, error);
    return environment.orders.place(asGuest(request));
  }
};

const afterPlaceFailed = (root: Roots['purchase'], error: unknown): OrderFlowEvent => {
  const problem = placeProblem(error);
  switch (problem.kind) {
    case 'already-placed':
      return 'placed';
    case 'unknown':
      return 'connection-lost';
    case 'declined':
      if (root.payment.isReturning) return refuseReturn(root, problem.reason);
      root.payment.declineCard();
      return 'payment-refused';
    case 'cancelled':
      return 'payment-refused';
    case 'show':
      failOrder(root, problem.failure);
      if (!problem.isOver) return 'payment-refused';
      root.order.giveUpAttempt();
      return 'stopped';
  }
};

/** An address said that all is well, and the gateway does not: nothing was paid, or the card was declined [PAY-52]. */
const refuseReturn = (root: Roots['purchase'], reason: string | undefined): OrderFlowEvent => {
  if (reason === 'payment-missing') failOrder(root, generic);
  else root.order.navigate(declinedAddress);
  return 'payment-refused';
};

/** Asks the gateway until it knows, or too long [PAY-130, PAY-131, PAY-132]. */
export const poll: OrderStep = async ({ order, payment }, environment) => {
  const { pollIntervalMs, pollTimeoutMs } = environment.market.manifest.payments;
  const { transactionId: id } = order;
  for (let waited = 0; waited < pollTimeoutMs; waited += pollIntervalMs) {
    if (id === undefined) break;
    await environment.wait(pollIntervalMs);
    if (order.flow !== 'polling') return 'stopped';
    const status = await statusOf(environment, id);
    if (status === 'approved') return 'payment-given';
    if (status !== 'pending') break;
  }
  payment.failPolling();
  return 'stopped';
};

/** One failed call does not end polling [PAY-132]. */
const statusOf = async (
  { payments, report }: Environments['purchase'],
  id: string,
): Promise<PolledPayment> => {
  try {
    return await payments.status(id);
  } catch (error) {
    report('warning', 'The state of the payment could not be read', { error });
    return 'pending';
  }
};

/** Finds out what became of an order whose placing got no answer, however long it takes. */
export const check: OrderStep = async (root, environment) => {
  const { order } = root;
  const { pollIntervalMs } = environment.market.manifest.payments;
  for (;;) {
    await environment.wait(pollIntervalMs);
    const id = order.transactionId;
    if (order.flow !== 'checking' || id === undefined) return 'stopped';
    const state = await stateOf(environment, id);
    if (state === 'placed') return 'placed';
    if (state === 'failed' || state === 'expired' || state === 'cancelled') {
      failOrder(root, generic);
      order.giveUpAttempt();
      return 'stopped';
    }
    if (state === undefined || state === 'placing') continue;
    if (order.repeats < mostRepeats) return 'still-open';
    // The attempt and its key stay: whoever presses again asks for this very order.
    failOrder(root, generic);
    return 'stopped';
  }
};

const stateOf = async (
  { orders, report }: Environments['purchase'],
  id: string,
): Promise<OrderSummary['state'] | undefined> => {
  try {
    return (await orders.summary(id)).state;
  } catch (error) {
    report('warning', 'The order could not be looked up', { error });
    return undefined;
  }
};

/** What follows a placed order, in the order of ORD-55. */
export const settleOrder = (
  {
    basket,
    checkout,
    giftCards,
    localisation,
    order,
    payment,
    tracking,
    unasked,
  }: Roots['purchase'],
  { market, track }: Pick<Environment, 'market' | 'track'>,
): void => {
  const id = order.transactionId ?? '';
  const { name = '', firstName, lastName } = checkout.values;
  const customer = {
    name,
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
  };
  const isTest = isTestOrder(customer, localisation.hut ?? {}, market.manifest.flags);
  track({ type: 'ORDER_PROCESSED', data: { transactionId: id, isTest } });
  payment.clear();
  track({ type: 'checkout-step', data: { step: checkoutSteps.summary } });
  order.leaveCheckout();
  tracking.reset();
  order.navigate(summaryAddress(id, order.etaType));
  checkout.endOrder();
  basket.clear();
  unasked.startOver();
  giftCards.clearCredits({ type: giftCardType });
  order.succeed(id);
};
