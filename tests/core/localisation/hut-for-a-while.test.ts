import { describe, expect, it } from 'vitest';
import { hutForAWhile, pricedForAWhile } from '../../../core/localisation/hut-for-a-while.ts';
import { hutStatus } from '../../../core/localisation/hut-status.ts';
import { placedOverrides, type TimedOverride } from '../../../core/manifest/timed-overrides.ts';
import { openDaysOf } from '../../../core/timeslots/opening-hours.ts';
import { isSlot, timeSlots } from '../../../core/timeslots/time-slots.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { at, usualDay } from '../timeslots/sample-hours.ts';
import { clapham, islington } from './sample-huts.ts';

// Wednesday to Friday in winter, when London has the clock of UTC.
const noon = at('2026-03-04T12:00');
const christmas = { from: '2026-03-05T00:00', until: '2026-03-06T00:00' };

const placed = (
  override: Partial<TimedOverride>,
  others: Readonly<Record<string, TimedOverride>> = {},
) =>
  placedOverrides(
    { one: { ...christmas, ...override }, ...others },
    { sector: 'uk-1', hutId: '1101', timeZone: 'Europe/London' },
  );
const statusAt = (now: number, ...args: Parameters<typeof placed>) =>
  hutStatus(hutForAWhile(clapham, placed(...args), now), { now, tradingDay: usualDay });
const slotsAt = (now: number, ...args: Parameters<typeof placed>) =>
  timeSlots(hutForAWhile(clapham, placed(...args), now), {
    disposition: 'delivery',
    now,
    tradingDay: usualDay,
    locale: 'en-GB',
  });
const later = (slots: ReturnType<typeof slotsAt>) =>
  slots.filter(({ asap, closed }) => !asap && !closed);

