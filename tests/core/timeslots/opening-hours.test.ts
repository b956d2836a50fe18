import { describe, expect, it } from 'vitest';
import { instantOf, isShown, localTime } from '../../../core/timeslots/hut-clock.ts';
import { openDaysOf, openWindowAt } from '../../../core/timeslots/opening-hours.ts';
import { tradingDateOf, tradingWeekdayOf } from '../../../core/timeslots/trading-day.ts';
import { at, hutWith, usualDay } from './sample-hours.ts';

const openAt = (moment: string, ...hut: Parameters<typeof hutWith>): boolean =>
  openWindowAt(hutWith(...hut), 'delivery', at(moment), usualDay) !== undefined;

describe('opening hours', () => {
  it('include the opening and not the closing', () => {
    const hours = [{ open: '11:00', close: '22:00' }];
    expect(openAt('2026-03-02T11:00', [], hours)).toBe(true);
    expect(openAt('2026-03-02T10:59', [], hours)).toBe(false);
    expect(openAt('2026-03-02T22:00', [], hours)).toBe(false);
  });

  it('run past midnight into the night of the same trading day [TIM-01, TIM-08]', () => {
    const saturdays = [{ open: '18:00', close: '01:30', days: [6] }];
    expect(openAt('2026-03-01T01:00', [], saturdays)).toBe(true);
    expect(openAt('2026-03-01T01:30', [], saturdays)).toBe(false);
    expect(openAt('2026-02-28T01:00', [], saturdays)).toBe(false);
  });

  it('hold round the clock when opening and closing are the same [TIM-01]', () => {
    const always = [{ open: '00:00', close: '00:00' }];
    for (const hour of ['00:00', '04:59', '05:00', '12:00', '23:59']) {
      expect(openAt(`2026-03-29T${hour}`, [], always, 'Europe/London')).toBe(true);
    }
    const sundays = [{ open: '00:00', close: '00:00', days: [7] }];
    expect(openAt('2026-03-02T04:59', [], sundays)).toBe(true);
    expect(openAt('2026-03-02T05:00', [], sundays)).toBe(false);
  });

  it('follow the clock of the hut through daylight saving [LOC-01]', () => {
    const hours = [{ open: '11:00', close: '22:00' }];
    expect(openAt('2026-03-28T11:00', [], hours, 'Europe/London')).toBe(true);
    expect(openAt('2026-03-30T10:00', [], hours, 'Europe/London')).toBe(true);
  });

  it('of the next days begin with the trading day of now', () => {
    const hut = hutWith(
      [],
      [
        { open: '11:00', close: '22:00', days: [1] },
        { open: '12:00', close: '21:00', days: [2] },
      ],
    );
    expect(openDaysOf(hut, at('2026-03-03T02:00'), 3, usualDay)).toEqual([
      { date: '2026-03-02', disposition: 'delivery', open: '11:00', close: '22:00' },
      { date: '2026-03-03', disposition: 'delivery', open: '12:00', close: '21:00' },
    ]);
  });
});

describe('the trading day', () => {
  it('of a time before the boundary is the day before; at the boundary the next begins [TIM-08]', () => {
    expect(tradingDateOf('UTC', at('2026-03-01T04:59'), usualDay)).toBe('2026-02-28');
    expect(tradingDateOf('UTC', at('2026-03-01T05:00'), usualDay)).toBe('2026-03-01');
    expect(tradingWeekdayOf('UTC', at('2026-03-01T04:59'), usualDay)).toBe(6);
  });

  it('is that of the place of the hut', () => {
    const moment = at('2026-03-01T02:00');
    expect(tradingDateOf('Asia/Kolkata', moment, usualDay)).toBe('2026-03-01');
    expect(tradingDateOf('America/Vancouver', moment, usualDay)).toBe('2026-02-28');
  });
});

describe('the clock of a hut', () => {
  it('knows the moment of a time, and the moment of the skip for a time it does not show', () => {
    expect(instantOf('Europe/London', '2026-07-01', 12 * 60)).toBe(at('2026-07-01T11:00'));
    expect(isShown('Europe/London', '2026-03-29', 90)).toBe(false);
    expect(instantOf('Europe/London', '2026-03-29', 90)).toBe(at('2026-03-29T01:00'));
  });

  it('means the first of two moments that show the same time', () => {
    const first = instantOf('Europe/London', '2026-10-25', 90);
    expect(first).toBe(at('2026-10-25T00:30'));
    expect(localTime('Europe/London', first)).toEqual({ date: '2026-10-25', minutes: 90 });
    expect(localTime('Europe/London', first + 3_600_000).minutes).toBe(90);
  });
});
