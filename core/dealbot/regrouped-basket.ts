import type { Basket } from '../basket/basket.ts';
import type { BuiltDeal } from '../deals/built-deal.ts';
import { type BasketUnit, dealUnits, toBuiltDeal, toLooseItem } from './basket-units.ts';
import type { BuiltInstance } from './build-instance.ts';
import type { SortedDeals } from './candidates.ts';
import type { Solution } from '../optimiser/instance.ts';

/** What a solution is put into words by. */
export interface SolutionWords {
  readonly basket: Basket;
  readonly sorted: SortedDeals;
  readonly units: readonly BasketUnit[];
  readonly built: Pick<BuiltInstance, 'itemsOf' | 'fills'>;
}

/** The basket that a solution stands for; deals that stay as they are keep their identity. */
export function regroupedBasket(
  { basket, sorted, units, built }: SolutionWords,
  solution: Solution,
): Basket {
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
  const taken = new Set(basket.deals.map(({ basketDealId }) => basketDealId));
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
    ...basket,
    deals: [...sorted.fixed, ...kept, ...made],
    items: [
      ...basket.items.filter(({ free }) => free === true),
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
