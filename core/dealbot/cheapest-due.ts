import type { Basket } from '../basket/basket.ts';
import { type BasketCheck, checkBasket } from '../basket/check-basket.ts';
import { priceBasket } from '../basket/price-basket.ts';
import type { PricedBasket } from '../basket/priced-basket.ts';
import type { VariantSlots } from './build-instance.ts';
import type { CandidateDeal } from './build-instance.ts';
import { everyFilling } from './every-filling.ts';
import { type Filling, walkPackings } from '../optimiser/packings.ts';
import type { RawVariant } from './raw-variant.ts';
import type { BasketQuestion, Regrouped } from './basket-question.ts';
import { regroupedBasket } from './regrouped-basket.ts';

/** Most steps of a walk through the groupings: small baskets need far fewer, large ones end here. */
const mostSteps = 20_000;
/** Items up to which other groupings of the same price are looked at, for one that changes less. */
const fewItems = 8;

/** Whether a basket may be ordered as far as the given one may: what was wrong with that one is no matter. */
export function isAsOrderable(
  facts: BasketCheck,
  given: PricedBasket,
): (basket: Basket, priced: PricedBasket) => boolean {
  const before = new Set(checkBasket(facts, given).map(({ code, entity }) => `${code} ${entity}`));
  return (basket, priced) =>
    priced.problems.length <= given.problems.length &&
    checkBasket({ ...facts, basket }, priced).every(({ code, entity }) =>
      before.has(`${code} ${entity}`),
    );
}

/** How many groups of two baskets differ: those of the first that are gone, and new ones [BOT-28]. */
export const changesOf = (before: Pick<Basket, 'deals'>, after: Pick<Basket, 'deals'>): number => {
  const kept = after.deals.filter((deal) => before.deals.includes(deal)).length;
  return before.deals.length + after.deals.length - 2 * kept;
};

/**
 * A grouping with less due than the one that was found, which has the lowest subtotal but not always the lowest
 * amount due: discounts, fees, minimums and thresholds depend on how a basket is grouped. Every grouping that can
 * still win is priced by the one price function; with as much due the one with fewer changed groups wins [BOT-27,
 * BOT-28]. The answer is proven when none was left out.
 * @param floor least that can be due from a subtotal on
 * @param fixed what the part of the basket costs that is not regrouped
 */
export function cheapestDue(
  question: BasketQuestion,
  found: Regrouped,
  { floor, fixed }: { readonly floor: (subtotal: number) => number; readonly fixed: number },
): Regrouped {
  const { facts, choices, units, loose, sorted } = question;
  const isSettled = found.isProven && units.length > fewItems;
  // What is not sold loose has no price of its own to reckon with.
  const hasDealOnly = choices.some((unit) => unit.loose !== unit.priced.total);
  if (isSettled || units.length === 0 || hasDealOnly) return found;
  const every = fillingsOf(question);
  const built = { itemsOf: choices.map(({ items }) => items), fills: every.fills };
  const given = priceBasket(facts);
  const isAllowed = isAsOrderable(facts, given);
  let best = found;
  let changes = changesOf(facts.basket, found.basket);
  let steps = Math.min(mostSteps, facts.budget.nodes);
  const until = facts.budget.now() + facts.budget.milliseconds;
  const isWhole = walkPackings(
    {
      counts: choices.map(({ items }) => items.length),
      bundles: bundlesOf(sorted.candidates),
      fillings: every.fillings,
    },
    {
      canWin: (mostSaving, fillings) => {
        const least = floor(fixed + loose - mostSaving);
        const mayChangeLess = fillings - sorted.standing.length < changes;
        return least < best.priced.amountDue || (least === best.priced.amountDue && mayChangeLess);
      },
      offer: (chosen) => {
        const copies = chosen.map((variant) => ({ variant, units: every.units[variant] ?? [] }));
        const basket = regroupedBasket(
          { basket: facts.basket, sorted, units, built },
          { saving: 0, copies },
        );
        const priced = priceBasket({ ...facts, basket });
        const less = best.priced.amountDue - priced.amountDue;
        const changed = changesOf(facts.basket, basket);
        if (less < 0 || (less === 0 && changed >= changes)) return;
        if (!isAllowed(basket, priced)) return;
        best = { ...found, basket, priced, isChanged: changed > 0 };
        changes = changed;
      },
      goesOn: () => {
        steps -= 1;
        return steps >= 0 && facts.budget.now() <= until;
      },
    },
  );
  const isProven = isWhole && every.isComplete;
  const due = best.priced.amountDue;
  const bound = isProven ? due : Math.min(found.bound, due);
  return { ...best, bound, isProven: due <= bound };
}

const bundlesOf = (candidates: readonly CandidateDeal[]) =>
  candidates.map(({ deal: { id }, limit, conflicts }) => ({
    id,
    ...(limit === undefined ? {} : { limit }),
    conflicts: candidates.flatMap((other, at) => (conflicts.has(other.deal.id) ? [at] : [])),
  }));

/** Every way to fill a candidate with the items, as fillings and as what a solution is put into words by. */
function fillingsOf({ sorted, choices, pricing, facts }: BasketQuestion) {
  const fillings: Filling[] = [];
  const units: (readonly (readonly number[])[])[] = [];
  const fills: VariantSlots[] = [];
  let isComplete = true;
  for (const [place, { deal }] of sorted.candidates.entries()) {
    const most = Math.max(0, facts.fillings - fillings.length);
    const every = everyFilling(deal, place, choices, pricing, most, true);
    isComplete = isComplete && every.isComplete;
    for (const { constant, groups } of every.variants) {
      const taken = groups.map((group) => group.units);
      fillings.push({ bundle: place, saving: -constant, units: taken.flat() });
      units.push(taken);
      fills.push({ deal, slots: groups.map(({ slots }: RawVariant['groups'][number]) => slots) });
    }
  }
  return { fillings, units, fills, isComplete };
}
