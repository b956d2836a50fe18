import type { LoyaltyRules } from '../../core/loyalty/loyalty-rules.ts';
import { rewardRules } from '../../core/loyalty/reward-rules.ts';
import { toMinor } from '../../core/money/money.ts';
import type { ThresholdOptions } from './threshold-options.ts';

/** The same points for every order above an amount, and none for one of exactly the amount or less [LOY-08, DEA-82, CST-96]. */
export const pointsAboveThreshold = ({
  earning: { amount: threshold, points },
}: ThresholdOptions): LoyaltyRules => ({
  ...rewardRules,
  earning: (amount) => ({
    points: Number.isFinite(amount) && amount > toMinor(threshold) ? points : 0,
  }),
});
