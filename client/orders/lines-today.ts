import type { SummaryLine } from '../../schemas/types/http/orders.ts';
import { type BasketCheck, checkLines } from '../../core/basket/check-basket.ts';
import { priceBasket } from '../../core/basket/price-basket.ts';
import { dealsOnOffer } from '../../core/deals/deals-on-offer.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import { pizzaRules } from '../../core/menu/pizza-rules.ts';
import type { Lines } from '../basket/basket-edits.ts';
import { type ReorderLine, reorderLines } from './reorder-lines.ts';

/** Lines that were chosen before or elsewhere, as a hut has them today. */
export interface LinesToday {
  /** The deals and items that can be had, to be priced as of today. */
  readonly lines: Lines;
  /** How many of the lines are not on offer. */
  readonly leftOut: number;
  /** Every line, what can be had and what cannot. */
  readonly shown: readonly ReorderLine[];
  /** What the lines that can be had come to today with all fees and taxes, in minor units. */
  readonly total: number;
  /** What of the total is no line: fees, and taxes that come on top. */
  readonly fees: number;
  /** What it is sold from. */
  readonly catalogue: Catalogue;
}

/**
 * What of some lines is on offer as it was chosen [BSK-86, ORD-114, SHP-15, SHP-26]: what is not on the menu, has another
 * recipe or is not for this customer stays out.
 * @param named what each line was called and cost then, by its id in the basket
 */
export function linesToday(
  all: Lines,
  facts: BasketCheck,
  named: ReadonlyMap<string, Partial<SummaryLine>>,
): LinesToday {
  const offered = new Set(dealsOnOffer(facts).map(({ id }) => id));
  const problems = checkLines({
    ...facts,
    basket: all,
    rules: pizzaRules(facts.manifest),
    offered,
  });
  const wrong = new Map(problems.toReversed().map(({ line, code }) => [line, code]));
  const lines = {
    deals: all.deals.filter(({ basketDealId }) => !wrong.has(basketDealId)),
    items: all.items.filter(({ basketItemId }) => !wrong.has(basketItemId)),
  };
  const before = all.deals.length + all.items.length;
  const priced = priceBasket({ ...facts, basket: lines });
  return {
    lines,
    leftOut: before - lines.deals.length - lines.items.length,
    shown: reorderLines(all, named, { priced, wrong }),
    total: priced.total,
    fees: priced.total - priced.subtotal + (priced.discount?.value ?? 0),
    catalogue: facts.catalogue,
  };
}
