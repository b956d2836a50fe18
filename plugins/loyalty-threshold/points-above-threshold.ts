import type { LoyaltyRules } from '../../core/loyalty/loyalty-rules.ts';
import { rewardRules } from '../../core/loyalty/reward-rules.ts';
import { toMinor } from '../../core/money/money.ts';

/** The same points for every order above an amount, and none for one of exactly the amount or less [LOY-08, DEA-82, CST-96]. */
export const pointsAboveThreshold: LoyaltyRules = {
  ...rewardRules,
  earning: (amount, { loyalty: { earning } }) => ({
    points: Number.isFinite(amount) && amount > toMinor(earning.amount) ? earning.points : 0,
  }),
};
