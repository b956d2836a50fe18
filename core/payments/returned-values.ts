import type { PlaceRequest } from '../../schemas/types/http/orders.ts';
import type { ReturnQuery } from './gateway-payment.ts';

/** Values of a provider's return address that place hands on as they came [ORD-87]. */
export const returnedValues = ['mac2', 'orderid', 'hash', 'cardType', 'signature'] as const;

const signatures = ['mac2', 'hash', 'signature'] as const;

/** A signature by any of the names that providers have for it. */
const signed = /[?&](mac2|hash|mkey)=/i;

/** What a place call brings from a return address; undefined when nothing of it is signed. */
export const signedReturn = (request: PlaceRequest): ReturnQuery | undefined => {
  const isSigned =
    signatures.some((name) => request[name] !== undefined) ||
    signed.test(`?${request.returnQuery ?? ''}`);
  if (!isSigned) return undefined;
  // A pop-up's signature is over the id of its payment, which comes as the token.
  const names =
    request.signature === undefined
      ? ([...returnedValues, 'returnQuery'] as const)
      : ([...returnedValues, 'paymentAuthorisationResponse'] as const);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = request[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
};
