import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choiceOf,
  firstChoice,
  isOtherDay,
  needsTime,
  slotsLeft,
} from '../../../client/timeslots/time-choices.ts';
import { type SlotSettings, timeSlots } from '../../../core/timeslots/time-slots.ts';
import type { TimeSlot } from '../../../schemas/types/http/orders.ts';
import { at, hutWith, usualDay } from '../../core/timeslots/sample-hours.ts';

const hut = hutWith(
  [{ from: '11:00', to: '13:00', interval: 30, prep: 20 }],
  [{ open: '11:00', close: '13:00' }],
);

const settingsAt = (time: string): SlotSettings => ({
  disposition: 'delivery',
  now: at(`2026-03-04T${time}`),
  tradingDay: usualDay,
  locale: 'en-GB',
});

const read = timeSlots(hut, settingsAt('11:00'));
const textsAt = (time: string): readonly string[] =>
  slotsLeft(read, hut, settingsAt(time)).map(({ asap, closed, text }) => {
    if (asap) return 'now';
    return closed ? 'closed' : text;
  });

describe('the slots left a while after they were read', () => {
  it('lack those that passed or can no longer be prepared [TIM-16]', () => {
    expect(textsAt('11:00')).toEqual(['now', '11:30', '12:00', '12:30', '13:00']);
    expect(textsAt('11:10')).toEqual(['now', '11:30', '12:00', '12:30', '13:00']);
    expect(textsAt('11:11')).toEqual(['now', '12:00', '12:30', '13:00']);
    expect(textsAt('12:45')).toEqual(['now']);
  });

  it('show a closed entry for now once the hut has closed [TIM-06, TIM-16]', () => {
    expect(textsAt('13:00')).toEqual(['closed']);
  });

  it('never grow, whatever the moment [TIM-16]', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), (one, more) => {
        const after = (minutes: number) =>
          slotsLeft(read, hut, {
            ...settingsAt('11:00'),
            now: at('2026-03-04T11:00') + minutes * 60_000,
          }).map(({ timestamp }) => timestamp);
        const early = new Set(after(one));
        expect(after(one + more).every((timestamp) => early.has(timestamp))).toBe(true);
      }),
    );
  });
});

describe('the slot a selector begins with', () => {
  const slot = (timestamp: number, rest: Partial<TimeSlot> = {}): TimeSlot => ({
    timestamp,
    text: String(timestamp),
    asap: false,
    closed: false,
    ...rest,
  });
  const now = slot(5, { asap: true });
  const closed = slot(5, { closed: true });

  it('is now, or the first slot when the hut is closed [TIM-13]', () => {
    expect(firstChoice([now, slot(10)], undefined)).toBe(now);
    expect(firstChoice([closed, slot(10), slot(20)], undefined)?.timestamp).toBe(10);
  });

  it('is the time chosen before while the list has it [TIM-13]', () => {
    expect(firstChoice([now, slot(10), slot(20)], 20)?.timestamp).toBe(20);
    expect(firstChoice([now, slot(10)], 20)).toBe(now);
    expect(firstChoice([now, slot(10)], 5)).toBe(now);
  });

  it('is none when there is nothing to choose', () => {
    expect(firstChoice([closed], 5)).toBeUndefined();
    expect(firstChoice([], undefined)).toBeUndefined();
  });

  it('means now without a time, or later with it [TIM-17]', () => {
    expect(choiceOf(now)).toEqual({ when: 'asap' });
    expect(choiceOf(slot(10))).toEqual({ when: 'scheduled', time: 10 });
  });
});

describe('a time that has to be picked', () => {
  it('is one that passed or was never picked, of an order for later [TIM-21]', () => {
    expect(needsTime({ when: 'scheduled', time: 100 }, 99)).toBe(false);
    expect(needsTime({ when: 'scheduled', time: 100 }, 100)).toBe(true);
    expect(needsTime({ when: 'scheduled' }, 0)).toBe(true);
    expect(needsTime({ when: 'asap' }, 1e15)).toBe(false);
  });
});

describe('the day of a slot', () => {
  it('is another one by the clock of the hut', () => {
    const zone = { timeZone: 'Asia/Kolkata' };
    expect(isOtherDay(at('2026-03-04T18:00'), at('2026-03-04T12:00'), zone)).toBe(false);
    expect(isOtherDay(at('2026-03-04T19:00'), at('2026-03-04T12:00'), zone)).toBe(true);
  });
});
