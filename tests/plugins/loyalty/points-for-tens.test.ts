import { describe, expect, it } from 'vitest';
import { pointsForTens } from '../../../plugins/loyalty-tens/points-for-tens.ts';
import { type TensOptions, tensOptions } from '../../../plugins/loyalty-tens/tens-options.ts';
import { checkOptions } from '../../../server/markets/schemas.ts';
import { manifestOf } from '../../sample-chain/market-manifests.ts';

/** The points of an order where the market states these options. */
function earned(amount: number, market: 'uk' | 'fr' | 'in', stated = {}): number {
  const checked = checkOptions(tensOptions, stated);
  if (!checked.ok) throw new Error('The options are wrong.');
  const rules = pointsForTens(checked.options as unknown as TensOptions);
  return rules.earning(amount, manifestOf(market)).points;
}

describe('points for every full amount', () => {
  it.each(['uk', 'fr', 'in'] as const)(
    'are one for every full ten in %s [LOY-09, DEA-82, CST-96]',
    (market) => {
      const amounts = [0, 999, 1000, 1999, 2000, 5001];
      expect(amounts.map((amount) => earned(amount, market))).toEqual([0, 0, 1, 1, 2, 5]);
    },
  );

  it('are multiplied by what the manifest says, and never broken [LOY-09, DEA-82, CST-96]', () => {
    const points = [2, 1.5, 0].map((multiplier) => earned(3000, 'uk', { multiplier }));
    expect(points).toEqual([6, 4, 0]);
  });

  it('are counted by the amount and the points that the manifest states [ENG-21]', () => {
    expect(earned(3000, 'uk', { earning: { amount: 15, points: 4 } })).toBe(8);
    expect(earned(3000, 'uk', { earning: { points: 2 } })).toBe(6);
  });

  it.each([
    { earning: { amount: 0 } },
    { earning: { points: 0.5 } },
    { earning: { rule: 'per-amount' } },
    { multiplier: -1 },
  ])('are not counted by %j, which stops the start [ENG-21]', (options) => {
    expect(checkOptions(tensOptions, options).ok).toBe(false);
  });
});
