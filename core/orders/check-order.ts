import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { Voucher } from '../../schemas/types/http/vouchers.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { askedAge } from '../basket/alcohol-age.ts';
import { isAlcoholRefused } from '../basket/basket-contents.ts';
import { type BasketProblem, basketReasons } from '../basket/basket-problem.ts';
import type { Basket } from '../basket/basket.ts';
import { type BasketCheck, checkBasket } from '../basket/check-basket.ts';
import { priceBasket } from '../basket/price-basket.ts';
import type { PricedBasket } from '../basket/priced-basket.ts';
import { takesOrders } from '../localisation/hut-status.ts';
import type { LoyaltyRules } from '../loyalty/loyalty-rules.ts';
import { rewardProblems, unlockedRewards } from '../loyalty/rewards.ts';
import { moneyFormatter } from '../money/format-money.ts';
import { toDecimal } from '../money/money.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { declaredType, largestAmount, refusalOfType } from '../payments/payment-types.ts';
import { isSlot } from '../timeslots/time-slots.ts';
import { basketOfRequest, halfProblems } from './order-deals.ts';
import type { Refusal } from './order-refusal.ts';
import {
  ownAmounts,
  type RequestedAmounts,
  type PriceDifference,
  priceDifferences,
} from './price-integrity.ts';

/** What an order is checked against, besides itself. */
export interface OrderCheck extends Omit<
  BasketCheck,
  'basket' | 'disposition' | 'orderTime' | 'manifest'
> {
  readonly request: OrderRequest;
  readonly manifest: Manifest;
  readonly providers: readonly PaymentProvider[];
  /** The voucher the request names, checked again; absent when there is none or it is refused [VOU-46]. */
  readonly voucher?: Voucher;
  /** Why a voucher that the request names is not taken. */
  readonly voucherProblems?: readonly BasketProblem[];
  /** Rules of points and rewards, in a market that has them [ENG-21]. */
  readonly loyaltyRules?: LoyaltyRules | undefined;
  /** Points of the member who orders; absent for everybody else [DEA-80]. */
  readonly points?: number;
  /** Ids of the fulfilment extras that are kept for the order [PRI-24]. */
  readonly keptExtras?: readonly string[];
  /** What the gift card of the request still pays, in minor units; 0 when it is refused [ORD-84]. */
  readonly creditLeft?: number;
  /** The present moment, in milliseconds. */
  readonly now: number;
}

/** An order that can be taken, with the price we ask for it. */
export interface CheckedOrder {
  readonly basket: Basket;
  readonly priced: PricedBasket;
}

/** An order that can be taken, with the amounts of its request as we work them out: what is kept and sent on [SEC-43]. */
export interface PricedOrder extends CheckedOrder {
  readonly amounts: RequestedAmounts;
}

/** Whether a hut takes orders for a disposition and timing at a moment [ORD-62, ORD-73, ORD-96]. */
export const isHutOpen = (
  hut: Hut,
  way: Pick<OrderRequest['disposition'], 'type' | 'when'>,
  manifest: Pick<Manifest, 'tradingDay' | 'timeSlots'>,
  now: number,
): boolean => takesOrders(hut, way, { now, ...slotSettings(manifest) });

const slotSettings = ({ tradingDay, timeSlots }: Pick<Manifest, 'tradingDay' | 'timeSlots'>) => ({
  tradingDay,
  ...(timeSlots.startOffsetMs === undefined ? {} : { startOffsetMs: timeSlots.startOffsetMs }),
});

/** Problems that have a refusal of their own; every other problem makes the price of the order meaningless. */
const ownRefusal: readonly BasketProblem['code'][] = [
  'basket-empty',
  'alcohol-needs-food',
  'minimum-order',
  'payment-too-high',
];

/** Every reason why the basket of a request cannot be sold, and its price [BSK-45, ORD-106]. */
export const checkRequestedBasket = (
  facts: OrderCheck,
): PricedOrder & {
  /** What the basket was checked against. */
  readonly check: BasketCheck;
  readonly problems: readonly BasketProblem[];
  readonly differences: readonly PriceDifference[];
} => {
  const { request } = facts;
  const { voucher, voucherProblems = [], unlockedDeals = [] } = facts;
  const basket: Basket = {
    ...basketOfRequest(request),
    ...(facts.keptExtras && { extras: facts.keptExtras }),
    ...(voucher && { voucher }),
  };
  const check: BasketCheck = {
    ...facts,
    basket,
    disposition: request.disposition.type,
    orderTime: new Date(request.disposition.time ?? facts.now),
    unlockedDeals: new Set([
      ...unlockedDeals,
      ...unlockedRewards(facts.points, facts.catalogue),
      ...(voucher?.dealId ? [voucher.dealId] : []),
    ]),
  };
  const priced = priceBasket(check);
  const amounts = ownAmounts(request, priced, facts.catalogue);
  return {
    check,
    basket,
    priced,
    amounts,
    problems: [
      ...checkBasket(check, priced),
      ...halfProblems(request.deals),
      ...rewardProblems(basket, {
        ...facts,
        points: facts.points,
        sector: facts.hut.sector,
        // Nothing left to pay is called cash, which it is not [ORD-37].
        paymentType: priced.amountDue > 0 ? basket.paymentType : undefined,
      }),
      ...voucherProblems,
    ],
    differences: priceDifferences(request, amounts),
  };
};

