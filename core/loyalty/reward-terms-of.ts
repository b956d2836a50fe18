import type { RewardTerms } from '../deals/reward-terms.ts';
import type { LoyaltyManifest, LoyaltyRules } from './loyalty-rules.ts';

/** What the rewards of a basket keep to; undefined in a market without loyalty [ENG-21]. */
export const rewardTermsOf = (
  rules: Pick<LoyaltyRules, 'isFree' | 'limits'> | undefined,
  manifest: LoyaltyManifest,
): RewardTerms | undefined =>
  rules && {
    ...rules.limits(manifest),
    isFree: (product) => rules.isFree(product, manifest),
  };
