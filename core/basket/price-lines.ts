import type { Manifest } from '../../schemas/types/manifest.ts';
import { priceDeal } from '../deals/price-deal.ts';
import type { DealPricing } from '../deals/fill-slots.ts';
import type { DealKinds } from '../deals/deal-kind.ts';
import type { RewardTerms } from '../deals/reward-terms.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import { pizzaRules } from '../menu/pizza-rules.ts';
import { freeChoice, priceChoice, type PricedChoice } from '../menu/price-choice.ts';
import type { Basket } from './basket.ts';
import type { PricingProblem } from './priced-basket.ts';
import type { PricedDeal } from '../deals/priced-deal.ts';
import type { BasketLine } from '../vouchers/basket-line.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import { allocate } from '../money/allocate.ts';
import type { TaxableAmount } from '../surcharges/tax-policy.ts';
import { surchargeTypes } from '../surcharges/surcharge-types.ts';
import { isEligible, type DiscountTerms } from '../vouchers/discount-value.ts';
import type { Surcharge } from '../surcharges/surcharge-policy.ts';

/** The deals and loose items of a basket with their prices and sums, in minor units. */
export interface PricedLines {
  readonly deals: Readonly<Record<string, PricedDeal>>;
  readonly items: Readonly<Record<string, PricedChoice>>;
  /** Deal prices and loose item prices together [BSK-37]. */
  readonly subtotal: number;
  /** The part of the subtotal that reward deals make up [BSK-50]. */
  readonly rewards: number;
  /** Face values of gift-card deals together [DEA-73]. */
  readonly faceValue: number;
  readonly problems: readonly PricingProblem[];
}

/** Prices every deal and loose item; what has no price is in no sum but among the problems. */
export function priceLines(facts: {
  readonly catalogue: Catalogue;
  readonly basket: Basket;
  readonly dealKinds: DealKinds;
  readonly rewards?: RewardTerms | undefined;
  readonly manifest: Pick<Manifest, 'menu' | 'pizza' | 'flags'>;
}): PricedLines {
  const { catalogue, basket, dealKinds, rewards: terms } = facts;
  const rules = pizzaRules(facts.manifest);
  const pricing: DealPricing = { catalogue, dealKinds, rules, rewards: terms };
  const deals: Record<string, PricedDeal> = {};
  const items: Record<string, PricedChoice> = {};
  const problems: PricingProblem[] = [];
  let subtotal = 0;
  let rewards = 0;
  let faceValue = 0;
  for (const built of basket.deals) {
    const priced = priceDeal(built, pricing);
    if (!priced) {
      problems.push({ code: 'deal-unavailable', line: built.basketDealId, entity: built.dealId });
      continue;
    }
    deals[built.basketDealId] = priced;
    subtotal += priced.price;
    faceValue += priced.faceValue;
    if (catalogue.deals.get(built.dealId)?.loyalty) rewards += priced.price;
  }
  for (const { basketItemId, choice, free } of basket.items) {
    const own = priceChoice(choice, catalogue, pricing.rules);
    const priced = own && free ? freeChoice : own;
    if (!priced) {
      problems.push({
        code: 'product-unavailable',
        line: basketItemId,
        entity: choice.productId,
      });
      continue;
    }
    items[basketItemId] = priced;
    subtotal += priced.total;
  }
  return { deals, items, subtotal, rewards, faceValue, problems };
}

/** What the lines are made from. */
export interface BasketLineFacts {
  readonly catalogue: Catalogue;
  readonly basket: Basket;
  readonly deals: Readonly<Record<string, PricedDeal>>;
  readonly items: Readonly<Record<string, PricedChoice>>;
}

/**
 * Every item with what it costs; the price of a deal is spread over its items in proportion to what each
 * would cost by itself. The amounts add up to the subtotal.
 */
export function basketLines({ catalogue, basket, deals, items }: BasketLineFacts): BasketLine[] {
  const lines: BasketLine[] = [];
  const add = (product: Product | undefined, amount: number, isDiscountable: boolean): void => {
    if (!product) return;
    lines.push({ type: product.type, taxCode: product.taxCode, amount, isDiscountable });
  };
  for (const { basketItemId, choice } of basket.items) {
    const priced = items[basketItemId];
    if (priced) add(catalogue.products.get(choice.productId), priced.total, true);
  }
  for (const { basketDealId, dealId } of basket.deals) {
    const priced = deals[basketDealId];
    const deal = catalogue.deals.get(dealId);
    if (!priced || !deal) continue;
    const isDiscountable = deal.discountable !== false && deal.loyalty !== true;
    const shares = allocate(
      priced.price,
      priced.items.map(({ amount }) => amount),
    );
    const products = priced.items.map(({ productId }) => catalogue.products.get(productId));
    for (const [index, share] of shares.entries()) add(products[index], share, isDiscountable);
  }
  return lines;
}

/** Tax class of surcharges: a rate that names tax classes applies to them only when it names this one. */
const surchargeTaxCode = 'surcharge';

/** A discount that is active, with its value in minor units. */
export interface ActiveDiscount {
  readonly terms: DiscountTerms;
  readonly value: number;
}

/**
 * Lines class by class in an order that does not depend on the basket's, so that the same lines are always taxed alike;
 * which line of a class gets an odd penny of a discount makes no difference.
 */
const byClass = (lines: readonly BasketLine[]): BasketLine[] =>
  [...new Set(lines.map(({ taxCode }) => taxCode))]
    .toSorted()
    .flatMap((taxCode) => lines.filter((line) => line.taxCode === taxCode));

/** What a discount takes off each of the lines that it was worked out on. */
function discountShares(
  { terms, value }: ActiveDiscount,
  lines: readonly BasketLine[],
): ReadonlyMap<BasketLine, number | undefined> {
  const eligible = lines.filter((line) => isEligible(line, terms));
  const shares = allocate(
    value,
    eligible.map(({ amount }) => amount),
  );
  return new Map(eligible.map((line, index) => [line, shares[index]]));
}

/**
 * What is taxed: the lines after a discount, which is spread over the lines it was worked out on in
 * proportion to their prices [SUR-34], and the surcharges without the tip [SUR-25]; one amount a tax class. The order
 * of the lines changes nothing: browser and server have them in different orders.
 */
export function taxableAmounts(
  lines: readonly BasketLine[],
  discount: ActiveDiscount | undefined,
  surcharges: readonly Surcharge[],
): TaxableAmount[] {
  const byCode = new Map<string, number>();
  const add = (taxCode: string, amount: number): void => {
    if (amount > 0) byCode.set(taxCode, (byCode.get(taxCode) ?? 0) + amount);
  };
  const sorted = byClass(lines);
  const shareOf = discount && discountShares(discount, sorted);
  for (const line of sorted) add(line.taxCode, line.amount - (shareOf?.get(line) ?? 0));
  for (const { type, amount } of surcharges) {
    if (type !== surchargeTypes.driverTip) add(surchargeTaxCode, amount);
  }
  return [...byCode].map(([taxCode, amount]) => ({ taxCode, amount }));
}
