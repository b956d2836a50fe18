import { type BasketCheck, checkBasket } from '../basket/check-basket.ts';
import type { Basket, BuiltDeal } from '../basket/basket.ts';
import { priceBasket } from '../basket/price-basket.ts';
import type { PricedBasket } from '../basket/priced-basket.ts';
import type { DealPricing } from '../deals/fill-slots.ts';
import { planOf } from '../deals/deal-plan.ts';
import { priceDeal } from '../deals/price-deal.ts';
import { pizzaRules } from '../menu/pizza-rules.ts';
import { toMinor } from '../money/money.ts';
import {
  type BasketUnit,
  dealUnits,
  looseUnits,
  toBuiltDeal,
  toLooseItem,
} from './basket-units.ts';
import { type BuiltInstance, buildInstance, type StandingDeal } from './build-instance.ts';
import { sortDeals, type SortedDeals } from './candidates.ts';
import { cheapest } from './cheapest.ts';
import type { Outcome, SearchBudget, Solution } from './instance.ts';
import { type ChoiceUnits, choiceUnits } from './item-units.ts';

/** What is regrouped, and how much work may go into it. */
export interface RegroupFacts extends BasketCheck {
  readonly budget: SearchBudget;
  /** Most fillings tried of a deal whose kind does not tell its terms. */
  readonly fillings: number;
  /** A deal that is to be filled from the items when they allow it [BOT-34]. */
  readonly wantedDealId?: string;
  /** Ids that are in force beside the basket's own, such as a voucher's: deals in conflict with them are out. */
  readonly besides?: readonly string[];
  /** Deals to do without. */
  readonly withoutDeals?: ReadonlySet<string>;
}

/** The same items grouped as cheaply as can be; minor units. */
export interface Regrouped {
  readonly basket: Basket;
  readonly priced: PricedBasket;
  /** No grouping has a lower subtotal. */
  readonly bound: number;
  /** The subtotal is the bound: there is no cheaper grouping. */
  readonly isProven: boolean;
  readonly isChanged: boolean;
}

/** The optimiser's question about a basket, with what its answer is put into words by. */
export interface BasketQuestion {
  readonly facts: RegroupFacts;
  readonly sorted: SortedDeals;
  /** The items that may be regrouped. */
  readonly units: readonly BasketUnit[];
  readonly built: BuiltInstance;
  /** What the basket saves as it is. */
  readonly start: Solution;
  /** What all items cost loose. */
  readonly loose: number;
  /** Place of the wanted deal. */
  readonly wanted: number | undefined;
}

/** What the basket asks; undefined when one of its items has no price. */
export function basketQuestion(facts: RegroupFacts): BasketQuestion | undefined {
  const { basket, catalogue, dealKinds } = facts;
  const pricing: DealPricing = { catalogue, dealKinds, rules: pizzaRules(facts.manifest) };
  const sorted = sortDeals(facts);
  const ofDeals = sorted.standing.map(dealUnits);
  const units: BasketUnit[] = [...looseUnits(basket), ...ofDeals.flat()].toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  const choices = choiceUnits(
    units.map(({ choice }) => choice),
    pricing,
  );
  if (!choices) return undefined;
  const placeOf = new Map(
    choices.flatMap(({ items }, place) => items.map((item) => [units[item]?.id, place] as const)),
  );
  const standing = sorted.standing.flatMap((deal, index): StandingDeal[] => {
    const own = ofDeals[index] ?? [];
    const priced = priceDeal(deal, pricing);
    if (!priced) return [];
    const loose = own.reduce((sum, { id }) => sum + looseOf(choices, placeOf.get(id)), 0);
    const slots = planOf(catalogue.deals.get(deal.dealId) ?? { ...emptyDeal }).slots;
    return [
      {
        dealId: deal.dealId,
        saving: loose - priced.price,
        slots: own.flatMap(({ id, slot }) => {
          const place = placeOf.get(id);
          const at = slots[slot];
          return at && place !== undefined ? [{ slot: at, units: [place] }] : [];
        }),
      },
    ];
  });
  const built = buildInstance({
    units: choices,
    candidates: sorted.candidates,
    pricing,
    fillings: facts.fillings,
    standing,
    ...(facts.wantedDealId === undefined ? {} : { wanted: facts.wantedDealId }),
  });
  const wanted = built.instance.deals.findIndex(({ id }) => id === facts.wantedDealId);
  const saving = standing.reduce((sum, deal) => sum + deal.saving, 0);
  return {
    facts,
    sorted,
    units,
    built,
    start: { saving: saving * built.instance.scale + standing.length, copies: [] },
    loose: choices.reduce((sum, unit) => sum + unit.loose * unit.items.length, 0),
    wanted: facts.wantedDealId === undefined || wanted < 0 ? undefined : wanted,
  };
}

const emptyDeal = { id: '', kind: '', title: '', options: [] };

const looseOf = (choices: readonly ChoiceUnits[], place: number | undefined): number =>
  (place === undefined ? undefined : choices[place]?.loose) ?? 0;

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
 * The cheapest way to buy exactly the items of a basket with the deals on offer. Rewards and redeemed deals stay;
 * schedules, limits, conflicts and thresholds hold; what is paid is never more than before, and between groupings
 * of one price the one with fewer changed deals wins [BOT-27 to BOT-30]. Undefined when an item has no price.
 */
