import type { Market } from '../../core/engine/start-market.ts';
import { type RewardRefusals, rewardRefusals } from '../../core/loyalty/loyalty-rules.ts';

/** What customers of a market read where they cannot have a reward, as its loyalty rules say [ENG-21]. */
export const rewardRefusalsIn = ({
  extensions,
  manifest,
}: Pick<Market, 'extensions' | 'manifest'>): RewardRefusals =>
  extensions.all('loyalty-rules')[0]?.refusals(manifest) ?? rewardRefusals;
