import type { LoyaltyRules } from '../../core/loyalty/loyalty-rules.ts';
import { rewardRules } from '../../core/loyalty/reward-rules.ts';
import { toMinor } from '../../core/money/money.ts';
import type { TensOptions } from './tens-options.ts';

/** Points for every full amount, ten unless the market says otherwise, times its multiplier [LOY-09, DEA-82, CST-96]. */
export const pointsForTens = ({
  earning: { amount: full, points },
  multiplier,
}: TensOptions): LoyaltyRules => ({
  ...rewardRules,
  earning(amount) {
    if (!Number.isFinite(amount)) return { points: 0 };
    const times = Math.floor(amount / toMinor(full));
    return { points: Math.max(0, Math.floor(times * points * multiplier)) };
  },
});
