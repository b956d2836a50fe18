import type { HutStatusSummary, Preauthorisation } from '../../schemas/types/http/orders.ts';
import type { OrderFacts } from '../../core/orders/order-request-mapper.ts';
import { declaredType, givenPayload } from '../../core/payments/payment-types.ts';
import type { Environments } from '../kernel/environment.ts';
import { cardDetailsAddress } from '../payments/card-details.ts';
import type { Roots } from '../root.ts';
import {
  buildOrderRequest,
  orderFacts,
  attemptFor,
  type OrderAttempt,
  withoutPayloads,
} from './order-request.ts';
import { checkoutPath, dealsPath } from './order-addresses.ts';
import { failOrder, leaveAccount, refreshCatalogue, tellHutClosed } from './order-consequences.ts';
import {
  isAnswer,
  isPaymentRefusal,
  isRefusal,
  placeProblem,
  preauthoriseProblem,
} from './order-failures.ts';
import type { OrderFlowEvent, OrderStep } from './order-flow.ts';

// From the press of the button to the answer of the pre-authorisation: one step a state, in the order of the flow.

/** The form has no error; it shows those it has [ORD-61]. */
export const validate: OrderStep = async ({ formCheck }) =>
  (await formCheck.validate()) ? 'passed' : 'stopped';

/** The hut takes the order now; a look-up that fails is left to the server to decide [ORD-62]. */
export const checkHut: OrderStep = async (root, environment) => {
  const order = orderFacts(root, environment);
  if (!order) return 'stopped';
  const { hut, disposition } = order;
  try {
    const status: HutStatusSummary | undefined = await root.hutSearch.statusOf(hut);
    const availability = status?.web[disposition.when][disposition.type];
    if (availability === undefined || availability === 'AVAILABLE') return 'passed';
  } catch (error) {
    environment.report('warning', 'The status of the hut could not be read', { error });
    return 'passed';
  }
  tellHutClosed(root, environment);
  return 'stopped';
};

/** There is something to order [ORD-63]. */
export const checkBasket: OrderStep = async ({ basket, order }) => {
  if (!basket.isEmpty) return 'passed';
  order.navigate(dealsPath);
  return 'stopped';
};

/** A scheduled time lies ahead [ORD-64]. */
export const checkTime: OrderStep = async (root, environment) => {
  const { when, time } = orderFacts(root, environment)?.disposition ?? { when: 'asap' };
  if (when === 'asap' || (time !== undefined && time > environment.now())) return 'passed';
  root.order.setNeedsNewTime(true);
  return 'stopped';
};

/** Obtains the answer and reads from it what follows [ORD-60, ORD-65]. */
export const preauthorise: OrderStep = async (root, environment) => {
  const { order, payment } = root;
  await order.lookUp;
  const facts = await factsWithPayload(root, environment);
  if (!facts || order.flow !== 'pre-authorising') return 'stopped';
  if (![undefined, Math.max(0, facts.priced.amountDue)].includes(payment.agreedTotal)) {
    failOrder(root, { modal: 'pre-authorise', name: 'BAD_PRICE_INTEGRITY' });
    return 'stopped';
  }
  try {
    const attempt = attemptOf(root, environment, facts);
    const answer = await call(root, environment, attempt, facts.manifest);
    order.keepPreauthorisation(answer);
    const step = nextStep(answer);
    if (step === 'place') return 'goes-direct';
    if (step === 'step-up') {
      payment.startStepUp(answer);
      return 'goes-to-step-up';
    }
    const { deliveryAddress, disposition } = facts;
    const postcode = deliveryAddress?.postcode ?? '';
    const address = cardDetailsAddress(answer, { postcode, disposition, etaType: order.etaType });
    payment.setFormAddress(
      takesCardAtCheckout(answer.paymentType, facts.manifest) ? checkoutPath : address,
      answer.next === 'provider',
    );
    order.navigate(address);
    return 'goes-to-provider';
  } catch (error) {
    environment.report('warning', 'The order was not pre-authorised', { error });
    return afterRefusal(root, environment, facts, error);
  }
};

/**
 * The order with what its wallet gave. A payload that is there but empty is waited for once and read again; the mappers
 * then refuse an order without it [ORD-42, ORD-43, CST-50].
 */
const factsWithPayload = async (
  root: Roots['purchase'],
  environment: Environments['purchase'],
): Promise<OrderFacts | undefined> => {
  const facts = orderFacts(root, environment);
  const given = Object.values(facts?.payloads ?? {});
  if (!facts || !given.some((payload) => Object.keys(payload).length === 0)) return facts;
  await environment.wait(facts.manifest.payments.walletPayloadWaitMs);
  return orderFacts(root, environment);
};

