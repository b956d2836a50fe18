import { describe, expect, it } from 'vitest';
import { toldStatus } from '../../../core/tracking/told-status.ts';
import { statusPath } from '../../../core/tracking/tracking-status.ts';

/** What is told of an order that goes through all of its statuses. */
const toldOnTheWay = (disposition: Parameters<typeof toldStatus>[0]) => {
  const path = statusPath(disposition);
  return path.flatMap((before, index) =>
    path.slice(index + 1, index + 2).map((after) => toldStatus(disposition, before, after)),
  );
};

describe('what whoever follows an order is told', () => {
  it('is that a delivery is accepted, on the way and delivered [SHP-32]', () => {
    const told = toldOnTheWay('delivery').filter((status) => status !== undefined);
    expect(told).toEqual(['CONFIRMED', 'DISPATCHED', 'DELIVERED']);
  });

  it('is that any other order is accepted and ready [SHP-32]', () => {
    for (const disposition of ['collection', 'dinein'] as const) {
      const told = toldOnTheWay(disposition).filter((status) => status !== undefined);
      expect(told).toEqual(['CONFIRMED', 'READY']);
    }
  });

  it('is the last of what was skipped, and a failure always [SHP-32]', () => {
    expect(toldStatus('delivery', 'CONFIRMING', 'PREPARING')).toBe('CONFIRMED');
    expect(toldStatus('delivery', 'CONFIRMING', 'ALMOST_ARRIVED')).toBe('DISPATCHED');
    expect(toldStatus('collection', 'COOKING', 'DELIVERED')).toBeUndefined();
    expect(toldStatus('collection', 'CONFIRMING', 'FAILED')).toBe('FAILED');
  });
});
