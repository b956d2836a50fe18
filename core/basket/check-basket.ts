import type { Manifest } from '../../schemas/types/manifest.ts';
import { dealsOnOffer } from '../deals/deals-on-offer.ts';
import { thresholdGaps } from './deal-rules.ts';
import { pizzaRules } from '../menu/pizza-rules.ts';
import { toMinor } from '../money/money.ts';
import {
  isAlcoholRefused,
  isBelowNothing,
  isEmpty,
  rewardCount,
  activeDiscount,
} from './basket-contents.ts';
import type { BasketProblem } from './basket-problem.ts';
import { checkLines } from './check-lines.ts';
import { minimumGap } from './minimum-order.ts';
import { priceBasket, type BasketPricing, type PricingManifest } from './price-basket.ts';
import type { PricedBasket } from './priced-basket.ts';
import { tipProblem } from './tip-problem.ts';

/** Everything that decides whether a basket can be ordered. */
export interface BasketCheck extends BasketPricing {
  readonly manifest: PricingManifest & Pick<Manifest, 'deals' | 'tradingDay' | 'minimumOrder'>;
  /** Locked deals that a voucher or points unlocked for this customer [DEA-08]. */
  readonly unlockedDeals?: ReadonlySet<string>;
}

/**
 * Every reason why a basket cannot be ordered; none means it can. Browser, validator and pre-authorisation
 * ask the same question [BSK-45]. Whether the hut is open is decided elsewhere.
 */
export function checkBasket(
  facts: BasketCheck,
  priced: PricedBasket = priceBasket(facts),
): BasketProblem[] {
  if (isEmpty(facts.basket)) return [{ code: 'basket-empty' }];
  return [
    ...checkLines({
      ...facts,
      rules: pizzaRules(facts.manifest),
      offered: new Set(dealsOnOffer(facts).map(({ id }) => id)),
    }),
    ...checkDiscount(facts),
    ...checkVoucher(facts),
    ...checkValue(facts, priced),
    ...checkPayment(facts, priced),
  ];
}

function checkDiscount({ basket, catalogue, disposition }: BasketCheck): BasketProblem[] {
  if (basket.discountId === undefined) return [];
  const { options } = activeDiscount(basket, catalogue) ?? {};
  const isOffered = options && (options.dispositions?.includes(disposition) ?? true);
  return isOffered ? [] : [{ code: 'discount-unavailable', entity: basket.discountId }];
}

/** A voucher opens its deal once, and counts only where it may be used [VOU-27, VOU-36]. */
function checkVoucher({ basket, catalogue, disposition }: BasketCheck): BasketProblem[] {
  const { voucher } = basket;
  if (!voucher) return [];
  const opened = basket.deals.filter(
    ({ dealId }) => dealId === voucher.dealId && catalogue.deals.get(dealId)?.locked === true,
  );
  return [
    ...(voucher.collectionOnly && disposition !== 'collection'
      ? [{ code: 'voucher-unavailable', entity: voucher.id } as const]
      : []),
    ...opened.slice(1).map(({ basketDealId, dealId }): BasketProblem => ({
      code: 'deal-limit',
      line: basketDealId,
      entity: dealId,
      limit: 1,
    })),
  ];
}

function checkValue(facts: BasketCheck, priced: PricedBasket): BasketProblem[] {
  const { basket, catalogue, rewards } = facts;
  const gap = minimumGap(priced.orderValue, facts);
  return [
    ...(rewards && rewardCount(basket, catalogue) > rewards.most
      ? [{ code: 'too-many-rewards', limit: rewards.most } as const]
      : []),
    ...thresholdGaps(basket, priced, catalogue).map(
      ({ basketDealId, dealId, gap: amount }): BasketProblem => ({
        code: 'deal-threshold',
        line: basketDealId,
        entity: dealId,
        amount,
      }),
    ),
    ...(isAlcoholRefused(basket, catalogue) ? [{ code: 'alcohol-needs-food' } as const] : []),
    ...(gap > 0 ? [{ code: 'minimum-order', amount: gap } as const] : []),
  ];
}

function checkPayment(facts: BasketCheck, priced: PricedBasket): BasketProblem[] {
  const { basket, manifest, disposition } = facts;
  const { paymentType, tip } = basket;
  const most = paymentType === undefined ? undefined : manifest.payments.maxAmount[paymentType];
  const wrongTip = tip && tipProblem(tip, manifest, disposition);
  const isTooHigh = most !== undefined && priced.amountDue > toMinor(most);
  return [
    ...(isBelowNothing(basket, priced)
      ? [{ code: 'amount-due-negative', amount: priced.amountDue } as const]
      : []),
    ...(isTooHigh && paymentType !== undefined
      ? [{ code: 'payment-too-high', entity: paymentType, amount: toMinor(most) } as const]
      : []),
    ...(wrongTip ? [wrongTip] : []),
  ];
}
