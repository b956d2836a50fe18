import type { Basket } from '../../../core/basket/basket.ts';
import type { BuiltDeal } from '../../../core/deals/built-deal.ts';
import { slotsOf, slotTakes } from '../../../core/deals/deal-slots.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import { looseItems } from './regrouped.ts';
import type { SeededShop } from './seeded-shop.ts';

/** A deal with items in its slots: which of them, as bits. */
interface FilledDeal {
  readonly items: number;
  readonly deal: Pick<BuiltDeal, 'dealId' | 'choices'>;
}

/** Every way to fill a deal with some of the items. */
function fillingsOf(deal: Deal, { choices, pricing }: SeededShop): FilledDeal[] {
  const slots = slotsOf(deal);
  const found: FilledDeal[] = [];
  const chosen: Choice[][] = slots.map(() => []);
  const fill = (slot: number, used: number): void => {
    const own = slots[slot];
    if (!own) {
      const entries = [...chosen.entries()].filter(([, list]) => list.length > 0);
      const filled = Object.fromEntries(entries.map(([at, list]) => [at, [...list]]));
      if (used > 0) found.push({ items: used, deal: { dealId: deal.id, choices: filled } });
      return;
    }
    const list = chosen[slot] as Choice[];
    if (!own.isRequired && list.length === 0) fill(slot + 1, used);
    for (const [at, choice] of choices.entries()) {
      if ((used & (1 << at)) !== 0 || !slotTakes(own, choice, pricing.catalogue)) continue;
      list.push(choice);
      if (list.length === own.items) fill(slot + 1, used | (1 << at));
      else fill(slot, used | (1 << at));
      list.pop();
    }
  };
  fill(0, 0);
  return found;
}

/** Every basket that the items of a shop can make, by trying everything; limits and conflicts are up to who looks. */
export function everyGrouping(shop: SeededShop): Pick<Basket, 'deals' | 'items'>[] {
  const { choices, deals } = shop;
  const fillings = deals.flatMap((deal) => fillingsOf(deal, shop));
  const found: Pick<Basket, 'deals' | 'items'>[] = [];
  const loose: Choice[] = [];
  const built: BuiltDeal[] = [];
  const decide = (item: number, used: number): void => {
    if (item === choices.length) {
      found.push({ deals: [...built], items: looseItems(loose) });
      return;
    }
    if ((used & (1 << item)) !== 0) return decide(item + 1, used);
    loose.push(choices[item] as Choice);
    decide(item + 1, used | (1 << item));
    loose.pop();
    for (const { items, deal } of fillings) {
      if ((items & (1 << item)) === 0 || (items & used) !== 0) continue;
      built.push({ ...deal, basketDealId: `tried-${built.length}` });
      decide(item + 1, used | items);
      built.pop();
    }
  };
  decide(0, 0);
  return found;
}
