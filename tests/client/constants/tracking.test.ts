import { describe, expect, it } from 'vitest';
import type { Market } from '../../../core/engine/start-market.ts';
import { shownEta } from '../../../client/tracking/shown-eta.ts';
import { nextStepOf, stepAt } from '../../../client/tracking/tracker-stages.ts';
import type { TrackingInfo } from '../../../schemas/types/http/orders.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import {
  appIn,
  everywhere,
  inEachMarket,
  inEachRunning,
  manifestWith,
  marketWith,
} from './changed-markets.ts';
import { variantsIn } from '../experiments/sample-experiments.ts';

describe('the tracker', () => {
  const confirming: TrackingInfo = {
    order_status: 'CONFIRMING',
    orderTimeUTC: '2026-03-04T12:00:00Z',
  } as TrackingInfo;

  it('takes its steps in the time of the market up to the last [CST-56]', () => {
    const steps = ({ tracking }: Manifest) => [
      stepAt(0, 14_999, tracking),
      stepAt(0, 15_000, tracking),
      stepAt(0, 999_999, tracking),
      nextStepOf(3, tracking),
      nextStepOf(4, tracking),
    ];
    expect(inEachMarket(steps)).toEqual(everywhere([0, 1, 4, 4, 4]));
    const changed = manifestWith('uk', { tracking: { maxStep: 9, stepMs: 5_000 } });
    expect(steps(changed)).toEqual([2, 3, 9, 4, 5]);
  });

  it('says the minutes that are left when the order is almost there [CST-56]', () => {
    const shown = (manifest: Manifest) =>
      shownEta({
        sector: 'uk-2',
        manifest,
        experiments: variantsIn(manifest, { 'show-eta-ca': 'treatment' }),
        status: 'ALMOST_ARRIVED',
        eta: undefined,
        etaType: 'exact',
        scheduledFor: undefined,
      });
    expect(inEachMarket(shown)).toEqual(everywhere({ kind: 'minutes', minutes: 1 }));
    const changed = manifestWith('uk', { tracking: { almostArrivedEtaMinutes: 3 } });
    expect(shown(changed)).toEqual({ kind: 'minutes', minutes: 3 });
  });

  it('asks again after the time of the market [CST-56]', async () => {
    const firstWaits = async (market: Market) => {
      const waits: number[] = [];
      const { app } = appIn(market, {
        wait: (milliseconds) => {
          waits.push(milliseconds);
          return new Promise(() => {});
        },
        tracking: { read: async () => confirming, follow: () => () => {} },
      });
      app.tracking.follow('transaction');
      await expect.poll(() => waits.length).toBe(2);
      return waits.toSorted((one, other) => one - other);
    };
    for (const found of Object.values(await inEachRunning(firstWaits))) {
      expect(await found).toEqual([10_000, 15_000]);
    }
    const changed = await marketWith('uk', { tracking: { pollMs: 1, stepMs: 2 } });
    expect(await firstWaits(changed)).toEqual([1, 2]);
  });
});
