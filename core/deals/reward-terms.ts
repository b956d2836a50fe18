import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';

/** What tells the products of a reward apart. */
export type RewardProduct = Pick<Product, 'type' | 'id' | 'kind' | 'subtype'>;

/** What an order with rewards keeps to, as the loyalty rules of its market say [ENG-21]. */
export interface RewardLimits {
  /** Most rewards of an order, 0 or more [BSK-82, LOY-18]. */
  readonly most: number;
  /** The least that a delivery with a reward must be worth, in minor units; the hut's own minimum without it [LOY-19]. */
  readonly minimumOrder?: number;
}

/** All that prices and checks of a basket ask about its rewards, at one hut; a market without loyalty has none [ENG-21]. */
export interface RewardTerms extends RewardLimits {
  /** Whether a product inside a reward costs nothing [LOY-20, DEA-81]. */
  readonly isFree: (product: RewardProduct) => boolean;
}

/** Whether a product inside a deal is a free item of its reward [LOY-20, DEA-81]. */
export const isFreeInReward = (
  { loyalty }: Pick<Deal, 'loyalty'>,
  product: RewardProduct,
  terms: RewardTerms | undefined,
): boolean => loyalty === true && terms !== undefined && terms.isFree(product);
