import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { OrderPayment } from '../../schemas/types/http/order-request.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { DeclaredPaymentType } from '../../schemas/types/manifest/payments.ts';
import { toMinor } from '../money/money.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { type Declarations, storedType } from './stored-type.ts';

type PaymentSettings = Manifest['payments'];

/** The code of an order with nothing left to pay, whatever was chosen and whatever the hut takes [ORD-37]. */
export const nothingToPay = 'cash';

/** What the plugin that brings a type declares of it [ENG-24]; undefined for a type that no plugin of the market brings. */
export const declaredType = (
  type: string | undefined,
  payments: Declarations,
): DeclaredPaymentType | undefined =>
  type === undefined
    ? undefined
    : new Map(Object.entries(payments.declared ?? {})).get(storedType(type, payments));

/** The gateway that takes payments of a type: its own where the manifest names one, else the market's [GTW-02]. */
export const gatewayName = (
  type: string,
  payments: Declarations & Pick<PaymentSettings, 'gateway' | 'gateways'>,
): string =>
  new Map(Object.entries(payments.gateways ?? {})).get(storedType(type, payments)) ??
  payments.gateway;

/** Whether what the flow of a type gave pays when the payment is opened, and is given once [PAY-19, PAY-20, PAY-28]. */
export const paysAtOpening = ({ flow, frame }: DeclaredPaymentType): boolean =>
  flow === 'wallet-sheet' || flow === 'pop-up' || frame === 'checkout-form';

/** What a wallet, or a card form at checkout, gave for an order of its type; undefined for other types [ORD-42]. */
export const givenPayload = (
  payment: OrderPayment,
  payments: Declarations,
): Readonly<Record<string, unknown>> | undefined => {
  const declared = declaredType(payment.type, payments);
  if (declared?.payload === undefined || !paysAtOpening(declared)) return undefined;
  // The schema of the request lets only objects stand under the names of payloads.
  const parts = new Map(Object.entries(payment)) as ReadonlyMap<string, unknown>;
  return parts.get(declared.payload) as Readonly<Record<string, unknown>> | undefined;
};

/** A payment without what the flow of its type gave, under whatever name that stands [PAY-63]. */
export const withoutPayload = ({
  type,
  amount,
  currency,
  breakdown,
  credits,
}: OrderPayment): OrderPayment => ({
  type,
  amount,
  currency,
  ...(breakdown && { breakdown }),
  ...(credits && { credits }),
});

/** What decides which types a customer can choose from. */
export interface OfferFacts {
  readonly payments: PaymentSettings;
  readonly hut: Pick<Hut, 'supportedPayment'>;
  readonly providers: readonly PaymentProvider[];
  /** Amount to charge in minor units [PAY-15]. */
  readonly amountDue: number;
  /** Order channel of the session [PAY-14]. */
  readonly channel?: string | undefined;
}

/** Why a type cannot be used for an order. */
export type TypeRefusal = 'not-supported' | 'amount-too-high';

/** The largest amount of a type in minor units; undefined where there is no limit [PAY-122]. */
export const largestAmount = (
  type: string,
  payments: Pick<PaymentSettings, 'declared' | 'maxAmount'>,
): number | undefined => {
  const most = payments.maxAmount[storedType(type, payments)];
  return most === undefined ? undefined : toMinor(most);
};

/**
 * Why a type cannot pay an order, or undefined when it can: market, hut and a provider must have it [PAY-07], the
 * channel must allow it [PAY-14] and the amount must be at or below its maximum [PAY-15, PAY-120].
 */
export const refusalOfType = (type: string, facts: OfferFacts): TypeRefusal | undefined => {
  const { payments, hut, providers, amountDue, channel } = facts;
  const code = storedType(type, payments);
  const isListed =
    payments.types.includes(code) &&
    hut.supportedPayment.some((listed) => storedType(listed.type, payments) === code) &&
    providers.some(({ types }) => types.some((offer) => offer.type === code));
  const isBlocked =
    channel !== undefined &&
    declaredType(code, payments)?.isCash === true &&
    payments.cashBlockedChannels.includes(channel);
  if (!isListed || isBlocked) return 'not-supported';
  const most = largestAmount(code, payments);
  return most !== undefined && amountDue > most ? 'amount-too-high' : undefined;
};

/** The types a customer can choose from, in the order of the market's list [PAY-07, PAY-14, PAY-15]. */
export const offeredTypes = (facts: OfferFacts): readonly string[] =>
  facts.payments.types.filter((type) => refusalOfType(type, facts) === undefined);
