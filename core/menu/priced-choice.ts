import type { PricePart } from '../../schemas/types/catalogue/product.ts';

/** One part of a price and its amount in minor units; parts of a price add up to it [MNU-37]. */
export interface PricedPart {
  readonly part: PricePart;
  readonly amount: number;
}

/** Price of one choice on its own, in minor units. `base + supplements = total`. */
export interface PricedChoice {
  readonly base: number;
  readonly supplements: number;
  readonly total: number;
  readonly parts: readonly PricedPart[];
}
