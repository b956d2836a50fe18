import { checkBasket } from '../basket/check-basket.ts';
import { priceBasket } from '../basket/price-basket.ts';
import type { PricedBasket } from '../basket/priced-basket.ts';
import { toMinor } from '../money/money.ts';
import { cheapest } from '../optimiser/cheapest.ts';
import { cheapestDue, isAsOrderable } from './cheapest-due.ts';
import { dueFloor } from './due-floor.ts';
import type { Outcome, Solution } from '../optimiser/instance.ts';
import { regroupedBasket } from './regrouped-basket.ts';
import {
  basketQuestion,
  type BasketQuestion,
  type Regrouped,
  type RegroupFacts,
} from './basket-question.ts';

/** Searches the best grouping of a question: with the wanted deal where that can be. */
function answerOf({ built, facts, start, wanted }: BasketQuestion): Outcome {
  const none: Solution = { saving: -Infinity, copies: [] };
  const withWanted =
    wanted === undefined ? undefined : cheapest(built.instance, facts.budget, none, wanted);
  return withWanted && withWanted.solution !== none
    ? withWanted
    : cheapest(built.instance, facts.budget, start);
}

/**
 * The cheapest way to buy exactly the items of a basket with the deals on offer: the one with which the least is due.
 * Rewards and redeemed deals stay; schedules, limits, conflicts, minimums and thresholds hold; what is due is never
 * more than before, and between groupings with as much due the one with fewer changed deals wins [BOT-27, BOT-28,
 * BOT-29, BOT-30].
 * Undefined when an item has no price.
 */
export function regroup(facts: RegroupFacts): Regrouped | undefined {
  const question = basketQuestion(facts);
  if (!question) return undefined;
  const until = facts.budget.now() + facts.budget.milliseconds;
  const found = toRegrouped(question, answerOf(question));
  // Who wants a deal gets it; who does without some has been here before.
  if (question.wanted !== undefined || facts.withoutDeals) return found;
  const left = { ...facts.budget, milliseconds: until - facts.budget.now() };
  const given = priceBasket(facts);
  const asked = { ...question, facts: { ...facts, budget: left } };
  return cheapestDue(asked, found, {
    floor: dueFloor(facts, given),
    fixed: fixedPart(question, given),
  });
}

/** What the deals and items cost that are not regrouped. */
const fixedPart = ({ built, start, loose }: BasketQuestion, given: PricedBasket): number =>
  given.subtotal - (loose - Math.floor(start.saving / built.instance.scale));

/**
 * What an outcome means for the basket. A grouping that may not be is searched for again without the deals whose
 * threshold it misses; with one of these, no basket costs less than the threshold.
 */
export function toRegrouped(question: BasketQuestion, outcome: Outcome): Regrouped {
  const { facts, built, start, loose } = question;
  const given = priceBasket(facts);
  const saved = Math.floor(outcome.bound / built.instance.scale);
  const least = built.isComplete ? fixedPart(question, given) + loose - saved : 0;
  const bound = Math.min(dueFloor(facts, given)(Math.max(0, least)), given.amountDue);
  const kept: Regrouped = {
    basket: facts.basket,
    priced: given,
    bound,
    isProven: given.amountDue <= bound,
    isChanged: false,
  };
  return outcome.solution === start ? kept : allowedOf(question, outcome, kept);
}

function allowedOf(question: BasketQuestion, outcome: Outcome, kept: Regrouped): Regrouped {
  const { facts } = question;
  const { priced: given, bound } = kept;
  const basket = regroupedBasket({ ...question, basket: facts.basket }, outcome.solution);
  const priced = priceBasket({ ...facts, basket });
  if (isAsOrderable(facts, given)(basket, priced)) {
    if (priced.amountDue > given.amountDue) return kept;
    return { basket, priced, bound, isProven: priced.amountDue <= bound, isChanged: true };
  }
  const missed = checkBasket({ ...facts, basket }, priced).flatMap(({ code, entity }) =>
    code === 'deal-threshold' && entity !== undefined ? [entity] : [],
  );
  const news = missed.filter((id) => facts.withoutDeals?.has(id) !== true);
  if (news.length === 0) return kept;
  const withoutDeals = new Set([...(facts.withoutDeals ?? []), ...news]);
  const other = regroup({ ...facts, withoutDeals }) ?? kept;
  const thresholds = news.map((id) => toMinor(facts.catalogue.deals.get(id)?.threshold ?? 0));
  const fromThreshold = dueFloor(facts, given)(Math.min(...thresholds));
  const least = Math.min(other.bound, Math.max(bound, fromThreshold));
  return { ...other, bound: least, isProven: other.priced.amountDue <= least };
}
