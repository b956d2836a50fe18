import type { StoreConfig } from '../../schemas/types/http/orders.ts';
import type { PaymentTypeOffer } from '../../core/payments/payment-provider.ts';
import {
  largestAmount,
  type OfferFacts,
  offeredTypes,
  refusalOfType,
} from '../../core/payments/payment-types.ts';
import { storedType } from '../../core/payments/stored-type.ts';

/** What decides the choice of payment types; `config` is missing until it came, or when it did not. */
export interface PaymentOffers extends OfferFacts {
  readonly config: Pick<StoreConfig, 'supportedPayment' | 'maxAmounts'> | undefined;
  /** Wallet types that can be used on this device at the hut [PAY-16]. */
  readonly wallets?: readonly string[];
}

/** The facts with what the hut's payment settings say in place of the hut's own list. */
const withConfig = ({ config, wallets: _wallets, ...facts }: PaymentOffers): OfferFacts =>
  config
    ? {
        ...facts,
        hut: { supportedPayment: config.supportedPayment },
        payments: { ...facts.payments, maxAmount: config.maxAmounts },
      }
    : facts;

/** Whether another type opens the same sheet and has a step-up: that is the one to be used [PAY-114]. */
const isOutdone = (
  { flow, payload, stepUp }: PaymentTypeOffer,
  others: readonly PaymentTypeOffer[],
): boolean =>
  flow === 'wallet-sheet' &&
  stepUp !== true &&
  others.some((other) => other.flow === flow && other.payload === payload && other.stepUp === true);

/** The payment types a customer chooses from; wallets only with the hut's payment settings and where they can be used [PAY-07, PAY-15, PAY-16, PAY-80, PAY-114, SHP-17]. */
export const offersOf = (offers: PaymentOffers): readonly PaymentTypeOffer[] => {
  const all = offers.providers.flatMap(({ types }) => types);
  const usable = offeredTypes(withConfig(offers))
    .map((type) => all.find((offer) => offer.type === type))
    .filter((offer) => offer !== undefined)
    .filter(
      ({ flow, type }) =>
        flow !== 'wallet-sheet' ||
        (offers.config !== undefined && offers.wallets?.includes(type) === true),
    );
  const rest = usable.filter((offer) => !isOutdone(offer, usable));
  const isWallet = ({ flow }: PaymentTypeOffer): boolean => flow === 'wallet-sheet';
  // What the device pays with at a touch comes first; beside that, the market's order holds.
  return [...rest.filter(isWallet), ...rest.filter((offer) => !isWallet(offer))];
};

/** The offered type that is a type of before, else the one that customers know by the same words: another hut may take them by another provider [SHP-16, SHP-34]. */
export const offeredAs = (type: string, offers: PaymentOffers): string | undefined => {
  const stored = storedType(type, offers.payments);
  const offered = offersOf(offers);
  const all = offers.providers.flatMap(({ types }) => types);
  const label = all.find((offer) => offer.type === stored)?.label;
  const same = offered.find((offer) => offer.type === stored);
  return (same ?? offered.find((offer) => offer.label === label))?.type;
};

/** The wording key of what is wrong with the chosen type; undefined when it can pay [CHK-25, PAY-120]. */
export const paymentChoiceError = (
  chosen: string | undefined,
  offers: PaymentOffers,
): string | undefined => {
  if (chosen === undefined) return 'checkout.errors.required';
  const refusal = refusalOfType(chosen, withConfig(offers));
  if (refusal === undefined) {
    // A wallet that was chosen on another day may be out of reach on this one.
    const isOffered = offersOf(offers).some(
      ({ type }) => type === storedType(chosen, offers.payments),
    );
    return isOffered ? undefined : 'checkout.errors.required';
  }
  return refusal === 'amount-too-high'
    ? 'checkout.errors.paymentTooHigh'
    : 'checkout.errors.required';
};

/** The most a type takes, in minor units; undefined where there is no limit [PAY-122]. */
export const mostOf = (type: string, offers: PaymentOffers): number | undefined =>
  largestAmount(type, withConfig(offers).payments);
