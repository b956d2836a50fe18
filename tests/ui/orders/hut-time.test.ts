import { describe, expect, it } from 'vitest';
import { hutTime } from '../../../ui/pages/timeslots/hut-time.ts';

const at = Date.parse('2026-07-10T18:05:00Z');

describe('the time at a hut', () => {
  it('is that of its zone, in the writing of the locale [TRK-23]', () => {
    expect(hutTime(at, { timeZone: 'Asia/Kolkata' }, 'en-GB')).toBe('23:35');
    expect(hutTime(at, { timeZone: 'Europe/Paris' }, 'fr-FR')).toBe('20:05');
  });

  it('is worked out from its offset where no zone is known [TRK-23]', () => {
    expect(hutTime(at, { utcOffset: -240 }, 'en-GB')).toBe('14:05');
    expect(hutTime(at, {}, 'en-GB')).toBe('18:05');
  });
});
