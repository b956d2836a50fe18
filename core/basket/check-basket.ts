import type { Manifest } from '../../schemas/types/manifest.ts';
import { dealsOnOffer } from '../deals/deals-on-offer.ts';
import { thresholdGaps, conflictsOf, copiesOf } from './deal-rules.ts';
import { pizzaRules, type PizzaRules } from '../menu/pizza-rules.ts';
import { toMinor } from '../money/money.ts';
import {
  isAlcoholRefused,
  isBelowNothing,
  isEmpty,
  rewardCount,
  activeDiscount,
} from './basket-contents.ts';
import type { BasketProblem } from './basket-problem.ts';
import { priceBasket, type BasketPricing, type PricingManifest } from './price-basket.ts';
import type { PricedBasket } from './priced-basket.ts';
import { tipProblem } from './tip-problem.ts';
import { checkDeal } from '../deals/check-deal.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import { checkChoice } from '../menu/check-choice.ts';
import type { Basket, LooseItem } from './basket.ts';
import type { BuiltDeal } from '../deals/built-deal.ts';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { RewardTerms } from '../deals/reward-terms.ts';

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
      offered: offeredTo(facts),
    }),
    ...checkDiscount(facts),
    ...checkVoucher(facts),
    ...checkValue(facts, priced),
    ...checkPayment(facts, priced),
  ];
}

/** The deals on offer, which only a basket with deals asks for. */
const offeredTo = (facts: BasketCheck): ReadonlySet<string> =>
  new Set(facts.basket.deals.length === 0 ? [] : dealsOnOffer(facts).map(({ id }) => id));

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

/** What the lines of a basket are checked against. */
interface LineFacts {
  readonly basket: Basket;
  readonly catalogue: Catalogue;
  readonly rules: PizzaRules;
  /** Ids of the deals on offer for the hut, disposition and time. */
  readonly offered: ReadonlySet<string>;
  readonly unlockedDeals?: ReadonlySet<string>;
}

/** Every reason why a single deal or loose item cannot be sold, line by line [BSK-45]. */
export const checkLines = (facts: LineFacts): BasketProblem[] => [
  ...facts.basket.deals.flatMap((built) => checkBuiltDeal(built, facts)),
  ...facts.basket.items.flatMap((item) => checkItem(item, facts)),
];

/** Products for deals only are not sold by themselves [MNU-40]. */
function checkItem({ basketItemId, choice }: LooseItem, facts: LineFacts): BasketProblem[] {
  const problems: BasketProblem[] = checkChoice(choice, facts.catalogue, facts.rules).map(
    (problem) => ({ ...problem, line: basketItemId }),
  );
  const isDealOnly = facts.catalogue.products.get(choice.productId)?.dealOnly === true;
  return isDealOnly
    ? [...problems, { code: 'product-deal-only', line: basketItemId, entity: choice.productId }]
    : problems;
}

function checkBuiltDeal(built: BuiltDeal, facts: LineFacts): BasketProblem[] {
  const { basketDealId: line, dealId: entity } = built;
  const { basket, catalogue, rules } = facts;
  const deal = catalogue.deals.get(entity);
  if (!deal || !facts.offered.has(entity)) return [{ code: 'deal-unavailable', line, entity }];
  const problems: BasketProblem[] = checkDeal(built, catalogue, rules).map((problem) => ({
    ...problem,
    line,
  }));
  if (deal.locked && facts.unlockedDeals?.has(entity) !== true) {
    problems.push({ code: 'deal-locked', line, entity });
  }
  const limit = deal.maxPerCustomer;
  if (limit !== undefined && copiesOf(entity, basket) > limit) {
    problems.push({ code: 'deal-limit', line, entity, limit });
  }
  for (const conflict of conflictsOf(deal, basket, catalogue)) {
    problems.push({ code: 'deal-conflict', line, entity: conflict });
  }
  return problems;
}

/** What decides the minimum order. */
export interface MinimumFacts {
  readonly hut: Hut;
  readonly manifest: Pick<Manifest, 'minimumOrder'>;
  readonly disposition: Disposition;
  readonly basket: Pick<Basket, 'deals'>;
  readonly catalogue: Pick<Catalogue, 'deals'>;
  readonly rewards?: RewardTerms | undefined;
}

/**
 * The least a basket must be worth to be ordered, in minor units; 0 means no minimum [BSK-47, BSK-48, BSK-49, BSK-50,
 * BSK-51, BSK-52, BSK-53].
 */
export function minimumOrder(facts: MinimumFacts): number {
  const { hut, manifest, disposition, rewards } = facts;
  if (disposition === 'collection') return toMinor(usable(hut.minCollectionOrder) ?? 0);
  if (disposition === 'dinein') return 0;
  const ofRewards = rewards?.minimumOrder;
  if (ofRewards !== undefined && rewardCount(facts.basket, facts.catalogue) > 0) return ofRewards;
  return toMinor(usable(hut.minDeliveryOrder) ?? manifest.minimumOrder.deliveryDefault);
}

/** What is missing for the minimum, in minor units; 0 when it is met, exactly counting as met [BSK-49, BSK-54]. */
export const minimumGap = (orderValue: number, facts: MinimumFacts): number =>
  Math.max(0, minimumOrder(facts) - orderValue);

/** A minimum as delivered, unless it is missing, not a number or negative [BSK-51]. */
const usable = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
