import { checkDeal } from '../deals/check-deal.ts';
import { conflictsOf, copiesOf } from './deal-rules.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import { checkChoice } from '../menu/check-choice.ts';
import type { PizzaRules } from '../menu/pizza-rules.ts';
import type { Basket, LooseItem } from './basket.ts';
import type { BuiltDeal } from '../deals/built-deal.ts';
import type { BasketProblem } from './basket-problem.ts';

/** What the lines of a basket are checked against. */
export interface LineFacts {
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
