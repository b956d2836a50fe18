import { describe, expect, it } from 'vitest';
import { utcOffset } from '../../../core/timeslots/utc-offset.ts';

describe('the offset of a time zone', () => {
  it.each([
    ['Europe/London', '2026-03-29T00:59:00Z', 0],
    ['Europe/London', '2026-03-29T01:00:00Z', 60],
    ['Asia/Kolkata', '2026-03-04T17:05:00Z', 330],
    ['America/Toronto', '2026-11-01T05:59:00Z', -240],
    ['America/Toronto', '2026-11-01T06:00:00Z', -300],
    ['Europe/Paris', '0999-06-01T12:00:00Z', 9],
  ])('%s at %s is %i minutes [LOC-01]', (timeZone, at, minutes) => {
    expect(utcOffset(timeZone, Date.parse(at))).toBe(minutes);
  });

  it('is known in years of five digits too', () => {
    expect(utcOffset('Europe/London', 866_802_489_385_009)).toBeOneOf([0, 60]);
    expect(utcOffset('Asia/Kolkata', 253_402_300_799_999)).toBe(330);
  });
});
