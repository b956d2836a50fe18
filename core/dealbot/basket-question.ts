import { type BasketCheck } from '../basket/check-basket.ts';
import type { Basket } from '../basket/basket.ts';
import type { PricedBasket } from '../basket/priced-basket.ts';
import type { DealPricing } from '../deals/fill-slots.ts';
import { planOf } from '../deals/deal-plan.ts';
import { priceDeal } from '../deals/price-deal.ts';
import { pizzaRules } from '../menu/pizza-rules.ts';
import { type BasketUnit, dealUnits, looseUnits } from './basket-units.ts';
import { type BuiltInstance, buildInstance, type StandingDeal } from './build-instance.ts';
import { sortDeals, type SortedDeals } from './candidates.ts';
import type { SearchBudget, Solution } from '../optimiser/instance.ts';
import { type ChoiceUnits, choiceUnits } from './item-units.ts';

/** What is regrouped, and how much work may go into it. */
export interface RegroupFacts extends BasketCheck {
  readonly budget: SearchBudget;
  /** Most fillings tried of a deal whose kind does not tell its terms. */
  readonly fillings: number;
  /** A deal that is to be filled from the items when they allow it [BOT-34]. */
  readonly wantedDealId?: string;
  /** Ids that are active beside the basket's own, such as a voucher's: deals in conflict with them are out. */
  readonly besides?: readonly string[];
  /** Deals to do without. */
  readonly withoutDeals?: ReadonlySet<string>;
}

/** The same items grouped as cheaply as can be; minor units. */
export interface Regrouped {
  readonly basket: Basket;
  readonly priced: PricedBasket;
  /** With no grouping less is due, after discount, voucher and fees [BOT-28]. */
  readonly bound: number;
  /** What is due is the bound: there is no cheaper grouping. */
  readonly isProven: boolean;
  readonly isChanged: boolean;
}

/** The optimiser's question about a basket, with what its answer is put into words by. */
export interface BasketQuestion {
  readonly facts: RegroupFacts;
  readonly sorted: SortedDeals;
  /** The items that may be regrouped. */
  readonly units: readonly BasketUnit[];
  /** Their different choices. */
  readonly choices: readonly ChoiceUnits[];
  readonly pricing: DealPricing;
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
  const { basket, catalogue, dealKinds, rewards } = facts;
  const rules = pizzaRules(facts.manifest);
  const pricing: DealPricing = { catalogue, dealKinds, rules, rewards };
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
  const wanted = built.instance.bundles.findIndex(({ id }) => id === facts.wantedDealId);
  const saving = standing.reduce((sum, deal) => sum + deal.saving, 0);
  return {
    facts,
    sorted,
    units,
    choices,
    pricing,
    built,
    start: { saving: saving * built.instance.scale + standing.length, copies: [] },
    loose: choices.reduce((sum, unit) => sum + unit.loose * unit.items.length, 0),
    wanted: facts.wantedDealId === undefined || wanted < 0 ? undefined : wanted,
  };
}

const emptyDeal = { id: '', kind: '', title: '', options: [] };

const looseOf = (choices: readonly ChoiceUnits[], place: number | undefined): number =>
  (place === undefined ? undefined : choices[place]?.loose) ?? 0;
