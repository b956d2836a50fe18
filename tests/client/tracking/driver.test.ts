import { describe, expect, it } from 'vitest';
import { saidMinutes, seenDriver, shownDriver } from '../../../client/tracking/driver.ts';
import type { TrackingStatus } from '../../../schemas/types/http/orders.ts';

const now = Date.parse('2026-03-04T18:00:00Z');

const shown = (secondsAgo: number, minutesLeft?: number, status: TrackingStatus = 'DISPATCHED') => {
  const told = { latitude: 51.4651, longitude: -0.161, secondsAgo };
  const driver = seenDriver({ ...told, ...(minutesLeft !== undefined && { minutesLeft }) }, now);
  return shownDriver({ driver, status, now, almostArrivedMinutes: 1 });
};

describe('what is shown of a driver', () => {
  it('is nothing where nobody tells of one [SHP-33]', () => {
    const facts = {
      driver: undefined,
      status: 'DISPATCHED',
      now,
      almostArrivedMinutes: 1,
    } as const;
    expect(shownDriver(facts)).toBeUndefined();
  });

  it('are the minutes left, which pass while no news comes, and one at last [SHP-33]', () => {
    expect(shown(0, 7)).toEqual({ kind: 'near', minutes: 7 });
    expect(shown(59, 7)).toEqual({ kind: 'near', minutes: 7 });
    expect(shown(60, 7)).toEqual({ kind: 'near', minutes: 6 });
    expect(shown(60, 0)).toEqual({ kind: 'near', minutes: 1 });
    expect(shown(0)).toEqual({ kind: 'moving' });
  });

  it('goes with the estimate of an order that is almost there [SHP-33, TRK-07]', () => {
    expect(shown(0, 7, 'ALMOST_ARRIVED')).toEqual({ kind: 'near', minutes: 1 });
  });

  it('is when they were seen from two minutes on, and nothing after a quarter of an hour [SHP-33]', () => {
    expect(shown(119, 7)).toEqual({ kind: 'near', minutes: 6 });
    expect(shown(120, 7)).toEqual({ kind: 'seen', minutesAgo: 2 });
    expect(shown(899)).toEqual({ kind: 'seen', minutesAgo: 14 });
    expect(shown(900, 7)).toBeUndefined();
  });

  it('is said out loud at few of its minutes [SHP-33]', () => {
    const said = [30, 20, 12, 10, 9, 6, 5, 3, 2, 1].map(saidMinutes);
    expect(said).toEqual([undefined, 20, 20, 10, 10, 10, 5, 5, 2, 1]);
  });
});
