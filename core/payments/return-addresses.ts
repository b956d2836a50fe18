import type { TimedDisposition } from '../localisation/disposition.ts';
import { cardDetailsPath } from './card-details.ts';
import type { PaymentStatus } from './payment-status.ts';

/** What return addresses are built from [PAY-41, PAY-42]. */
export interface ReturnFacts {
  /** The site's own origin. */
  readonly origin: string;
  /** Amount to charge, as a decimal. */
  readonly amount: number;
  readonly name: { readonly first: string; readonly last: string };
  readonly postcode: string;
  readonly disposition: TimedDisposition;
  readonly etaType: 'exact' | 'range';
}

/** Where a provider sends the customer, and what it needs to know of them [PAY-41]. */
export interface ReturnAddresses {
  readonly amount: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly accept: string;
  readonly decline: string;
  readonly pending: string;
  readonly exception: string;
  readonly cancel: string;
}

const checkoutPath = '/order/checkout/';

/** First and last name; where the form has one name field, its first word and the rest [PAY-44]. */
export const payerName = (values: {
  readonly name?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}): ReturnFacts['name'] => {
  if (values.firstName !== undefined || values.lastName !== undefined) {
    return { first: values.firstName?.trim() ?? '', last: values.lastName?.trim() ?? '' };
  }
  const [first = '', ...rest] = (values.name ?? '').trim().split(/\s+/);
  return { first, last: rest.join(' ') };
};

/** The addresses of a payment: accepted ones lead to checkout, all others to the card details [PAY-41 to PAY-45]. */
export const returnAddresses = (facts: ReturnFacts): ReturnAddresses => {
  const { origin, amount, name, postcode, disposition, etaType } = facts;
  const addressFor = (path: string, paymentStatus: PaymentStatus): string => {
    const query = new URLSearchParams({
      postcode,
      dispositionType: disposition.type,
      dispositionWhen: disposition.when,
      dispositionTime: disposition.time === undefined ? '' : String(disposition.time),
      etaType,
      paymentStatus,
    });
    return `${origin}${path}?${query.toString()}`;
  };
  return {
    amount,
    firstname: name.first,
    lastname: name.last,
    accept: addressFor(checkoutPath, 'success'),
    decline: addressFor(cardDetailsPath, 'decline'),
    pending: addressFor(cardDetailsPath, 'pending'),
    exception: addressFor(cardDetailsPath, 'exception'),
    cancel: addressFor(cardDetailsPath, 'cancel'),
  };
};
