import type { HutStatusSummary, Preauthorisation } from '../../schemas/types/http/orders.ts';
import { cardDetailsAddress } from '../payments/card-details.ts';
import { declaredType, walletPayload } from '../../core/payments/payment-types.ts';
import { nextStep } from './next-step.ts';
import { dealsPath } from './order-addresses.ts';
import type { OrderAttempt } from './order-attempt.ts';
import { isAnswer, isRefusal, preauthoriseProblem } from './order-failures.ts';
import type { OrderFacts } from '../../core/orders/order-request-mapper.ts';
import type { OrderPiece, OrderWork } from './order-work.ts';

/** The form has no error; it shows those it has [ORD-61]. */
export const validate: OrderPiece = async (work) =>
  (await work.validateForm()) ? 'passed' : 'stopped';

/** The hut takes the order now; a look-up that fails is left to the server to decide [ORD-62]. */
export const checkHut: OrderPiece = async ({ environment, facts, tellHutClosed }) => {
  const order = facts();
  if (!order) return 'stopped';
  const { hut, disposition } = order;
  try {
    const status: HutStatusSummary | undefined = await environment.huts.status(hut.sector, hut.id);
    const availability = status?.web[disposition.when][disposition.type];
    if (availability === undefined || availability === 'AVAILABLE') return 'passed';
  } catch (error) {
    environment.report('warning', 'The status of the hut could not be read', { error });
    return 'passed';
  }
  tellHutClosed();
  return 'stopped';
};

/** There is something to order [ORD-63]. */
export const checkBasket: OrderPiece = async ({ isBasketEmpty, goTo }) => {
  if (!isBasketEmpty()) return 'passed';
  goTo(dealsPath);
  return 'stopped';
};

/** A scheduled time lies ahead [ORD-64]. */
export const checkTime: OrderPiece = async ({ environment, facts, askForNewTime }) => {
  const { when, time } = facts()?.disposition ?? { when: 'asap' };
  if (when === 'asap' || (time !== undefined && time > environment.now())) return 'passed';
  askForNewTime();
  return 'stopped';
};

/** Makes the call, the key of which is remembered until its answer is here. */
const call = async (
  { endCall, environment, startCall }: OrderWork,
  { key, request }: OrderAttempt,
  { payments }: OrderFacts['manifest'],
): Promise<Preauthorisation> => {
  const replaced = startCall(key);
  const send = () => environment.orders.preauthorise(request, key, replaced);
  try {
    return await send().catch((error: unknown) => {
      // What a wallet gave is given once: the customer could not repeat this very call by pressing again.
      if (isAnswer(error) || !walletPayload(request.payment, payments)) throw error;
      return send();
    });
  } catch (error) {
    if (isRefusal(error)) endCall(key);
    throw error;
  }
};

/**
 * The order with what its wallet gave. A payload that is there but empty is waited for once and read again; the mappers
 * then refuse an order without it [ORD-42, ORD-43, CST-50].
 */
const factsWithPayload = async ({
  environment,
  facts,
}: OrderWork): Promise<OrderFacts | undefined> => {
  const order = facts();
  const given = Object.values(order?.payloads ?? {});
  if (!order || !given.some((payload) => Object.keys(payload).length === 0)) return order;
  await environment.wait(order.manifest.payments.walletPayloadWaitMs);
  return facts();
};

/** What the failure of an order is called where its payment type has a message of its own [ORD-78]. */
const failureOfType = ({ paymentType, manifest }: OrderFacts): string | undefined =>
  declaredType(paymentType, manifest.payments)?.failure;

/** Obtains the answer and reads from it what follows [ORD-60, ORD-65]. */
export const preauthorise: OrderPiece = async (work) => {
  await work.lookedUp();
  const order = await factsWithPayload(work);
  if (!order || !work.isIn('pre-authorising')) return 'stopped';
  if (!work.isAgreed(order)) {
    work.fail({ modal: 'pre-authorise', name: 'BAD_PRICE_INTEGRITY' });
    return 'stopped';
  }
  try {
    const answer = await call(work, work.attempt(order), order.manifest);
    work.keep(answer);
    const step = nextStep(answer);
    if (step === 'place') return 'goes-direct';
    if (step === 'step-up') throw new Error('No payment type of the market has a step-up.');
    const { deliveryAddress, disposition } = order;
    const postcode = deliveryAddress?.postcode ?? '';
    const place = { postcode, disposition, etaType: work.etaType() };
    const address = cardDetailsAddress(answer, place);
    work.keepForm(address);
    work.goTo(address);
    return 'goes-to-provider';
  } catch (error) {
    work.environment.report('warning', 'The order was not pre-authorised', { error });
    const problem = preauthoriseProblem(error, failureOfType(order));
    if (problem.kind === 'already-placed') {
      work.takePlaced(problem.transactionId);
      return 'placed';
    }
    if (problem.kind === 'signed-out') await work.leaveAccount(error);
    else if (problem.kind === 'hut-closed') work.tellHutClosed();
    else if (problem.kind === 'time-past') work.askForNewTime();
    else if (problem.kind === 'not-delivered') work.refuseAddress(problem.message);
    else {
      work.fail(problem.failure);
      if (problem.kind === 'earlier-placed') work.forgetLeft();
      if (problem.kind === 'used-up') work.giveUp();
      if (problem.kind === 'prices-changed') await work.refreshCatalogue();
    }
    return 'stopped';
  }
};
