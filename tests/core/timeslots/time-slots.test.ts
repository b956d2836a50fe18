import { describe, expect, it } from 'vitest';
import {
  hasSlots,
  isSlot,
  type SlotSettings,
  timeSlots,
} from '../../../core/timeslots/time-slots.ts';
import { at, hutWith, usualDay } from './sample-hours.ts';

const settings = (now: string, others: Partial<SlotSettings> = {}): SlotSettings => ({
  disposition: 'delivery',
  now: at(now),
  tradingDay: usualDay,
  locale: 'en-GB',
  ...others,
});

/** The times of the slots for later, as they are written. */
const times = (...[hut, of]: Parameters<typeof timeSlots>): string[] =>
  timeSlots(hut, of)
    .slice(1)
    .map(({ text }) => text);

describe('time slots', () => {
  it('start at the start of a period and step by its interval up to its end, which is included [TIM-03]', () => {
    expect(times(hutWith([{}]), settings('2026-03-02T06:00'))).toEqual([
      '11:00',
      '11:15',
      '11:30',
      '11:45',
      '12:00',
    ]);
  });

  it('leave out what is earlier than now plus the minutes of preparation [TIM-04]', () => {
    const hut = hutWith([{ prep: 30 }]);
    expect(times(hut, settings('2026-03-02T11:00'))[0]).toBe('11:30');
    expect(times(hut, settings('2026-03-02T11:01'))[0]).toBe('11:45');
  });

  it('begin later by the configured offset, which is nothing when absent [TIM-05]', () => {
    const hut = hutWith([{ prep: 0 }]);
    expect(times(hut, settings('2026-03-02T11:00'))[0]).toBe('11:00');
    expect(times(hut, settings('2026-03-02T11:00', { startOffsetMs: 1_200_000 }))[0]).toBe('11:30');
  });

  it('run past midnight when the end is at or before the start [TIM-01]', () => {
    const hut = hutWith([{ from: '23:30', to: '00:30' }]);
    expect(times(hut, settings('2026-03-02T20:00'))).toEqual([
      '23:30',
      '23:45',
      '00:00',
      '00:15',
      '00:30',
    ]);
  });

  it('go round the clock when the end is the start [TIM-01]', () => {
    const hut = hutWith([{ from: '00:00', to: '00:00', interval: 60, prep: 0 }]);
    const found = times(hut, settings('2026-03-02T05:00'));
    expect(found).toHaveLength(24);
    expect(found[0]).toBe('05:00');
    expect(found.at(-1)).toBe('04:00');
  });

  it('leave out an end that the clock skips in the night it is put forward [TIM-03]', () => {
    const hut = hutWith([{ from: '00:00', to: '01:00' }], [], 'Europe/London');
    const timesOn = (night: string) => times(hut, settings(night));
    expect(timesOn('2026-03-27T23:30')).toEqual(['00:00', '00:15', '00:30', '00:45', '01:00']);
    expect(timesOn('2026-03-28T23:30')).toEqual(['00:00', '00:15', '00:30', '00:45']);
  });

  it('are those of the next day that has some when the trading day has none left', () => {
    const [, first] = timeSlots(hutWith([{}]), settings('2026-03-02T20:00'));
    expect(first?.timestamp).toBe(at('2026-03-03T11:00'));
    const mondays = timeSlots(hutWith([{ days: [1] }]), settings('2026-03-02T20:00'));
    expect(mondays).toHaveLength(1);
  });

  it('before 05:00 are those of the day before [TIM-08]', () => {
    const hut = hutWith([{ from: '18:00', to: '03:00', interval: 60, days: [6] }]);
    // 1 March 2026 is a Sunday: its first hours are still the night of Saturday.
    expect(times(hut, settings('2026-03-01T01:00'))).toEqual(['02:00', '03:00']);
    const [, next] = timeSlots(hut, settings('2026-03-01T05:00'));
    expect(next?.timestamp).toBe(at('2026-03-07T18:00'));
  });

  it('do not begin before the start hour of the trading day [TIM-09]', () => {
    const hut = hutWith([{ from: '00:00', to: '00:00', interval: 60, prep: 0 }]);
    const french = { tradingDay: { boundary: '05:00', startHour: 7 } };
    const found = times(hut, settings('2026-03-02T05:00', french));
    expect(found[0]).toBe('07:00');
    expect(found.at(-1)).toBe('04:00');
  });

  it('carry their start, their start plus the interval and the time in the locale [TIM-02, TIM-07]', () => {
    const [, first] = timeSlots(
      hutWith([{ interval: 20 }], [], 'Europe/Paris'),
      settings('2026-03-02T06:00', { locale: 'fr-FR' }),
    );
    const timestamp = at('2026-03-02T10:00');
    expect(first).toEqual({
      timestamp,
      text: '11:00',
      timeRange: { from: timestamp, to: timestamp + 1_200_000 },
      asap: false,
      closed: false,
    });
  });

  it('begin with one for now while the hut is open, with a closed one while it is not [TIM-06]', () => {
    const hut = hutWith([{}], [{ open: '11:00', close: '22:00' }]);
    const [open] = timeSlots(hut, settings('2026-03-02T11:00'));
    expect(open).toMatchObject({ asap: true, closed: false, timestamp: at('2026-03-02T11:00') });
    const [closed] = timeSlots(hut, settings('2026-03-02T22:00'));
    expect(closed).toMatchObject({ asap: false, closed: true });
  });

  it('come from the periods of the disposition only, and from none when it has no hours [TIM-10]', () => {
    const hut = hutWith([{}], [{ open: '11:00', close: '22:00' }]);
    const collection = { disposition: 'collection' } as const;
    expect(timeSlots(hut, settings('2026-03-02T11:00', collection))).toEqual([]);
    expect(hasSlots(hut, settings('2026-03-02T06:00', collection))).toBe(false);
    expect(hasSlots(hut, settings('2026-03-02T06:00'))).toBe(true);
  });

  it('leave out times that the clock skips in spring and give the repeated hour of autumn once', () => {
    const nightly = hutWith(
      [{ from: '23:00', to: '04:00', interval: 30, prep: 0 }],
      [],
      'Europe/London',
    );
    const spring = times(nightly, settings('2026-03-28T20:00'));
    expect(spring).not.toContain('01:30');
    expect(spring).toContain('02:00');
    const autumn = times(nightly, settings('2026-10-24T20:00'));
    expect(autumn.filter((text) => text === '01:30')).toHaveLength(1);
  });

  it('tell whether a chosen time is one of them', () => {
    const hut = hutWith([{}]);
    const now = settings('2026-03-02T06:00');
    expect(isSlot(hut, now, at('2026-03-02T11:15'))).toBe(true);
    expect(isSlot(hut, now, at('2026-03-02T11:16'))).toBe(false);
    expect(isSlot(hut, settings('2026-03-02T11:00'), at('2026-03-02T11:15'))).toBe(false);
  });
});
