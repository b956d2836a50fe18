import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Choice } from '../../core/menu/choice.ts';
import type { Basket } from '../../core/basket/basket.ts';

/** A stored price that a refresh changes, in minor units. */
export interface PriceChange {
  readonly line: string;
  readonly from: number;
  readonly to: number;
}

/**
 * What a price refresh changes: prices that differ from the catalogue's, save those stored at 0, which
 * were given away and stay free [BSK-30].
 * @param stored price of each line when it was last seen
 * @param current price of each line from the catalogue; a line that is gone is ignored
 */
export const priceChanges = (
  stored: Readonly<Record<string, number>>,
  current: Readonly<Record<string, number>>,
): PriceChange[] =>
  Object.entries(stored).flatMap(([line, from]) => {
    const to = current[line];
    return to === undefined || from === 0 || from === to ? [] : [{ line, from, to }];
  });

/** A basket after what is no longer sold was taken out, and what that was. */
export interface SoldBasket {
  readonly basket: Basket;
  /** Products and deals that were taken out, for the notice. */
  readonly dropped: readonly string[];
}

/** Takes out loose items and deals that a catalogue no longer sells [BSK-33]. */
export function dropUnsold(basket: Basket, { products, deals }: Catalogue): SoldBasket {
  const isSold = ({ productId, halves }: Choice): boolean =>
    products.has(productId) &&
    (!halves || (products.has(halves.first) && products.has(halves.second)));
  const items = basket.items.filter(({ choice }) => isSold(choice));
  const built = basket.deals.filter(
    ({ dealId, choices }) => deals.has(dealId) && Object.values(choices).flat().every(isSold),
  );
  return {
    basket: { ...basket, items, deals: built },
    dropped: [
      ...basket.deals.filter((deal) => !built.includes(deal)).map(({ dealId }) => dealId),
      ...basket.items.filter((item) => !items.includes(item)).map(({ choice }) => choice.productId),
    ],
  };
}
