import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTime, minutesOf } from '../../../core/timeslots/hut-clock.ts';
import { type SlotSettings, timeSlots } from '../../../core/timeslots/time-slots.ts';
import { tradingDateOf } from '../../../core/timeslots/trading-day.ts';
import { at, hutWith } from './sample-hours.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const time = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => `${twoDigits(Math.floor(quarter / 4))}:${twoDigits((quarter % 4) * 15)}`);

const cases = fc.record({
  period: fc.record({
    from: time,
    to: time,
    interval: fc.constantFrom(5, 15, 20, 45, 60),
    prep: fc.integer({ min: 0, max: 90 }),
  }),
  timeZone: fc.constantFrom(
    'Europe/London',
    'Asia/Kolkata',
    'America/St_Johns',
    'America/Vancouver',
  ),
  // Around both changes of the clock as well as anywhere else in a year.
  now: fc.oneof(
    fc.integer({ min: at('2026-01-01T00:00'), max: at('2026-12-31T00:00') }),
    fc.integer({ min: at('2026-03-27T00:00'), max: at('2026-03-30T00:00') }),
    fc.integer({ min: at('2026-10-23T00:00'), max: at('2026-11-03T00:00') }),
  ),
  startHour: fc.integer({ min: 5, max: 9 }),
});

type CaseOf = typeof cases extends fc.Arbitrary<infer Case> ? Case : never;

/** The slots for later of a case, with what they were made from. */
function laterSlots({ period, timeZone, now, startHour }: CaseOf) {
  const settings: SlotSettings = {
    disposition: 'delivery',
    now,
    tradingDay: { boundary: '05:00', startHour },
    locale: 'en-GB',
  };
  const slots = timeSlots(hutWith([period], [], timeZone), settings).slice(1);
  return { slots, settings };
}

describe('time slots, whatever the hours, the place and the moment', () => {
  it('are never sooner than the preparation allows [TIM-04]', () => {
    fc.assert(
      fc.property(cases, (sample) => {
        const earliest = sample.now + sample.period.prep * 60_000;
        for (const { timestamp } of laterSlots(sample).slots) {
          expect(timestamp).toBeGreaterThanOrEqual(earliest);
        }
      }),
    );
  });

  it('never lie outside the hours [TIM-03]', () => {
    fc.assert(
      fc.property(cases, (sample) => {
        const from = minutesOf(sample.period.from);
        const length = (minutesOf(sample.period.to) - from + 1440) % 1440 || 1440;
        for (const { timestamp } of laterSlots(sample).slots) {
          const { minutes } = localTime(sample.timeZone, timestamp);
          const since = (minutes - from + 1440) % 1440;
          expect(since).toBeLessThanOrEqual(length);
        }
      }),
    );
  });

  it('come in order and none twice', () => {
    fc.assert(
      fc.property(cases, (sample) => {
        const stamps = laterSlots(sample).slots.map(({ timestamp }) => timestamp);
        expect(stamps).toEqual([...new Set(stamps)].toSorted((one, other) => one - other));
      }),
    );
  });

  it('belong to one trading day and do not begin before its start hour [TIM-08, TIM-09]', () => {
    fc.assert(
      fc.property(cases, (sample) => {
        const { slots, settings } = laterSlots(sample);
        const dates = slots.map(({ timestamp }) =>
          tradingDateOf(sample.timeZone, timestamp, settings.tradingDay),
        );
        expect(new Set(dates).size).toBeLessThanOrEqual(1);
        for (const { timestamp } of slots) {
          const { minutes } = localTime(sample.timeZone, timestamp);
          expect(minutes >= 300 && minutes < sample.startHour * 60).toBe(false);
        }
      }),
    );
  });
});
