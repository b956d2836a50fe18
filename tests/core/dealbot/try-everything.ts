import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { DealPricing } from '../../../core/deals/fill-slots.ts';
import { priceDeal } from '../../../core/deals/price-deal.ts';
import { slotsOf, slotTakes } from '../../../core/deals/deal-slots.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import { priceChoice } from '../../../core/menu/price-choice.ts';

/** A deal filled with some of the items: which of them, as bits. */
interface Filling {
  readonly deal: number;
  readonly items: number;
  readonly price: number;
}

/** Every way to fill a deal with items, priced as the basket prices it. */
function fillingsOf(
  deal: Deal,
  place: number,
  choices: readonly Choice[],
  pricing: DealPricing,
): Filling[] {
  const slots = slotsOf(deal);
  const best = new Map<number, number>();
  const chosen: number[][] = slots.map(() => []);
  const fill = (slot: number, used: number): void => {
    const own = slots[slot];
    if (!own) {
      const filled = chosen.map((list) => list.map((at) => choices[at] as Choice));
      const entries = [...filled.entries()].filter(([, list]) => list.length > 0);
      if (entries.length === 0) return;
      const built = { dealId: deal.id, choices: Object.fromEntries(entries) };
      const priced = priceDeal(built, pricing);
      if (priced) best.set(used, Math.min(priced.price, best.get(used) ?? Infinity));
      return;
    }
    if (!own.isRequired) fill(slot + 1, used);
    const add = (from: number, taken: number): void => {
      const list = chosen[slot] as number[];
      if (list.length === own.items) return fill(slot + 1, taken);
      for (let at = from; at < choices.length; at += 1) {
        const bit = 1 << at;
        if ((taken & bit) !== 0) continue;
        if (!slotTakes(own, choices[at] as Choice, pricing.catalogue)) continue;
        list.push(at);
        add(at + 1, taken | bit);
        list.pop();
      }
    };
    add(0, used);
  };
  fill(0, 0);
  return [...best].map(([items, price]) => ({ deal: place, items, price }));
}

/**
 * The lowest price of the items with these deals, by trying everything: what the optimiser is held against. Limits and
 * conflicts hold.
 */
export function cheapestByTrying(
  choices: readonly Choice[],
  deals: readonly Deal[],
  pricing: DealPricing,
): number {
  const loose = choices.map(
    (choice) => priceChoice(choice, pricing.catalogue, pricing.rules)?.total ?? NaN,
  );
  const fillings = deals.flatMap((deal, place) => fillingsOf(deal, place, choices, pricing));
  const fight = (a: Deal, b: Deal): boolean =>
    a.conflicts?.includes(b.id) === true || b.conflicts?.includes(a.id) === true;
  let best = Infinity;
  const copies = deals.map(() => 0);
  const isAllowed = (place: number): boolean => {
    const deal = deals[place] as Deal;
    if ((copies[place] ?? 0) >= (deal.maxPerCustomer ?? Infinity)) return false;
    return deals.every((other, at) => copies[at] === 0 || !fight(deal, other));
  };
  const decide = (item: number, used: number, price: number): void => {
    if (item === choices.length) {
      best = Math.min(best, price);
      return;
    }
    const bit = 1 << item;
    if ((used & bit) !== 0) return decide(item + 1, used, price);
    decide(item + 1, used | bit, price + (loose[item] ?? 0));
    for (const filling of fillings) {
      if ((filling.items & bit) === 0 || (filling.items & used) !== 0) continue;
      if (!isAllowed(filling.deal)) continue;
      copies[filling.deal] = (copies[filling.deal] ?? 0) + 1;
      decide(item + 1, used | filling.items, price + filling.price);
      copies[filling.deal] = (copies[filling.deal] ?? 0) - 1;
    }
  };
  decide(0, 0, 0);
  return best;
}