export function regroup(facts: RegroupFacts): Regrouped | undefined {
  const question = basketQuestion(facts);
  return question && toRegrouped(question, answerOf(question));
}

/**
 * What an outcome means for the basket. A grouping that may not be is searched for anew without the deals whose
 * threshold it misses; with one of these, no basket costs less than the threshold.
 */
export function toRegrouped(question: BasketQuestion, outcome: Outcome): Regrouped {
  const { facts, built, start, loose } = question;
  const given = priceBasket(facts);
  const fixed = given.subtotal - (loose - Math.floor(start.saving / built.instance.scale));
  const least = fixed + loose - Math.floor(outcome.bound / built.instance.scale);
  const bound = built.isComplete ? Math.max(0, least) : 0;
  const kept: Regrouped = {
    basket: facts.basket,
    priced: given,
    bound: Math.min(bound, given.subtotal),
    isProven: given.subtotal <= bound,
    isChanged: false,
  };
  return outcome.solution === start ? kept : allowedOf(question, outcome, kept);
}

function allowedOf(question: BasketQuestion, outcome: Outcome, kept: Regrouped): Regrouped {
  const { facts } = question;
  const { priced: given, bound } = kept;
  const basket = regroupedBasket(question, outcome.solution);
  const priced = priceBasket({ ...facts, basket });
  if (priced.problems.length > given.problems.length) return kept;
  const before = new Set(checkBasket(facts, given).map(({ code, entity }) => `${code} ${entity}`));
  const problems = checkBasket({ ...facts, basket }, priced).filter(
    ({ code, entity }) => !before.has(`${code} ${entity}`),
  );
  if (problems.length === 0) {
    if (priced.total > given.total) return kept;
    return { basket, priced, bound, isProven: priced.subtotal <= bound, isChanged: true };
  }
  const missed = problems.flatMap(({ code, entity }) =>
    code === 'deal-threshold' && entity !== undefined ? [entity] : [],
  );
  const news = missed.filter((id) => facts.withoutDeals?.has(id) !== true);
  if (news.length === 0) return kept;
  const withoutDeals = new Set([...(facts.withoutDeals ?? []), ...news]);
  const other = regroup({ ...facts, withoutDeals }) ?? kept;
  const thresholds = news.map((id) => toMinor(facts.catalogue.deals.get(id)?.threshold ?? 0));
  const least = Math.min(other.bound, Math.max(bound, Math.min(...thresholds)));
  return { ...other, bound: least, isProven: other.priced.subtotal <= least };
}

function regroupedBasket(question: BasketQuestion, solution: Solution): Basket {
  const { facts, sorted, units, built } = question;
  const classOf = new Map<string, number>();
  for (const [itemClass, items] of built.itemsOf.entries()) {
    for (const item of items) classOf.set(units[item]?.id ?? '', itemClass);
  }
  const sameClasses = (deal: BuiltDeal): string =>
    joined(dealUnits(deal).map(({ id }) => classOf.get(id) ?? -1));
  const spare = [...sorted.standing];
  const kept: BuiltDeal[] = [];
  const changed = solution.copies.filter(({ variant, units: classes }) => {
    const dealId = built.fills[variant]?.deal.id;
    const same = spare.findIndex(
      (deal) => deal.dealId === dealId && sameClasses(deal) === joined(classes.flat()),
    );
    if (same >= 0) kept.push(...spare.splice(same, 1));
    return same < 0;
  });
  const used = new Set(kept.flatMap(dealUnits).map(({ id }) => id));
  const left = built.itemsOf.map((items) =>
    items.flatMap((item) => {
      const unit = units[item];
      return unit && !used.has(unit.id) ? [unit] : [];
    }),
  );
  const taken = new Set(facts.basket.deals.map(({ basketDealId }) => basketDealId));
  const made = changed.map(({ variant, units: classes }): BuiltDeal => {
    const fills = built.fills[variant];
    const dealId = fills?.deal.id ?? '';
    const bySlot: Record<number, BasketUnit[]> = {};
    for (const [group, list] of classes.entries()) {
      for (const itemClass of list) {
        const unit = left[itemClass]?.shift();
        const place = fills?.slots[group]?.find(
          ({ slot, items }) => (bySlot[slot]?.length ?? 0) < items,
        );
        if (!unit || !place) continue;
        used.add(unit.id);
        (bySlot[place.slot] ??= []).push(unit);
      }
    }
    const own = spare.findIndex((deal) => deal.dealId === dealId);
    const [before] = own < 0 ? [] : spare.splice(own, 1);
    return toBuiltDeal(before?.basketDealId ?? newId(dealId, taken), dealId, bySlot);
  });
  return {
    ...facts.basket,
    deals: [...sorted.fixed, ...kept, ...made],
    items: [
      ...facts.basket.items.filter(({ free }) => free === true),
      ...units.filter(({ id }) => !used.has(id)).map(toLooseItem),
    ],
  };
}

const joined = (classes: readonly number[]): string => classes.toSorted((a, b) => a - b).join();

function newId(dealId: string, taken: Set<string>): string {
  let number = 1;
  while (taken.has(`${dealId}-${number}`)) number += 1;
  const id = `${dealId}-${number}`;
  taken.add(id);
  return id;
}
