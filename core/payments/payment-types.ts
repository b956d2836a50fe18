import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { OrderPayment } from '../../schemas/types/http/order-request.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { toMinor } from '../money/money.ts';
import type { PaymentProvider } from './payment-provider.ts';

type PaymentSettings = Manifest['payments'];

/** The stored code of a type, whatever spelling it came in [PAY-04]. */
export const storedType = (type: string, { aliases }: Pick<PaymentSettings, 'aliases'>): string =>
  Object.hasOwn(aliases, type) ? (aliases[type] ?? type) : type;

/** Whether a type is paid at the door or in the hut, so that nothing is held beforehand [PAY-03, PAY-17]. */
export const isOffline = (
  type: string,
  settings: Pick<PaymentSettings, 'aliases' | 'offline'>,
): boolean => settings.offline.some((offline) => offline === storedType(type, settings));

/** Types whose payload, given by a wallet, stands in the request under a name of its own [ORD-42]. */
const walletPayloads: Readonly<Record<string, 'applePay' | 'googlePay'>> = {
  applePay: 'applePay',
  googlePay: 'googlePay',
};

/** What a wallet gave for an order of its type; undefined for other types. */
export const walletPayload = ({
  type,
  applePay,
  googlePay,
}: Pick<OrderPayment, 'type' | 'applePay' | 'googlePay'>):
  Readonly<Record<string, unknown>> | undefined => {
  const name = Object.hasOwn(walletPayloads, type) ? walletPayloads[type] : undefined;
  return name && { applePay, googlePay }[name];
};

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

/** Types that are cash, which some order channels do without [PAY-14]. */
const cashTypes: readonly string[] = ['cash', 'cash/ticket'];

/** The largest amount of a type in minor units; undefined where there is no limit [PAY-122]. */
export const largestAmount = (
  type: string,
  payments: Pick<PaymentSettings, 'aliases' | 'maxAmount'>,
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
    payments.types.some((listed) => listed === code) &&
    hut.supportedPayment.some((listed) => storedType(listed.type, payments) === code) &&
    providers.some(({ types }) => types.some((offer) => offer.type === code));
  const isBlocked =
    channel !== undefined &&
    cashTypes.includes(code) &&
    payments.cashBlockedChannels.includes(channel);
  if (!isListed || isBlocked) return 'not-supported';
  const most = largestAmount(code, payments);
  return most !== undefined && amountDue > most ? 'amount-too-high' : undefined;
};

/** The types a customer can choose from, in the order of the market's list [PAY-07, PAY-14, PAY-15]. */
export const offeredTypes = (facts: OfferFacts): readonly string[] =>
  facts.payments.types.filter((type) => refusalOfType(type, facts) === undefined);
