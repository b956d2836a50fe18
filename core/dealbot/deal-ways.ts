import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { DealTerms } from '../deals/deal-kind.ts';
import { type DealPlan, planOf } from '../deals/deal-plan.ts';
import { chargeChoice } from '../deals/deal-supplements.ts';
import type { DealPricing } from '../deals/fill-slots.ts';
import { type DealSlot, slotTakes } from '../deals/deal-slots.ts';
import type { ChoiceUnits } from './item-units.ts';

/** Slots of a deal that take the same choices at the same price. */
export interface SlotGroup {
  readonly slots: readonly DealSlot[];
  /** Items that all its slots hold together. */
  readonly need: number;
  readonly isOptional: boolean;
  readonly isInPool: boolean;
  /** What each choice costs here, by its place among the choices. */
  readonly offers: readonly SlotOffer[];
}

/** A choice in a group of slots; minor units. */
export interface SlotOffer {
  /** Place of the choice. */
  readonly unit: number;
  readonly price: number;
  /** What it would get off if it were among the cheapest; 0 outside the pool. */
  readonly benefit: number;
  /** What counts of it for an amount off the required items. */
  readonly base: number;
}

/** A deal with the choices that fit it and what they cost in it. */
export interface DealWay {
  readonly deal: Deal;
  readonly terms: DealTerms;
  readonly groups: readonly SlotGroup[];
  /** Items of the pool that are paid in full. */
  readonly paidInFull: number;
}

/** Slots by option, required and optional ones apart. */
const groupsOf = ({ slots }: DealPlan): DealSlot[][] => {
  const groups = new Map<string, DealSlot[]>();
  for (const slot of slots) {
    const key = `${slot.optionIndex}${slot.isRequired ? 'r' : 'o'}`;
    const group = groups.get(key);
    if (group) group.push(slot);
    else groups.set(key, [slot]);
  }
  return [...groups.values()];
};

/** Deals are frozen data, so their slots are grouped once. */
const grouped = new WeakMap<Deal, DealSlot[][]>();

function slotGroups(deal: Deal, plan: DealPlan): DealSlot[][] {
  let groups = grouped.get(deal);
  if (!groups) {
    groups = groupsOf(plan);
    grouped.set(deal, groups);
  }
  return groups;
}

/**
 * How a deal takes choices; undefined when they cannot fill it. `terms` is undefined where the kind has none, or
 * where they do not say enough: `needsEveryFilling` then tells that all fillings have to be tried.
 */
export function dealWay(
  deal: Deal,
  units: readonly ChoiceUnits[],
  pricing: DealPricing,
): DealWay | 'needs-every-filling' | undefined {
  const plan = planOf(deal);
  const kind = pricing.dealKinds.get(deal.kind);
  if (!kind || plan.slots.length === 0 || kind.isPayment) return undefined;
  const input = { deal, dealPrice: plan.price, dealOriginalPrice: plan.originalPrice };
  const terms = kind.terms?.(input);
  const groups: SlotGroup[] = [];
  for (const slots of slotGroups(deal, plan)) {
    const group = slotGroup(slots, { deal, plan, terms, units, pricing });
    if (group) groups.push(group);
    else if (slots[0]?.isRequired) return undefined;
  }
  if (!terms || !isLinear(terms, groups)) return 'needs-every-filling';
  const paidInFull = terms.cheapest ? Math.max(0, plan.pool.size - terms.cheapest.count) : 0;
  return { deal, terms, groups, paidInFull };
}

interface GroupFacts {
  readonly deal: Deal;
  readonly plan: DealPlan;
  readonly terms: DealTerms | undefined;
  readonly units: readonly ChoiceUnits[];
  readonly pricing: DealPricing;
}

function slotGroup(
  slots: readonly DealSlot[],
  { deal, plan, terms, units, pricing }: GroupFacts,
): SlotGroup | undefined {
  const [first] = slots;
  if (!first) return undefined;
  const { option, optionIndex, isRequired } = first;
  const need = slots.length * first.items;
  const isInPool = plan.pool.has(first.slot);
  const offers: SlotOffer[] = [];
  let found = 0;
  for (let index = 0; index < units.length; index += 1) {
    const unit = units[index] as ChoiceUnits;
    const { choice, priced, recipe } = unit;
    if (choice.type !== option.type || !slotTakes(first, choice, pricing.catalogue)) continue;
    const charged = chargeChoice(choice, priced, recipe, deal, optionIndex);
    const base = option.free ? 0 : charged.base;
    const covered = option.free ? 0 : charged.covered;
    const price = (terms?.charge({ option, isRequired, base }) ?? base) + charged.supplements;
    const benefit = isInPool ? (terms?.cheapest?.takesOff(covered) ?? 0) : 0;
    offers.push({ unit: index, price, benefit, base });
    found += unit.items.length;
  }
  if (found === 0 || (isRequired && found < need)) return undefined;
  return { slots, need, isOptional: !isRequired, isInPool, offers };
}

/** A slot of several dips counts as one among the cheapest, and an amount off may be more than the items cost. */
function isLinear({ cheapest, off = 0 }: DealTerms, groups: readonly SlotGroup[]): boolean {
  const hasWideSlot = groups.some(
    ({ isInPool, slots }) => isInPool && slots.some(({ items }) => items > 1),
  );
  if (cheapest && hasWideSlot) return false;
  const required = groups.filter(({ isOptional }) => !isOptional);
  const least = required.reduce(
    (sum, { need, offers }) => sum + need * Math.min(...offers.map(({ base }) => base)),
    0,
  );
  return least >= off;
}
