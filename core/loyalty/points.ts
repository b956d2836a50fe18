import type { OrderPoints } from '../../schemas/types/http/loyalty.ts';

/** What an order does to a balance: `currentBalance` is the one before it [LOY-12]. */
export const orderPoints = (moved: {
  readonly currentBalance: number;
  readonly used: number;
  readonly earned: number;
}): OrderPoints => ({
  toBeEarned: moved.earned,
  currentBalance: moved.currentBalance,
  usedInThisOrder: moved.used,
  newBalance: moved.currentBalance - moved.used + moved.earned,
});