/** The attempt for the order as it is now: the earlier one while that says the same [ORD-50]. Throws what a mapper throws. */
const attemptOf = (
  { order }: Roots['purchase'],
  { market, randomId }: Environments['purchase'],
  facts: OrderFacts,
): OrderAttempt => {
  const request = buildOrderRequest(market.extensions, facts);
  const earlier = order.isOver() || order.isSpent ? undefined : order.attempt;
  const attempt = attemptFor(withoutPayloads(request), earlier, randomId);
  order.setAttempt(attempt);
  // An earlier attempt is repeated to the letter: its estimates may have changed since.
  return { ...attempt, request: { ...attempt.request, payment: request.payment } };
};

/** Makes the call, the key of which is remembered until its answer is here. */
const call = async (
  { order }: Roots['purchase'],
  { orders }: Environments['purchase'],
  { key, request }: OrderAttempt,
  { payments }: OrderFacts['manifest'],
): Promise<Preauthorisation> => {
  const replaced = order.startCall(key);
  const send = () => orders.preauthorise(request, key, replaced);
  try {
    return await send().catch((error: unknown) => {
      // What a wallet gave is given once: the customer could not repeat this very call by pressing again.
      if (isAnswer(error) || !givenPayload(request.payment, payments)) throw error;
      return send();
    });
  } catch (error) {
    if (isRefusal(error)) order.endCall(key);
    throw error;
  }
};

/** What follows a pre-authorisation [ORD-65]. */
export type NextStep = 'provider' | 'step-up' | 'place';

/** Reads from the answer what follows: the provider's page or form, payer authentication, or placing [ORD-66]. */
export const nextStep = (answer: Preauthorisation): NextStep => {
  const { threeDSUrl, iframeUrl, token, customerOrderReference, next, payerAuth } = answer;
  const isAtProvider =
    [threeDSUrl, iframeUrl, token].some((part) => part !== undefined) ||
    (customerOrderReference !== '' && next === 'provider');
  if (isAtProvider) return 'provider';
  return payerAuth ? 'step-up' : 'place';
};

/** Whether the card of a type is typed at checkout, so that pre-authorising already tries it [PAY-28]. */
const takesCardAtCheckout = (
  type: string | undefined,
  { payments }: OrderFacts['manifest'],
): boolean => declaredType(type, payments)?.frame === 'checkout-form';

/** The card was declined, or the gateway failed: nothing was paid, and another card may be typed [PAY-160, PAY-162, PAY-165]. */
const refuseCardAtCheckout = (root: Roots['purchase'], error: unknown): OrderFlowEvent => {
  const problem = placeProblem(error);
  root.order.giveUpAttempt();
  root.payment.takeCardAtCheckout(undefined);
  if (problem.kind === 'declined') root.payment.refuseCard();
  else if (problem.kind !== 'cancelled') failOrder(root, { modal: 'authorise', name: 'Generic' });
  return 'stopped';
};

/** What is done about a pre-authorisation that failed. */
const afterRefusal = async (
  root: Roots['purchase'],
  environment: Environments['purchase'],
  { manifest, paymentType }: OrderFacts,
  error: unknown,
): Promise<OrderFlowEvent> => {
  const { formCheck, order } = root;
  if (takesCardAtCheckout(paymentType, manifest) && isPaymentRefusal(error)) {
    return refuseCardAtCheckout(root, error);
  }
  // Some payment types have a message of their own for it [ORD-78].
  const nameOfType = declaredType(paymentType, manifest.payments)?.failure;
  const problem = preauthoriseProblem(error, nameOfType);
  if (problem.kind === 'already-placed') {
    order.takePlaced(problem.transactionId);
    return 'placed';
  }
  if (problem.kind === 'signed-out') await leaveAccount(root, environment, error);
  else if (problem.kind === 'hut-closed') tellHutClosed(root, environment);
  else if (problem.kind === 'time-past') order.setNeedsNewTime(true);
  else if (problem.kind === 'not-delivered') formCheck.refuseAddress(problem.message);
  else {
    failOrder(root, problem.failure);
    if (problem.kind === 'earlier-placed') order.forgetLeft();
    if (problem.kind === 'used-up') order.giveUpAttempt();
    if (problem.kind === 'prices-changed') await refreshCatalogue(root, environment);
  }
  return 'stopped';
};
