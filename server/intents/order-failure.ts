import type { FulfilmentExtra } from '../../core/basket/fulfilment-extra.ts';
import { paymentErrors } from '../../core/payments/payment-errors.ts';
import type { OrderFailure } from '../../schemas/types/http/orders.ts';
import { ProblemError } from '../shell/problem-error.ts';
import { mostWrongFields } from '../shell/told-fields.ts';

/** An order call that fails: its status, and the answer whose name picks what the customer reads [ORD-72]. */
export class OrderFailureError extends ProblemError {
  constructor(status: number, { name, message, reasons, ...facts }: OrderFailure) {
    super(status, name, message, {
      ...facts,
      ...(reasons && { reasons: reasons.slice(0, mostWrongFields) }),
    });
  }
}

/** 422: what an order names of an extra is not kept for it [PRI-24]. */
export const extraUnavailable = ({ id }: Pick<FulfilmentExtra, 'id'>): OrderFailureError =>
  new OrderFailureError(422, {
    name: 'BAD_PRICE_INTEGRITY',
    message: 'failed price integrity check',
    reasons: [{ code: 'extra-unavailable', entity: id }],
  });

/** 422: the gift card does not cover what it is to pay [ORD-84]. */
export const insufficientCredit = (): OrderFailureError =>
  new OrderFailureError(422, {
    name: 'INSUFFICIENT_CREDIT',
    message: 'The gift card does not cover the amount.',
  });

/** Ids of an order that its failure answers carry. */
export interface OrderIds {
  readonly transaction_id: string;
  readonly customer_order_reference: string;
}

/** A failure of an order that exists. */
export const failureOf = (
  { transaction_id, customer_order_reference }: OrderIds,
  status: number,
  failure: OrderFailure,
): OrderFailureError =>
  new OrderFailureError(status, {
    ...failure,
    transactionId: transaction_id,
    customerOrderReference: customer_order_reference,
  });

/** 410: it has been placed; the answer says as which order [ORD-93]. */
export const alreadyPlaced = (ids: OrderIds & { readonly order_id: string }): OrderFailureError =>
  failureOf(ids, 410, {
    name: 'ALREADY_PLACED',
    message: 'The order has been placed already.',
    orderId: ids.order_id,
  });

/** 410: an attempt of long ago has been placed; its customer, who is at another order by now, does not know of it. */
export const earlierPlaced = (ids: OrderIds & { readonly order_id: string }): OrderFailureError =>
  failureOf(ids, 410, {
    name: 'EARLIER_ORDER_PLACED',
    message: 'An order that was begun earlier has been placed.',
    orderId: ids.order_id,
  });

/** 402: the payment was not approved; the reason says in which way [ORD-98]. */
export const paymentRefused = (ids: OrderIds, code: string): OrderFailureError =>
  failureOf(ids, 402, {
    name: paymentErrors.authorise,
    message: 'The payment was not approved.',
    reasons: [{ code }],
  });

/** 500: approved but not placed; the payment is let go [ORD-102]. */
export const notPlaced = (ids: OrderIds): OrderFailureError =>
  failureOf(ids, 500, {
    name: paymentErrors.authorise,
    message: 'The order could not be placed; no payment is taken.',
  });

/** 409: its pre-authorisation cannot be used any more [ORD-97]. */
export const usedUp = (ids: OrderIds): OrderFailureError =>
  failureOf(ids, 409, {
    name: paymentErrors.tokenExpired,
    message: 'The pre-authorisation has expired.',
  });

/** 503: it cannot be said now whether the order was placed; the reconciler will settle it. */
export const outcomeUnknown = (ids: OrderIds): OrderFailureError =>
  failureOf(ids, 503, {
    name: 'PAYMENT_UNKNOWN',
    message: 'The payment is being checked.',
  });
