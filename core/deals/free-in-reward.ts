import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';

/** Whether a product inside a deal is a free item of its reward: a side of one of the free kinds [LOY-20, DEA-81]. */
export const isFreeInReward = (
  { loyalty }: Pick<Deal, 'loyalty'>,
  { type, id, kind, subtype }: Pick<Product, 'type' | 'id' | 'kind' | 'subtype'>,
  freeItems: readonly string[],
): boolean =>
  loyalty === true &&
  type === 'side' &&
  [id, kind, subtype].some((name) => name !== undefined && freeItems.includes(name));
