import type { PlaceRequest } from '../../schemas/types/http/orders.ts';
import { returnedValues } from '../../core/payments/returned-values.ts';
import type { OrderAttempt } from './order-attempt.ts';
import type { CardToken } from './payment-store.ts';

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
