import type { OrderPoints } from '../../schemas/types/http/loyalty.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { toMinor } from '../money/money.ts';

/**
 * Points that an order earns, by the market's rule [LOY-08, LOY-09, DEA-82]: some above an amount, or some for every
 * full amount times the multiplier. The amount is the order's total.
 * @param amount minor units; what is no amount earns nothing
 */
export function pointsFor(
  amount: number,
  { earning, multiplier }: Pick<Manifest['loyalty'], 'earning' | 'multiplier'>,
): number {
  if (!Number.isFinite(amount)) return 0;
  const step = toMinor(earning.amount);
  if (earning.rule === 'threshold') return amount > step ? earning.points : 0;
  return Math.max(0, Math.floor(Math.floor(amount / step) * earning.points * multiplier));
}

/** Whether a number of points takes the singular wording; 0 takes the plural in every language [LOY-11]. */
export const isSingular = (
  points: number,
  { singularAt }: Pick<Manifest['loyalty'], 'singularAt'>,
): boolean => points === singularAt;

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