/** The refusals in the order they are looked for; the first that applies is answered. */
const refusalOf = (facts: OrderCheck): Refusal | PricedOrder => {
  const { request, hut, manifest, now, catalogue } = facts;
  const { disposition } = request;
  if (!isHutOpen(hut, disposition, manifest, now)) {
    return { name: 'HUT_CLOSED', message: `${hut.name} is closed.` };
  }
  const { basket, priced, amounts, problems, differences } = checkRequestedBasket(facts);
  const unsellable = problems.filter(({ code }) => !ownRefusal.includes(code));
  if (unsellable.length > 0 || differences.length > 0) {
    const reasons = basketReasons(unsellable);
    return {
      name: 'BAD_PRICE_INTEGRITY',
      message: 'failed price integrity check',
      ...(reasons.length > 0 && { reasons }),
    };
  }
  if (isAlcoholRefused(basket, catalogue)) {
    return { name: 'FailedAlcoholValidation', message: 'alcohol can only be ordered with food' };
  }
  const age = askedAge({ basket, catalogue, hut, manifest });
  if (age !== undefined && (request.customer.confirmedAge ?? 0) < age) {
    return {
      name: 'AGE_NOT_CONFIRMED',
      message: `alcohol needs a customer who confirms to be ${age} or over`,
    };
  }
  const missing = problems.find(({ code }) => code === 'minimum-order')?.amount;
  if (missing !== undefined) {
    const gap = toDecimal(missing);
    return { name: 'MIN_ORDER_NOT_MET', message: `${gap} below the minimum order`, gap };
  }
  return refusalOfPayment(facts, priced) ?? { basket, priced, amounts };
};

const refusalOfPayment = (facts: OrderCheck, priced: PricedBasket): Refusal | undefined => {
  const { request, hut, manifest, providers, now } = facts;
  const { payment } = request;
  const { payments } = manifest;
  const amountDue = priced.amountDue;
  const cards = (payment.credits ?? []).length;
  if (cards > (hut.supportsGiftCard ? manifest.giftCard.maxCards : 0)) {
    return { name: 'PAYMENT_TYPE_NOT_SUPPORTED', message: `${hut.name} takes no gift cards.` };
  }
  // Nothing left to pay is called cash, whether the hut takes cash or not [ORD-37].
  const typeRefusal =
    amountDue > 0
      ? refusalOfType(payment.type, { payments, hut, providers, amountDue })
      : undefined;
  if (typeRefusal === 'not-supported') {
    return { name: 'PAYMENT_TYPE_NOT_SUPPORTED', message: `${hut.name} does not take it.` };
  }
  const { type, when, time } = request.disposition;
  const slots = { disposition: type, now, ...slotSettings(manifest) };
  if (when === 'scheduled' && (time === undefined || !isSlot(hut, slots, time))) {
    return { name: 'SCHEDULED_TIME_PAST', message: 'The chosen time is not on offer any more.' };
  }
  const most = largestAmount(payment.type, payments);
  if (typeRefusal === 'amount-too-high' && most !== undefined) {
    const what = declaredType(payment.type, payments)?.calledBy ?? payment.type;
    const limit = moneyFormatter(manifest.money)(most);
    return {
      name: 'PAYMENT_AMOUNT_TOO_HIGH',
      message: `You cannot place a ${what} order with amount greater than ${limit}`,
    };
  }
  if (priced.credit > (facts.creditLeft ?? 0)) {
    return { name: 'INSUFFICIENT_CREDIT', message: 'The gift card does not cover the amount.' };
  }
  return undefined;
};

/**
 * Checks an order as pre-authorise does: what it costs, or the first reason not to take it [ORD-73, ORD-74, ORD-75,
 * ORD-76, ORD-77, ORD-78, ORD-79, ORD-80, ORD-81, ORD-82, ORD-83, ORD-84, SHP-06].
 */
export const checkOrder = (
  facts: OrderCheck,
): { readonly order: PricedOrder } | { readonly refusal: Refusal } => {
  const found = refusalOf(facts);
  return 'name' in found ? { refusal: found } : { order: found };
};
