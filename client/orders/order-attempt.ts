import { withoutPayload } from '../../core/payments/payment-types.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';

/** One try to order: the request and the key that names it to the server, whatever happens to the connection. */
export interface OrderAttempt {
  readonly key: string;
  readonly request: OrderRequest;
}

/** The request without what a wallet gave: that is sent once and never stored [PAY-63]. */
export const withoutPayloads = (request: OrderRequest): OrderRequest => ({
  ...request,
  payment: withoutPayload(request.payment),
});

/** What a customer decides on; estimates change by themselves and make no new order. */
const contentOf = ({ eta: _eta, etaRange: _range, ...content }: OrderRequest): string =>
  JSON.stringify(content);

/**
 * The attempt for a request: the earlier one as long as basket and form say the same, so that a double click, a
 * retry after a lost connection and a reload all repeat one key; else a new one.
 */
export const attemptFor = (
  request: OrderRequest,
  earlier: OrderAttempt | undefined,
  newKey: () => string,
): OrderAttempt =>
  earlier && contentOf(earlier.request) === contentOf(request)
    ? earlier
    : { key: newKey(), request };
