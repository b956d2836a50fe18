import { describe, expect, it } from 'vitest';
import { timeSlots } from '../../../core/timeslots/time-slots.ts';
import { shortDate, timeWriter, writtenTime } from '../../../core/timeslots/written-time.ts';
import { at, hutWith, usualDay } from './sample-hours.ts';

/** Morning, evening and midnight in each of the eight locales. */
const written = [
  ['en', '6:05 AM', '6:05 PM', '12:00 AM'],
  ['en-GB', '06:05', '18:05', '00:00'],
  ['en-CA', '6:05 a.m.', '6:05 p.m.', '12:00 a.m.'],
  ['en-IN', '6:05 am', '6:05 pm', '12:00 am'],
  ['en-FR', '06:05', '18:05', '00:00'],
  ['fr', '06:05', '18:05', '00:00'],
  ['fr-FR', '06:05', '18:05', '00:00'],
  ['fr-CA', '06 h 05', '18 h 05', '00 h 00'],
] as const;

/** With plain spaces, as the table above is written. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('a time', () => {
  it.each(written)('is written in the way of %s [SHP-45, TIM-07]', (locale, ...expected) => {
    const times = ['06:05', '18:05', '00:00'];
    expect(times.map((time) => plain(writtenTime(time, locale)))).toEqual(expected);
    const write = timeWriter(locale, { timeZone: 'Asia/Kolkata' });
    const moments = times.map((time) => Date.parse(`2026-03-04T${time}+05:30`));
    expect(moments.map((moment) => plain(write(moment)))).toEqual(expected);
  });

  it.each(written)('is never parted by the end of a line in %s [SHP-45]', (locale) => {
    expect(writtenTime('18:05', locale)).not.toMatch(/[ \t\n\u202f\u2009]/);
  });

  it.each(written)('follows its date in %s [SHP-45]', (locale, _morning, evening) => {
    const moment = Date.parse('2026-03-04T18:05Z');
    const zone = { timeZone: 'UTC' };
    const long = timeWriter(locale, {
      ...zone,
      date: { weekday: 'long', day: 'numeric', month: 'long' },
    });
    expect(plain(long(moment))).toMatch(
      locale.startsWith('fr') ? /^mercredi 4 mars/ : /^Wednesday/,
    );
    expect(plain(long(moment)).endsWith(` ${evening}`)).toBe(true);
    expect(plain(timeWriter(locale, { ...zone, date: shortDate })(moment))).toContain('2026');
  });

  it.each(written)('of a slot is written so in %s [TIM-07, SHP-45]', (locale) => {
    const [, first] = timeSlots(hutWith([{ from: '18:30', to: '19:00' }]), {
      disposition: 'delivery',
      now: at('2026-03-02T06:00'),
      tradingDay: usualDay,
      locale,
    });
    expect(first?.text).toBe(writtenTime('18:30', locale));
  });
});
