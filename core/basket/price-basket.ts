import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { DealKinds } from '../deals/deal-kind.ts';
import type { RewardTerms } from '../deals/reward-terms.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import { forbidsPaymentSurcharges } from '../surcharges/surcharge-ban.ts';
import type { SurchargePolicy, Surcharge } from '../surcharges/surcharge-policy.ts';
import { deliveryFeeTypes, isPaymentSurcharge } from '../surcharges/surcharge-types.ts';
import type { TaxPolicy } from '../surcharges/tax-policy.ts';
import {
  deliveryDiscountValue,
  discountEffect,
  discountValue,
  giftVoucherValue,
  type DiscountTerms,
} from '../vouchers/discount-value.ts';
import { basketLines, priceLines, taxableAmounts } from './price-lines.ts';
import type { Basket } from './basket.ts';
import { activeDiscount } from './basket-contents.ts';
import type { FulfilmentExtra } from './fulfilment-extra.ts';
import { toDecimal } from '../money/money.ts';
import type { PricedBasket } from './priced-basket.ts';

/** Settings a basket price depends on. */
export type PricingManifest = Pick<
  Manifest,
  'menu' | 'pizza' | 'flags' | 'payments' | 'tipping' | 'surcharges' | 'tax' | 'voucher'
>;

/** Everything the price of a basket is worked out from. */
export interface BasketPricing {
  readonly catalogue: Catalogue;
  readonly basket: Basket;
  readonly hut: Hut;
  readonly manifest: PricingManifest;
  readonly dealKinds: DealKinds;
  readonly taxPolicy: TaxPolicy;
  readonly surchargePolicy: SurchargePolicy;
  /** The extras that the market has; none unless told. */
  readonly extras?: readonly FulfilmentExtra[];
  /** What rewards keep to; undefined in a market without loyalty. */
  readonly rewards?: RewardTerms | undefined;
  readonly disposition: Disposition;
  /** Now, or the time of a scheduled order. */
  readonly orderTime: Date;
  /** Logged in with an account: some fees differ [SUR-16]. */
  readonly isAccountHolder: boolean;
}

/**
 * The one price of a basket, the same in the browser and on the server; all amounts in minor units
 * [BSK-37, BSK-38, BSK-39, BSK-40, BSK-49, BSK-50, DEA-73]. What has no price is left out and listed in `problems`.
 */
export function priceBasket(facts: BasketPricing): PricedBasket {
  const { catalogue, basket, manifest } = facts;
  const priced = priceLines(facts);
  const { deals, items, subtotal } = priced;
  const lines = basketLines({ catalogue, basket, deals, items });
  const terms = activeDiscount(basket, catalogue);
  const effect = terms && discountEffect(terms, manifest);
  const foodDiscount = terms && effect === 'food' ? discountValue(terms, lines) : 0;
  const foodValue = subtotal - foodDiscount;
  const surcharges = lines.length > 0 ? surchargesOf(facts, foodValue) : [];
  const deliveryDiscount =
    terms && effect === 'delivery'
      ? deliveryDiscountValue(terms, lines, deliveryFees(surcharges))
      : 0;
  const discount = foodDiscount + deliveryDiscount;
  const tax = facts.taxPolicy.breakdown({
    hut: facts.hut,
    disposition: facts.disposition,
    orderTime: facts.orderTime,
    manifest,
    amounts: taxableAmounts(lines, terms && { terms, value: foodDiscount }, surcharges),
  });
  const taxOnTop = facts.taxPolicy.placement === 'on-top' ? tax.taxTotal : 0;
  const total = subtotal - discount + sumOf(surcharges) + taxOnTop;
  const voucherValue = terms && effect === 'payment' ? giftVoucherValue(terms) : 0;
  const giftVoucher = atMost(priced.faceValue + voucherValue, total);
  const credit = atMost(basket.credit ?? 0, total - giftVoucher);
  return {
    currency: catalogue.currency,
    deals,
    items,
    subtotal,
    discount: terms && { id: terms.id, value: discount },
    surcharges,
    tax,
    taxOnTop,
    total,
    giftVoucher,
    credit,
    amountDue: total - giftVoucher - credit,
    foodValue,
    orderValue: foodValue - priced.rewards,
    problems: [...priced.problems, ...discountProblems(basket, terms)],
  };
}

/** The surcharges of an order whose food is worth so much, in minor units; none that the law forbids [SHP-06]. */
export const surchargesOf = (facts: BasketPricing, orderValue: number): readonly Surcharge[] => {
  const found = facts.surchargePolicy.surchargesFor({
    hut: facts.hut,
    manifest: facts.manifest,
    disposition: facts.disposition,
    orderValue,
    isAccountHolder: facts.isAccountHolder,
    paymentType: facts.basket.paymentType,
    tip: facts.basket.tip,
  });
  const lawful = forbidsPaymentSurcharges(facts)
    ? found.filter(({ type }) => !isPaymentSurcharge(type))
    : found;
  return [...lawful, ...extraSurcharges(facts.basket, facts.extras)];
};

/** The surcharges of the extras that a basket has, each once; those that no plugin of the market brings are none [SUR-26]. */
export const extraSurcharges = (
  { extras: wanted = [] }: Pick<Basket, 'extras'>,
  extras: readonly FulfilmentExtra[] = [],
): readonly Surcharge[] =>
  extras
    .filter(({ id }) => wanted.includes(id))
    .map((extra) => {
      const price = extra.fee();
      return { type: extra.surchargeType, price, amount: price, isExtra: true };
    });

const sumOf = (surcharges: readonly Surcharge[]): number =>
  surcharges.reduce((sum, { amount }) => sum + amount, 0);

/** What the delivery of an order costs, in minor units. */
export const deliveryFees = (surcharges: readonly Surcharge[]): number =>
  sumOf(surcharges.filter(({ type }) => deliveryFeeTypes.includes(type)));

/** The surcharges as an order request lists them: decimals, without amounts of 0 or less [SUR-17, SUR-18]. */
export const orderSurcharges = (
  surcharges: readonly Surcharge[],
): { readonly type: string; readonly amount: number }[] =>
  surcharges
    .filter(({ amount }) => amount > 0)
    .map(({ type, amount }) => ({ type, amount: toDecimal(amount) }));

/** Gift-card money pays at most what is left to pay. */
const atMost = (money: number, left: number): number => Math.min(money, Math.max(0, left));

function discountProblems(
  { discountId }: Basket,
  terms: DiscountTerms | undefined,
): PricedBasket['problems'] {
  if (discountId === undefined || terms) return [];
  return [{ code: 'discount-unavailable', line: discountId, entity: discountId }];
}
