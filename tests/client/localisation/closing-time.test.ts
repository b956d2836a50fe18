import { describe, expect, it } from 'vitest';
import { closingTime, timeLeft, warningDelay } from '../../../client/localisation/closing-time.ts';
import { hutOpening } from '../../../client/localisation/hut-opening.ts';
import { testManifest } from '../../core/test-market.ts';
import { clapham, islington, ukHut } from '../../core/localisation/sample-huts.ts';

const { tradingDay, closingSoon } = testManifest('uk');
const at = (time: string) => Date.parse(time);
const closes = (hut: typeof clapham, time: string) =>
  closingTime(hut, 'delivery', at(time), tradingDay);

describe('the closing time of a hut', () => {
  it('is that of its hours for the disposition, in its own time [LOC-82]', () => {
    // 4 March 2026 is a Wednesday in winter time, 8 July 2026 one in summer time.
    expect(closes(islington, '2026-03-04T12:00:00Z')).toBe(at('2026-03-04T23:00:00Z'));
    expect(closes(islington, '2026-07-08T12:00:00Z')).toBe(at('2026-07-08T22:00:00Z'));
  });

  it('differs by disposition, as the hours of the web do [LOC-82]', () => {
    const { web } = islington.hours;
    const asap = web.asap.map((hours) =>
      hours.disposition === 'collection' ? { ...hours, close: '18:00' } : hours,
    );
    const hut = { ...islington, hours: { web: { ...web, asap } } };
    const end = (type: 'delivery' | 'collection') =>
      closingTime(hut, type, at('2026-03-04T12:00:00Z'), tradingDay);
    expect(end('delivery')).toBe(at('2026-03-04T23:00:00Z'));
    expect(end('collection')).toBe(at('2026-03-04T18:00:00Z'));
  });

  it('may lie past midnight [LOC-82]', () => {
    expect(closes(ukHut('1107'), '2026-03-04T23:30:00Z')).toBe(at('2026-03-05T01:00:00Z'));
  });

  it('is none while it is closed, and none for one that never closes [LOC-82]', () => {
    expect(closes(islington, '2026-03-04T08:00:00Z')).toBeUndefined();
    expect(closes(clapham, '2026-03-04T04:59:00Z')).toBeUndefined();
  });
});

describe('the warning that a hut closes soon', () => {
  it('comes 15 minutes before, or at once when less is left [LOC-80]', () => {
    const end = at('2026-03-04T23:00:00Z');
    expect(closingSoon.leadMs).toBe(900_000);
    expect(warningDelay(end, at('2026-03-04T22:00:00Z'), closingSoon.leadMs)).toBe(45 * 60_000);
    expect(warningDelay(end, at('2026-03-04T22:50:00Z'), closingSoon.leadMs)).toBe(0);
  });

  it('counts in whole minutes and seconds, never below zero [LOC-81]', () => {
    expect(timeLeft(100_000, 0)).toEqual({ minutes: 1, seconds: 40 });
    expect(timeLeft(100_000, 99_001)).toEqual({ minutes: 0, seconds: 1 });
    expect(timeLeft(100_000, 200_000)).toEqual({ minutes: 0, seconds: 0 });
  });
});

describe('what a list of huts says', () => {
  const opening = (time: string, hut = islington) =>
    hutOpening(hut, 'delivery', at(time), tradingDay);

  it('names the closing time of an open hut and the opening time of one that opens within a day', () => {
    expect(opening('2026-03-04T12:00:00Z')).toEqual({
      kind: 'open-until',
      at: at('2026-03-04T23:00:00Z'),
    });
    expect(opening('2026-03-04T04:00:00Z')).toEqual({
      kind: 'opens-at',
      at: at('2026-03-04T11:00:00Z'),
    });
  });

  it('calls a hut closed that its flag closes, and open that never closes', () => {
    expect(opening('2026-03-04T12:00:00Z', { ...clapham, closed: true }).kind).toBe('closed');
    expect(opening('2026-03-04T12:00:00Z', clapham).kind).toBe('open');
  });
});
