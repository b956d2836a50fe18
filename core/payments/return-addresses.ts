import type { OrderPayment } from '../../schemas/types/http/order-request.ts';
import type { WrongField } from '../../schemas/types/http/orders.ts';
import type { DeclaredPaymentType } from '../../schemas/types/manifest/payments.ts';
import type { TimedDisposition } from '../localisation/disposition.ts';
import { originOf } from '../shell/allowed-address.ts';
import { declaredType } from './payment-types.ts';
import type { Declarations } from './stored-type.ts';

/** How a provider's page sends a customer back, as the address it leads to says [PAY-43]. */
export const paymentStatuses = ['success', 'decline', 'pending', 'exception', 'cancel'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const checkout = '/order/checkout/';
const cardDetails = '/order/card-details/';

/** The pages that a provider's page leads back to, by their names, and what their addresses say [PAY-41, PAY-43]. */
const returnPages = {
  accept: { path: checkout, status: 'success' },
  decline: { path: cardDetails, status: 'decline' },
  pending: { path: cardDetails, status: 'pending' },
  exception: { path: cardDetails, status: 'exception' },
  cancel: { path: cardDetails, status: 'cancel' },
} as const satisfies Readonly<Record<string, { path: string; status: PaymentStatus }>>;

/** Names of the addresses, by how a payment ended. */
export type ReturnName = keyof typeof returnPages;
export type ReturnAddresses = Readonly<Record<ReturnName, string>>;

const returnNames = Object.keys(returnPages) as readonly ReturnName[];

/** What an order gives to a payment type whose provider has a page of its own [PAY-41]. */
export interface ReturnPart extends ReturnAddresses {
  /** To charge, as a decimal. */
  readonly amount: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly [more: string]: unknown;
}

/** Fields of the query of a return address that are the shop's own; any other was added by the provider [PAY-42]. */
export const ownReturnFields: readonly string[] = [
  'postcode',
  'dispositionType',
  'dispositionWhen',
  'dispositionTime',
  'etaType',
  'paymentStatus',
];

/** What return addresses are made of. */
export interface ReturnFacts {
  /** The site's own, for example https://shop.example.com. */
  readonly origin: string;
  /** To charge, as a decimal. */
  readonly amount: number;
  readonly name: {
    readonly name?: string;
    readonly firstName?: string;
    readonly lastName?: string;
  };
  readonly postcode: string;
  readonly disposition: TimedDisposition;
  /** Which estimate was shown [PAY-45]. */
  readonly etaType: 'exact' | 'range';
}

/** Whether the provider of a type shows a page of its own, which leads back to the site at its end. */
export const leadsBack = ({ flow, frame }: Pick<DeclaredPaymentType, 'flow' | 'frame'>): boolean =>
  flow === 'hosted-redirect' || frame === 'provider-page';

/** First and last name; of a single name the first word and the rest [PAY-44]. */
const namesOf = ({ name = '', firstName, lastName }: ReturnFacts['name']) => {
  if (firstName !== undefined || lastName !== undefined) {
    return { firstname: firstName?.trim() ?? '', lastname: lastName?.trim() ?? '' };
  }
  const [firstname = '', ...rest] = name.trim().split(/\s+/);
  return { firstname, lastname: rest.join(' ') };
};

/** The addresses that a provider's page leads back to, with what goes with them [PAY-41, PAY-42, PAY-43, PAY-44, PAY-45]. */
export const returnPart = ({
  origin,
  amount,
  name,
  postcode,
  disposition,
  etaType,
}: ReturnFacts): ReturnPart => {
  const { type, when, time } = disposition;
  const said = {
    postcode,
    dispositionType: type,
    dispositionWhen: when,
    dispositionTime: when === 'asap' || time === undefined ? '' : String(time),
    etaType,
  };
  const address = (page: ReturnName): string => {
    const { path, status } = returnPages[page];
    const query = new URLSearchParams({ ...said, paymentStatus: status });
    return `${origin}${path}?${query.toString()}`;
  };
  return {
    amount,
    ...namesOf(name),
    accept: address('accept'),
    decline: address('decline'),
    pending: address('pending'),
    exception: address('exception'),
    cancel: address('cancel'),
  };
};

/** The same under its name in the request, for a type whose provider's page leads back; nothing for others. */
export const returnPayload = (
  type: string | undefined,
  { payments, ...facts }: ReturnFacts & { readonly payments: Declarations },
): Readonly<Record<string, ReturnPart>> => {
  const declared = declaredType(type, payments);
  if (declared?.payload === undefined || !leadsBack(declared)) return {};
  return { [declared.payload]: returnPart(facts) };
};

/** What of a request stands for return addresses; undefined for types without them. */
const partIn = (payment: OrderPayment, payments: Declarations) => {
  const declared = declaredType(payment.type, payments);
  if (declared?.payload === undefined || !leadsBack(declared)) return undefined;
  const parts = new Map(Object.entries(payment)) as ReadonlyMap<string, unknown>;
  const given = (parts.get(declared.payload) ?? {}) as Readonly<Record<string, unknown>>;
  return { name: declared.payload, given };
};

/** Addresses of a request that are none of the site's own: nobody is led elsewhere [PAY-46, SEC-25]. */
export const wrongReturnAddresses = (
  payment: OrderPayment,
  payments: Declarations,
  origin: string,
): readonly WrongField[] => {
  const part = partIn(payment, payments);
  if (!part) return [];
  return returnNames.flatMap((page) => {
    const address = part.given[page];
    const isOwn = typeof address === 'string' && originOf(address) === origin;
    return isOwn
      ? []
      : [{ field: `payment.${part.name}.${page}`, reason: "must be an address of the site's own" }];
  });
};

/** The return addresses of a request, once they were found right; undefined for types without them. */
export const returnAddressesOf = (
  payment: OrderPayment,
  payments: Declarations,
): ReturnAddresses | undefined => {
  const part = partIn(payment, payments);
  if (!part) return undefined;
  const { accept, decline, pending, exception, cancel } = part.given as unknown as ReturnAddresses;
  return { accept, decline, pending, exception, cancel };
};
