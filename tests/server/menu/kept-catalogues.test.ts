import { describe, expect, it } from 'vitest';
import { keptForTheMinute } from '../../../server/menu/kept-catalogues.ts';

const minute = Date.parse('2026-03-04T12:00Z');
const parts: readonly object[] = [{}, {}];

describe('what a hut sells', () => {
  const asking = (deals: Parameters<ReturnType<typeof keptForTheMinute>>[0]['deals'] = []) => {
    const kept = keptForTheMinute<object>();
    return (at: number, { key = 'hut', madeOf = parts } = {}) =>
      kept({ key, madeOf, at, deals }, () => ({}));
  };

  it('is kept for the minute, and for no moment of another one', () => {
    const ask = asking();
    const first = ask(minute);
    expect(ask(minute + 59_999)).toBe(first);
    expect(ask(minute + 60_000)).not.toBe(first);
    expect(ask(minute - 1)).not.toBe(first);
  });

  it('is made anew as soon as anything that it is made of is another', () => {
    const ask = asking();
    const first = ask(minute);
    expect(ask(minute, { madeOf: [parts[0] ?? {}, {}] })).not.toBe(first);
    expect(ask(minute, { key: 'another hut' })).not.toBe(first);
  });

  it('changes at the very moment at which a deal begins or ends', () => {
    const schedule = {
      id: 'other',
      startDate: '2026-03-04T12:00:20Z',
      endDate: '2026-03-04T12:00:40Z',
    };
    const ask = asking([{ schedule }]);
    const seconds = [0, 19.999, 20, 39.999, 40, 59.999];
    const found = seconds.map((second) => ask(minute + second * 1000));
    expect(found[1]).toBe(found[0]);
    expect(found[2]).not.toBe(found[1]);
    expect(found[3]).toBe(found[2]);
    expect(found[4]).not.toBe(found[3]);
    expect(found[5]).toBe(found[4]);
  });

  it('is forgotten for huts that others are asked for instead', () => {
    const ask = asking();
    const first = ask(minute);
    for (let hut = 0; hut < 200; hut += 1) ask(minute, { key: `hut ${hut}` });
    expect(ask(minute)).not.toBe(first);
  });
});
