import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderPoints } from '../../../core/loyalty/points.ts';
import { loyaltyRulesOf } from '../../sample-chain/loyalty-rules-of.ts';
import { manifestOf } from '../../sample-chain/market-manifests.ts';

const earnedIn = (market: 'uk' | 'ca', amount: number): number | undefined =>
  loyaltyRulesOf(market)?.earning(amount, manifestOf(market)).points;

describe('the points of an order', () => {
  it('are one above 10.99 in CA, however much it is, else none [LOY-08, DEA-82, CST-96]', () => {
    const earned = [0, 1099, 1100, 50_000].map((amount) => earnedIn('ca', amount));
    expect(earned).toEqual([0, 0, 1, 1]);
  });

  it('are whole and never fewer than none, whatever the amount', () => {
    for (const market of ['uk', 'ca'] as const) {
      fc.assert(
        fc.property(fc.oneof(fc.integer(), fc.double()), (amount) => {
          const points = earnedIn(market, amount);
          expect(Number.isInteger(points)).toBe(true);
          expect(points).toBeGreaterThanOrEqual(0);
        }),
      );
    }
  });

  it('are called point for exactly one and points for every other number, none included [LOY-11, CST-100]', () => {
    const keys = [0, 1, 2, 5, 11].map(
      (points) => loyaltyRulesOf('uk')?.messages(points, manifestOf('uk')).points,
    );
    const [point, points] = ['loyalty.point', 'loyalty.points'];
    expect(keys).toEqual([points, point, points, points, points]);
  });

  it('leave a balance of what there was, less what was used, and what was earned [LOY-12, ORD-19]', () => {
    expect(orderPoints({ currentBalance: 7, used: 5, earned: 2 })).toEqual({
      toBeEarned: 2,
      currentBalance: 7,
      usedInThisOrder: 5,
      newBalance: 4,
    });
  });
});
