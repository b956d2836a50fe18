import { describe, expect, it } from 'vitest';
import { statusPath } from '../../../core/tracking/tracking-status.ts';
import type { TrackingStatus } from '../../../schemas/types/http/orders.ts';
import { nextStatus } from '../../../plugins/sandbox-kitchen/sandbox-kitchen.ts';

describe('the next status of the simulated kitchen', () => {
  it.each(['delivery', 'collection', 'dinein'] as const)(
    'follows the way of a %s to its end',
    (disposition) => {
      const way: TrackingStatus[] = ['CONFIRMING'];
      for (;;) {
        const next = nextStatus(disposition, way.at(-1) ?? 'FAILED', false);
        if (next === undefined) break;
        way.push(next);
      }
      expect(way).toEqual(statusPath(disposition));
    },
  );

  it('is FAILED for an order that is to be declined, while it is being confirmed only', () => {
    expect(nextStatus('delivery', 'CONFIRMING', true)).toBe('FAILED');
    expect(nextStatus('delivery', 'CONFIRMED', true)).toBe('PREPARING');
    expect(nextStatus('delivery', 'FAILED', true)).toBeUndefined();
  });
});
