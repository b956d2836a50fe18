import type { OrderFailure } from '../../schemas/types/http/orders.ts';
import { paymentErrors } from '../../core/payments/payment-errors.ts';
import { HttpError } from '../kernel/http-client.ts';

/** What a customer is told when an order does not go on; each name is a wording key's end. */
export interface ShownFailure {
  readonly modal: 'pre-authorise' | 'authorise' | 'processed' | 'minimum-order' | 'method';
  readonly name: string;
  readonly transactionId?: string | undefined;
  readonly customerOrderReference?: string | undefined;
  /** Amount missing to the minimum, as a decimal. */
  readonly gap?: number | undefined;
}

/** Failures that have words of their own in the pre-authorisation modal [ORD-79, ORD-115]. */
const preauthoriseNames: readonly string[] = [
  'FailedAlcoholValidation',
  'AGE_NOT_CONFIRMED',
  'BAD_PRICE_INTEGRITY',
  'PAYMENT_TYPE_NOT_SUPPORTED',
  'PAYMENT_AMOUNT_TOO_HIGH',
  'INSUFFICIENT_CREDIT',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_UNPAID_ORDERS',
  'DRAFT',
];

/** Failures that have words of their own in the authorise modal [ORD-122]. */
const authoriseNames: readonly string[] = [
  'HUT_NOT_OPEN',
  'TOO_MANY_REQUESTS',
  paymentErrors.tokenExpired,
];

/** What is told when a way to pay cannot be used on this device now [PAY-134, PAY-135, PAY-181]. */
export const methodFailure = (
  why: 'unavailable' | 'blocked',
  ids: Pick<ShownFailure, 'transactionId' | 'customerOrderReference'> = {},
): ShownFailure => ({
  modal: 'method',
  name: why === 'blocked' ? 'POP_UP_BLOCKED' : 'Generic',
  ...ids,
});

const isFailure = (json: unknown): json is OrderFailure =>
  typeof json === 'object' && json !== null && 'name' in json && typeof json.name === 'string';

/** The failure a refusal carries; undefined when no answer came or it says nothing. */
const failureOfError = (error: unknown): OrderFailure | undefined =>
  error instanceof HttpError && isFailure(error.json) ? error.json : undefined;

const known = (names: readonly string[], name: string | undefined): string =>
  name !== undefined && names.includes(name) ? name : 'Generic';

/** Whether the server itself answered: anything else leaves open what became of the call. */
export const isAnswer = (error: unknown): boolean => failureOfError(error) !== undefined;

/** Whether the server refused the call, so that nothing is open under its key. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && error.status < 500 && isAnswer(error);

/** Whether an answer says that the payment could not be opened, or was refused. */
export const isPaymentRefusal = (error: unknown): boolean =>
  failureOfError(error)?.name === paymentErrors.preauthorise;

/** Whether an answer says that the customer is not signed in any more. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 401;

/**
 * What to do about a pre-authorisation that failed [ORD-74, ORD-75, ORD-76, ORD-77, ORD-78, ORD-79, ORD-81, ORD-83,
 * ORD-85].
 */
export type PreauthoriseProblem =
  /** The attempt that this one was to replace has been placed meanwhile: its order is shown, none is made. */
  | { readonly kind: 'already-placed'; readonly transactionId: string }
  /** An attempt of long ago was placed after all: the customer is told, and may order this one as well. */
  | { readonly kind: 'earlier-placed'; readonly failure: ShownFailure }
  /** The session is over: the customer may order as a guest. */
  | { readonly kind: 'signed-out' }
  /** The attempt has ended: its key leads to nothing any more. */
  | { readonly kind: 'used-up'; readonly failure: ShownFailure }
  | { readonly kind: 'hut-closed' }
  | { readonly kind: 'time-past' }
  /** The hut does not deliver to the address; `message` is a wording key. */
  | { readonly kind: 'not-delivered'; readonly message: string }
  | { readonly kind: 'prices-changed'; readonly failure: ShownFailure }
  | { readonly kind: 'show'; readonly failure: ShownFailure };

