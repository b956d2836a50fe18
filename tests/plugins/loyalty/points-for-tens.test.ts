import { describe, expect, it } from 'vitest';
import { pointsForTens } from '../../../plugins/loyalty-tens/points-for-tens.ts';
import { manifestOf } from '../../sample-chain/market-manifests.ts';

const earned = (amount: number, market: 'uk' | 'fr' | 'in', multiplier = 1) => {
  const manifest = manifestOf(market);
  const loyalty = { ...manifest.loyalty, multiplier };
  return pointsForTens.earning(amount, { ...manifest, loyalty }).points;
};

describe('points for every full amount', () => {
  it.each(['uk', 'fr', 'in'] as const)(
    'are one for every full ten in %s [LOY-09, DEA-82, CST-96]',
    (market) => {
      const amounts = [0, 999, 1000, 1999, 2000, 5001];
      expect(amounts.map((amount) => earned(amount, market))).toEqual([0, 0, 1, 1, 2, 5]);
    },
  );

  it('are multiplied by what the manifest says, and never broken [LOY-09, DEA-82, CST-96]', () => {
    const points = [2, 1.5, 0].map((multiplier) => earned(3000, 'uk', multiplier));
    expect(points).toEqual([6, 4, 0]);
  });
});