describe('a hut for a while', () => {
  it('is closed, with a note, from the first minute until the last [OPR-15]', () => {
    const closing = { closed: true, closedNote: 'Back on Friday.' };
    const hutAt = (now: string) => hutForAWhile(clapham, placed(closing), at(now));
    expect(hutAt('2026-03-04T23:59:59')).not.toHaveProperty('closed');
    expect(hutAt('2026-03-05T00:00')).toMatchObject(closing);
    expect(hutAt('2026-03-05T23:59:59')).toMatchObject(closing);
    expect(hutAt('2026-03-06T00:00')).toBe(clapham);
    const closed = statusAt(Date.parse('2026-03-05T12:00Z'), closing);
    expect(closed.web.asap.delivery).toBe('UNAVAILABLE_CLOSED');
    expect(closed.web.scheduled.collection).toBe('UNAVAILABLE_CLOSED');
  });

  it('is open for a while although it is closed otherwise [OPR-15]', () => {
    const shut = { ...clapham, closed: true, closedNote: 'Being rebuilt.' };
    const open = hutForAWhile(shut, placed({ closed: false }), at('2026-03-05T12:00'));
    expect(open).toMatchObject({ closed: false });
    expect(open).not.toHaveProperty('closedNote');
    const nearer = { open: { ...christmas, closed: false, huts: ['uk-1:1101'] } };
    const now = at('2026-03-05T12:00');
    expect(statusAt(now, { closed: true }, nearer).web.asap.delivery).toBe('AVAILABLE');
  });

  it('offers no time in which it will be closed or refuse deliveries [OPR-15]', () => {
    const evening = { from: '2026-03-04T18:00', until: '2026-03-04T20:00' };
    for (const refusal of [{ closed: true }, { refuses: ['delivery' as const] }]) {
      const times = later(slotsAt(noon, { ...evening, ...refusal })).map(({ text }) => text);
      expect(times).toContain('17:45');
      expect(times).not.toContain('18:00');
      expect(times).not.toContain('19:45');
      expect(times).toContain('20:00');
      const settings = { disposition: 'delivery', now: noon, tradingDay: usualDay } as const;
      const hut = hutForAWhile(clapham, placed({ ...evening, ...refusal }), noon);
      expect(isSlot(hut, settings, at('2026-03-04T18:00'))).toBe(false);
      expect(isSlot(hut, settings, at('2026-03-04T20:00'))).toBe(true);
    }
  });

  it('refuses deliveries and still hands orders out [OPR-15]', () => {
    const now = at('2026-03-05T12:00');
    const { physical, web } = statusAt(now, { refuses: ['delivery'] });
    expect(physical.delivery).toBe('AVAILABLE');
    expect(web.asap.delivery).toBe('UNAVAILABLE_CLOSED');
    expect(web.scheduled.delivery).toBe('UNAVAILABLE_CLOSED');
    expect(web.asap.collection).toBe('AVAILABLE');
  });

  it('has the hours of a holiday, for orders now and later, and its own on other days [OPR-15]', () => {
    const hours = [{ disposition: 'delivery' as const, open: '12:00', close: '16:00' }];
    const openAt = (now: string) => statusAt(at(now), { hours }).web.asap.delivery === 'AVAILABLE';
    expect(openAt('2026-03-04T20:00')).toBe(true);
    expect(openAt('2026-03-05T11:59')).toBe(false);
    expect(openAt('2026-03-05T12:00')).toBe(true);
    expect(openAt('2026-03-05T16:00')).toBe(false);
    expect(openAt('2026-03-06T00:00')).toBe(true);
    const times = later(slotsAt(at('2026-03-05T09:00'), { hours })).map(({ text }) => text);
    expect(times.filter((text) => text >= '05:00').slice(0, 1)).toEqual(['12:00']);
    expect(times).toContain('16:00');
    expect(times).not.toContain('16:15');
    const days = openDaysOf(hutForAWhile(clapham, placed({ hours }), noon), noon, 2, usualDay);
    const ofDelivery = days
      .filter(({ disposition }) => disposition === 'delivery')
      .map(({ date, open, close }) => `${date} ${open}-${close}`);
    expect(ofDelivery).toEqual([
      '2026-03-04 05:00-00:00',
      '2026-03-05 12:00-16:00',
      '2026-03-05 00:00-05:00',
    ]);
  });

  it('keeps the hours of other dispositions than those that a holiday names [OPR-15]', () => {
    const hours = [{ disposition: 'delivery' as const, open: '12:00', close: '16:00' }];
    const { web } = statusAt(at('2026-03-05T20:00'), { hours });
    expect(web.asap).toMatchObject({ delivery: 'UNAVAILABLE_CLOSED', collection: 'AVAILABLE' });
  });

  it('takes longer while it is busy: estimates, and the first time that can be chosen [OPR-15]', () => {
    const now = at('2026-03-05T12:00');
    const busy = hutForAWhile(clapham, placed({ extraMinutes: 25 }), now);
    expect(busy.eta?.delivery).toEqual({ exact: 60, range: { from: 55, to: 65 } });
    expect(busy.eta?.collection).toEqual({ exact: 40, range: { from: 40, to: 45 } });
    expect(later(slotsAt(now, {}))[0]?.text).toBe('12:45');
    expect(later(slotsAt(now, { extraMinutes: 25 }))[0]?.text).toBe('13:00');
    expect(hutForAWhile(clapham, placed({ extraMinutes: 25 }), noon)).toEqual(clapham);
  });

  it('has products sold out besides those that it lacks anyway [OPR-15]', () => {
    const hut = { ...islington, unavailableProducts: ['garlic-bread'] };
    const lacking = hutForAWhile(hut, placed({ soldOut: ['margherita'] }), at('2026-03-05T12:00'));
    expect(lacking.unavailableProducts).toEqual(['garlic-bread', 'margherita']);
  });

  it('sells at other prices, whole or by size [OPR-15]', () => {
    const pizza = {
      id: 'margherita',
      price: 12,
      sizes: [
        { id: 'small', price: 9 },
        { id: 'medium', price: 12 },
      ],
    } as unknown as Product;
    const prices = { margherita: { price: 10, sizes: { medium: 10 } } };
    expect(pricedForAWhile(pizza, placed({ prices }))).toMatchObject({
      price: 10,
      sizes: [
        { id: 'small', price: 9 },
        { id: 'medium', price: 10 },
      ],
    });
    expect(pricedForAWhile({ ...pizza, id: 'other' }, placed({ prices }))).toMatchObject({
      price: 12,
    });
  });
});
