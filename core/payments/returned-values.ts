import type { PlaceRequest } from '../../schemas/types/http/orders.ts';
import type { ReturnQuery } from './gateway-payment.ts';

/** Values of a provider's return address that place hands on as they came [ORD-87]. */
export const returnedValues = ['mac2', 'orderid', 'hash', 'cardType', 'signature'] as const;

const signatures = ['mac2', 'hash', 'signature'] as const;

/** What a place call brings from a return address; undefined when nothing of it is signed. */
export const signedReturn = (request: PlaceRequest): ReturnQuery | undefined => {
  if (!signatures.some((name) => request[name] !== undefined)) return undefined;
  // A pop-up's signature is over the id of its payment, which comes as the token.
  const names =
    request.signature === undefined
      ? returnedValues
      : ([...returnedValues, 'paymentAuthorisationResponse'] as const);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = request[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
};
