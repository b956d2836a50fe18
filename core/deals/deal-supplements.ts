import type { Deal, DealSurcharge } from '../../schemas/types/catalogue/deal.ts';
import type { PricePart } from '../../schemas/types/catalogue/product.ts';
import type { PricedChoice } from '../menu/price-choice.ts';
import type { Choice } from '../menu/choice.ts';
import { toMinor } from '../money/money.ts';

/** A choice as a deal charges it, in minor units. */
export interface ChargedChoice {
  readonly base: number;
  /** Everything over the base: price parts and deal surcharges. */
  readonly supplements: number;
  /** The parts a benefit covers [DEA-51]. */
  readonly covered: number;
}

const baseOnly: readonly PricePart[] = ['base'];

/**
 * What a choice costs in an option of a deal [DEA-47, DEA-48, DEA-49, DEA-51]. A deal surcharge on a
 * crust takes the place of the crust's price; one on a product or a size comes on top, once an item,
 * and of two surcharged halves the dearer counts.
 * @param recipe size and crust that were chosen, also when by default
 */
export function chargeChoice(
  choice: Choice,
  priced: PricedChoice,
  recipe: { readonly size?: string; readonly crust?: string },
  deal: Deal,
  optionIndex: number,
): ChargedChoice {
  const coveredParts = deal.rules?.cheapest?.parts ?? baseOnly;
  const isBaseCovered = coveredParts.includes('base');
  if (deal.rules?.surcharge === false) {
    return { base: priced.base, supplements: 0, covered: isBaseCovered ? priced.base : 0 };
  }
  const own = deal.surcharges?.filter((entry) => entry.optionIndex === optionIndex) ?? [];
  const crust = dearest(own, [recipe.crust]);
  const products = [choice.productId, choice.halves?.first, choice.halves?.second];
  const added = (dearest(own, products) ?? 0) + (dearest(own, [recipe.size]) ?? 0);
  let supplements = added + (crust ?? 0);
  let covered = crust !== undefined && coveredParts.includes('crust') ? crust : 0;
  for (const { part, amount } of priced.parts) {
    if (part === 'crust' && crust !== undefined) continue;
    if (part !== 'base') supplements += amount;
    if (coveredParts.includes(part)) covered += amount;
  }
  return { base: priced.base, supplements, covered };
}

/** The dearest surcharge for any of these entities; undefined when there is none. */
function dearest(
  surcharges: readonly DealSurcharge[],
  ids: readonly (string | undefined)[],
): number | undefined {
  let found: number | undefined;
  for (const { entityId, amount } of surcharges) {
    if (ids.includes(entityId)) found = Math.max(found ?? 0, toMinor(amount));
  }
  return found;
}
