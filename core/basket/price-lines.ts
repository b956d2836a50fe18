import type { Manifest } from '../../schemas/types/manifest.ts';
import { priceDeal } from '../deals/price-deal.ts';
import type { DealPricing } from '../deals/fill-slots.ts';
import type { DealKinds } from '../deals/deal-kind.ts';
import type { RewardTerms } from '../deals/reward-terms.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import { pizzaRules } from '../menu/pizza-rules.ts';
import { freeChoice, priceChoice } from '../menu/price-choice.ts';
import type { Basket } from './basket.ts';
import type { PricingProblem } from './priced-basket.ts';
import type { PricedDeal } from '../deals/priced-deal.ts';
import type { PricedChoice } from '../menu/priced-choice.ts';

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
