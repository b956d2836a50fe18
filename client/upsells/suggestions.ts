import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Upsell } from '../../schemas/types/catalogue/upsell.ts';
import { judgeNewDeal } from '../basket/add-deal-verdict.ts';
import { isEmpty } from '../../core/basket/basket-contents.ts';
import type { Basket } from '../../core/basket/basket.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import { cheapestPrice } from '../../core/menu/prices.ts';
import { toMinor } from '../../core/money/money.ts';
import { matchesBasket, parentOf } from './hangs-on.ts';
import { dealsOf, dipsOf } from '../../core/upsells/offered-by.ts';
import { typeOf } from '../../core/upsells/upsell-type.ts';

/** One thing that is suggested to go with a basket. */
export type Suggestion = DipSuggestion | DealSuggestion;

interface SuggestionPart {
  readonly upsellId: string;
  /** Line of the basket it hangs on. */
  readonly parentId: string;
  /** Minor units, above 0 [UPS-06]. */
  readonly price: number;
}

export interface DipSuggestion extends SuggestionPart {
  readonly type: 'dip';
  readonly product: Product;
}

export interface DealSuggestion extends SuggestionPart {
  readonly type: 'deal';
  readonly deal: Deal;
}

/** What suggestions are worked out from. */
export interface SuggestionFacts {
  readonly basket: Basket;
  readonly catalogue: Catalogue;
  readonly isUnlocked: (deal: Deal) => boolean;
  /** What the basket comes to as thresholds of deals count it, in minor units [DEA-33]. */
  readonly foodValue: number;
  /** Upsells that one line of the basket may have [UPS-08]. */
  readonly maxCount: number;
}

/** Id of the product or deal that is suggested. */
export const idOf = (suggestion: Suggestion): string =>
  suggestion.type === 'dip' ? suggestion.product.id : suggestion.deal.id;

/**
 * What may be suggested to go with a basket, in the order of the upsells; a thing that two of them suggest is
 * suggested once [UPS-05, UPS-06, UPS-07, UPS-08, UPS-09].
 * @param ignoresSeen also what the customer has been asked about already, as in the carousel [UPS-07]
 */
export function suggestionsFor(
  upsells: readonly Upsell[],
  facts: SuggestionFacts,
  ignoresSeen = false,
): readonly Suggestion[] {
  const { basket, catalogue, maxCount } = facts;
  if (isEmpty(basket)) return [];
  const found = upsells
    .filter((upsell) => ignoresSeen || upsell.hasSeen !== true)
    .filter((upsell) => matchesBasket(upsell, basket, catalogue))
    .flatMap((upsell) => {
      const parentId = parentOf(upsell, basket, catalogue, maxCount);
      return parentId === undefined ? [] : suggestionsOf(upsell, parentId, facts);
    });
  const first = new Map<string, Suggestion>();
  for (const suggestion of found) {
    const key = `${suggestion.type} ${idOf(suggestion)}`;
    if (!first.has(key)) first.set(key, suggestion);
  }
  return [...first.values()];
}

function suggestionsOf(
  upsell: Upsell,
  parentId: string,
  { basket, catalogue, isUnlocked, foodValue }: SuggestionFacts,
): readonly Suggestion[] {
  const hanging = { upsellId: upsell.id, parentId };
  const type = typeOf(upsell);
  if (type === 'dip') {
    return dipsOf(upsell, catalogue)
      .filter(({ id }) => !hasProduct(basket, id))
      .map((product) => ({ ...hanging, type, product, price: cheapestPrice(product) }))
      .filter(({ price }) => price > 0);
  }
  if (type !== 'deal') return [];
  return dealsOf(upsell, catalogue)
    .filter(({ id }) => basket.deals.every(({ dealId }) => dealId !== id))
    .filter((deal) => judgeNewDeal(deal, { basket, catalogue, isUnlocked }).kind === 'added')
    .filter(({ threshold = 0 }) => foodValue >= toMinor(threshold))
    .map((deal) => ({
      ...hanging,
      type,
      deal,
      price: toMinor(deal.cheapestPrice ?? deal.price ?? 0),
    }))
    .filter(({ price }) => price > 0);
}

/** Whether a product is in a basket: loose, in a deal, or taken as the dip of a side. */
export const hasProduct = ({ deals, items }: Basket, id: string): boolean =>
  [
    ...items.map(({ choice }) => choice),
    ...deals.flatMap(({ choices }) => Object.values(choices).flat()),
  ].some(({ productId, dips = [] }) => productId === id || dips.includes(id));
