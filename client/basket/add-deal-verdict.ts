import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { RewardTerms } from '../../core/deals/reward-terms.ts';
import { allowsOneMore, conflictsOf, overriddenDeals } from '../../core/basket/deal-rules.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Basket } from '../../core/basket/basket.ts';
import { rewardCount } from '../../core/basket/basket-contents.ts';

/** Whether a deal may join a basket, and if not, why. */
export type AddDealVerdict =
  | { readonly kind: 'added' }
  /** `isOffer`: it is a reward or a voucher's deal and not one of the list [DEA-77, DEA-78]. */
  | { readonly kind: 'limit'; readonly max: number; readonly isOffer: boolean }
  | { readonly kind: 'conflict'; readonly with: readonly string[] }
  | { readonly kind: 'too-many-rewards'; readonly most: number }
  | { readonly kind: 'locked' }
  | { readonly kind: 'unavailable' };

/** What a deal is judged by before it is added. */
export interface NewDealFacts {
  /** The basket without the deal it would replace. */
  readonly basket: Basket;
  /** Undefined before it has come. */
  readonly catalogue?: Catalogue | undefined;
  readonly rewards?: RewardTerms | undefined;
  readonly isUnlocked: (deal: Deal) => boolean;
}

/** Judges a deal before it is added; those it replaces are in no conflict with it [DEA-08, DEA-31, DEA-32, DEA-76, BSK-82]. */
export const judgeNewDeal = (
  deal: Deal | undefined,
  { basket, catalogue, rewards, isUnlocked }: NewDealFacts,
): AddDealVerdict => {
  if (!deal || !catalogue) return { kind: 'unavailable' };
  if (!isUnlocked(deal)) return { kind: 'locked' };
  if (!allowsOneMore(deal, basket)) {
    const isOffer = deal.loyalty === true || deal.locked === true;
    return { kind: 'limit', max: deal.maxPerCustomer ?? 0, isOffer };
  }
  if (deal.loyalty && rewards && rewardCount(basket, catalogue) >= rewards.most) {
    return { kind: 'too-many-rewards', most: rewards.most };
  }
  const replaced = overriddenDeals(deal, basket, catalogue);
  const deals = basket.deals.filter((known) => !replaced.includes(known));
  const conflicts = conflictsOf(deal, { ...basket, deals }, catalogue);
  return conflicts.length > 0 ? { kind: 'conflict', with: conflicts } : { kind: 'added' };
};
