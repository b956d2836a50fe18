import type { Deal } from '../../schemas/types.ts';
import { allowsOneMore, conflictsOf } from '../deals/deal-rules.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import type { Basket } from './basket.ts';
import { rewardCount } from './basket-contents.ts';

/** Whether a deal may join a basket, and if not, why. */
export type AddDealVerdict =
  | { readonly kind: 'added' }
  | { readonly kind: 'limit'; readonly max: number; readonly isReward: boolean }
  | { readonly kind: 'conflict'; readonly with: readonly string[] }
  | { readonly kind: 'second-reward' }
  | { readonly kind: 'unavailable' };

/**
 * Judges a deal before it is added [DEA-31, DEA-76, BSK-82].
 * @param basket the basket without the deal it would replace
 */
export const judgeNewDeal = (
  deal: Deal | undefined,
  basket: Basket,
  catalogue: Catalogue,
): AddDealVerdict => {
  if (!deal) return { kind: 'unavailable' };
  if (!allowsOneMore(deal, basket)) {
    return { kind: 'limit', max: deal.maxPerCustomer ?? 0, isReward: deal.loyalty === true };
  }
  if (deal.loyalty && rewardCount(basket, catalogue) > 0) return { kind: 'second-reward' };
  const conflicts = conflictsOf(deal, basket, catalogue);
  return conflicts.length > 0 ? { kind: 'conflict', with: conflicts } : { kind: 'added' };
};
