import { describe, expect, it } from 'vitest';
import { hutStatus } from '../../../core/localisation/hut-status.ts';
import { utcOffset } from '../../../core/timeslots/utc-offset.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import { at, hutWith, usualDay } from '../timeslots/sample-hours.ts';

const hut = (others: Partial<Hut> = {}): Hut => ({
  ...hutWith([{ to: '21:00' }], [{ open: '11:00', close: '22:00' }]),
  id: '1',
  sector: 's-1',
  name: 'Harbour',
  address: { lines: ['1 Quay'], city: 'Harbour', postcode: 'H1' },
  latitude: 0,
  longitude: 0,
  allowedDisposition: { delivery: true, collection: true },
  supportedPayment: [],
  phone: '1',
  ...others,
});

const statusAt = (moment: string, others: Partial<Hut> = {}) =>
  hutStatus(hut(others), { now: at(moment), tradingDay: usualDay });

describe('the availability of a hut', () => {
  it('has a physical value and web values for asap and scheduled, by disposition [LOC-03]', () => {
    expect(statusAt('2026-03-02T12:00')).toEqual({
      physical: { delivery: 'AVAILABLE', collection: 'UNAVAILABLE_CLOSED' },
      web: {
        asap: { delivery: 'AVAILABLE', collection: 'UNAVAILABLE_CLOSED' },
        scheduled: { delivery: 'AVAILABLE', collection: 'UNAVAILABLE_CLOSED' },
      },
    });
  });

  it('outside the hours leaves orders for later [LOC-03]', () => {
    const { physical, web } = statusAt('2026-03-02T23:00');
    expect(physical.delivery).toBe('UNAVAILABLE_CLOSED');
    expect(web.asap.delivery).toBe('UNAVAILABLE_CLOSED');
    expect(web.scheduled.delivery).toBe('AVAILABLE');
  });

  it('is nothing at all while the hut is closed', () => {
    const { physical, web } = statusAt('2026-03-02T12:00', { closed: true });
    expect([physical.delivery, web.asap.delivery, web.scheduled.delivery]).toEqual(
      Array(3).fill('UNAVAILABLE_CLOSED'),
    );
  });

  it('is physical only in a disposition that the hut refuses for the moment', () => {
    const { physical, web } = statusAt('2026-03-02T12:00', { bounced: { delivery: true } });
    expect(physical.delivery).toBe('AVAILABLE');
    expect(web.asap.delivery).toBe('UNAVAILABLE_CLOSED');
    expect(web.scheduled.delivery).toBe('UNAVAILABLE_CLOSED');
  });

  it('is nothing in a disposition that the hut does not offer, and names dine-in where it is known', () => {
    const allowedDisposition = { delivery: false, collection: true, dinein: true };
    const { physical } = statusAt('2026-03-02T12:00', { allowedDisposition });
    expect(physical.delivery).toBe('UNAVAILABLE_CLOSED');
    expect(physical.dinein).toBe('UNAVAILABLE_CLOSED');
  });
});

describe('the offset of a clock', () => {
  it('is in minutes ahead of UTC and follows daylight saving [LOC-01]', () => {
    expect(utcOffset('Europe/London', at('2026-01-01T12:00'))).toBe(0);
    expect(utcOffset('Europe/London', at('2026-07-01T12:00'))).toBe(60);
    expect(utcOffset('Asia/Kolkata', at('2026-01-01T12:00') + 59_999)).toBe(330);
    expect(utcOffset('America/St_Johns', at('2026-01-01T12:00'))).toBe(-210);
  });
});