/** What the form says about an address that the server does not take [CHK-54, CHK-55, CHK-63]. */
const undeliveredMessages: Readonly<Partial<Record<string, string>>> = {
  NOT_DELIVERED: 'checkout.errors.notDelivered',
  OTHER_HUT_DELIVERS: 'checkout.errors.otherHut',
};

/** @param nameOfType what a failure is called that the payment type has a message of its own for [ORD-78] */
export const preauthoriseProblem = (
  error: unknown,
  nameOfType: string | undefined,
): PreauthoriseProblem => {
  const answer = failureOfError(error);
  const { transactionId, customerOrderReference, gap } = answer ?? {};
  const shown = (name: string): ShownFailure => ({
    modal: 'pre-authorise',
    name,
    transactionId,
    customerOrderReference,
  });
  if (answer?.name === 'ALREADY_PLACED' && transactionId !== undefined) {
    return { kind: 'already-placed', transactionId };
  }
  if (answer?.name === 'EARLIER_ORDER_PLACED') {
    return { kind: 'earlier-placed', failure: shown('EARLIER_ORDER_PLACED') };
  }
  if (isSignedOut(error)) return { kind: 'signed-out' };
  if (answer?.name === 'HUT_CLOSED') return { kind: 'hut-closed' };
  if (answer?.name === 'BAD_PRICE_INTEGRITY') {
    return { kind: 'prices-changed', failure: shown('BAD_PRICE_INTEGRITY') };
  }
  if (answer?.name === 'SCHEDULED_TIME_PAST') return { kind: 'time-past' };
  const undelivered = undeliveredMessages[answer?.name ?? ''];
  if (undelivered !== undefined) return { kind: 'not-delivered', message: undelivered };
  if (answer?.name === 'MIN_ORDER_NOT_MET') {
    return { kind: 'show', failure: { modal: 'minimum-order', name: answer.name, gap } };
  }
  const failure = shown(nameOfType ?? known(preauthoriseNames, answer?.name));
  return { kind: answer?.name === paymentErrors.tokenExpired ? 'used-up' : 'show', failure };
};

/** What to do about a place call that failed [ORD-94, ORD-95, ORD-96, ORD-97, ORD-98]. */
export type PlaceProblem =
  | { readonly kind: 'already-placed'; readonly orderId: string }
  /** The card was not taken; another try may be made. */
  | { readonly kind: 'declined'; readonly reason: string | undefined }
  | { readonly kind: 'cancelled' }
  /** It may have been placed: the answer did not come, or says that it cannot know. */
  | { readonly kind: 'unknown' }
  /** The transaction is over; `isOver` false leaves it to another try. */
  | { readonly kind: 'show'; readonly failure: ShownFailure; readonly isOver: boolean };

/** Another try with a card can help: it was declined, or never reached the gateway. */
const cardReasons: readonly string[] = ['payment-declined', 'payment-missing'];

export const placeProblem = (error: unknown): PlaceProblem => {
  const answer = failureOfError(error);
  const status = error instanceof HttpError ? error.status : undefined;
  const reason = answer?.reasons?.[0]?.code;
  if (status === 410 && answer?.orderId !== undefined) {
    return { kind: 'already-placed', orderId: answer.orderId };
  }
  if (status === undefined) return { kind: 'unknown' };
  if (status >= 500 && answer?.name !== paymentErrors.authorise) return { kind: 'unknown' };
  if (status === 402 && cardReasons.includes(reason ?? '')) return { kind: 'declined', reason };
  if (status === 402 && reason === 'payment-cancelled') return { kind: 'cancelled' };
  const failure: ShownFailure = {
    modal: 'authorise',
    name: known(authoriseNames, answer?.name),
    transactionId: answer?.transactionId,
    customerOrderReference: answer?.customerOrderReference,
  };
  return { kind: 'show', failure, isOver: status !== 402 && status !== 429 };
};
