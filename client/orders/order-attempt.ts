import { withoutPayload } from '../../core/payments/payment-types.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { PlaceRequest } from '../../schemas/types/http/orders.ts';
import { returnedValues } from '../../core/payments/returned-values.ts';
import type { CardToken } from './payment-store.ts';

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

/** The return values in an address. */
export const readReturned = (query: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries(
    returnedValues.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** The order of a customer whose session is over: its signed state says enough. */
export const asGuest = (request: PlaceRequest): PlaceRequest => {
  const { accountId: _account, ...customer } = request.customer;
  return { ...request, customer };
};

/**
 * What place is sent: the request as pre-authorised and the extras that the payment type has [ORD-86, ORD-87, ORD-88].
 */
export const placeRequest = (parts: {
  readonly attempt: OrderAttempt | undefined;
  readonly transactionId: string | undefined;
  readonly state: string | undefined;
  readonly card: CardToken | undefined;
  readonly returned: Readonly<Record<string, string>>;
}): PlaceRequest | undefined => {
  const { attempt, transactionId, state, card, returned } = parts;
  if (!attempt || transactionId === undefined || state === undefined) return undefined;
  return {
    ...attempt.request,
    orderState: state,
    transactionId,
    ...returned,
    ...(card ? { paymentAuthorisationResponse: card.token } : {}),
    ...(card?.brand === undefined ? {} : { cardType: card.brand }),
  };
};
