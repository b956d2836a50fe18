import { toMinor } from '../../core/money/money.ts';
import type { Preauthorisation } from '../../schemas/types/http/orders.ts';
import type { TimedDisposition } from '../../core/localisation/disposition.ts';
import type { PaymentStatus } from '../../core/payments/return-addresses.ts';
import { readPaymentStatus } from './payment-status.ts';

/** Address of the page where a card is entered or confirmed [CHK-07]. */
const cardDetailsPath = '/order/card-details/';

/** Where a declined card is told of, as by a provider's page that leads back [PAY-48]. */
export const declinedAddress = `${cardDetailsPath}?paymentStatus=decline`;

/** What the page shows: one of four [PAY-54, PAY-56, PAY-57, PAY-58, PAY-59]. */
export type CardStep =
  | { readonly kind: 'three-ds'; readonly url: string }
  | { readonly kind: 'provider-page'; readonly url: string }
  | { readonly kind: 'card-form'; readonly token: string; readonly validFrom: number }
  | {
      readonly kind: 'pop-up';
      readonly reference: string;
      /** What the gateway gave to open it with. */
      readonly apikey: string | undefined;
      readonly data: Readonly<Record<string, string>>;
      /** Minor units: what it shows; its gateway knows what is to be paid. */
      readonly total: number;
    };

/** A payment under way, as the page's query carries it, so that a reload goes on with it [PAY-55]. */
export interface CardDetails {
  readonly transactionId: string;
  readonly orderState: string;
  readonly paymentType: string;
  readonly step: CardStep | undefined;
  /** How a provider sent the customer back. */
  readonly status: PaymentStatus | undefined;
}

/** What the query carries beside the answer. */
export interface CardPlace {
  readonly postcode: string;
  readonly disposition: TimedDisposition;
  readonly etaType: 'exact' | 'range';
}

/** The page's address for a pre-authorisation [PAY-54, PAY-55]. */
export const cardDetailsAddress = (
  answer: Preauthorisation,
  { postcode, disposition, etaType }: CardPlace,
): string => {
  const { threeDSUrl, iframeUrl, token, tokenValidFrom, customerOrderReference } = answer;
  const step = { threeDSUrl, iframeUrl, token, tokenValidFrom, customerOrderReference };
  const query = {
    ...step,
    orderId: answer.orderId,
    apikey: answer.apikey,
    providerData: answer.providerData && JSON.stringify(answer.providerData),
    orderState: answer.orderState,
    transactionId: answer.transactionId,
    postcode,
    dispositionType: disposition.type,
    dispositionWhen: disposition.when,
    dispositionTime: disposition.time === undefined ? '' : String(disposition.time),
    totalPrice: String(answer.totalPrice),
    paymentType: answer.paymentType,
    etaType,
  };
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  );
  return `${cardDetailsPath}?${new URLSearchParams(pairs).toString()}`;
};

/** The texts in what a gateway gave; nothing of what is none of its own making. */
const readData = (json: string | null): Readonly<Record<string, string>> => {
  try {
    const data: unknown = JSON.parse(json ?? '{}');
    const pairs = Object.entries((data ?? {}) as Record<string, unknown>);
    return Object.fromEntries(
      pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    );
  } catch {
    return {};
  }
};

const stepOf = (query: URLSearchParams): CardStep | undefined => {
  const threeDSUrl = query.get('threeDSUrl');
  if (threeDSUrl) return { kind: 'three-ds', url: threeDSUrl };
  const iframeUrl = query.get('iframeUrl');
  if (iframeUrl) return { kind: 'provider-page', url: iframeUrl };
  const token = query.get('token');
  const validFrom = Date.parse(query.get('tokenValidFrom') ?? '');
  if (token && Number.isFinite(validFrom)) return { kind: 'card-form', token, validFrom };
  const reference = query.get('customerOrderReference');
  if (!reference) return undefined;
  const total = Number(query.get('totalPrice'));
  return {
    kind: 'pop-up',
    reference,
    apikey: query.get('apikey') ?? undefined,
    data: readData(query.get('providerData')),
    total: Number.isFinite(total) ? toMinor(total) : 0,
  };
};

/** Reads the page's query; undefined without a payment in it. */
export const readCardDetails = (query: URLSearchParams): CardDetails | undefined => {
  const transactionId = query.get('transactionId');
  if (!transactionId) return undefined;
  return {
    transactionId,
    orderState: query.get('orderState') ?? '',
    paymentType: query.get('paymentType') ?? '',
    step: stepOf(query),
    status: readPaymentStatus(query),
  };
};

/** Whether a token can still be used [PAY-60]. */
export const isTokenAlive = (validFrom: number, lifeMs: number, now: number): boolean =>
  now < validFrom + lifeMs;
