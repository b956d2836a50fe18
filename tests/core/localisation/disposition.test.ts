import { describe, expect, it } from 'vitest';
import {
  dispositionType,
  dispositionWhen,
  isSameDisposition,
  oppositeOf,
} from '../../../core/localisation/disposition.ts';

describe('a disposition', () => {
  it.each([
    ['delivery', 'delivery'],
    ['collection', 'collection'],
    ['dinein', 'dinein'],
    ['eat-in', 'dinein'],
    ['toString', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads the type %j as %j [LOC-05]', (word, type) => {
    expect(dispositionType(word)).toBe(type);
  });

  it.each([
    ['now', 'asap'],
    ['later', 'scheduled'],
    ['asap', 'asap'],
    ['scheduled', 'scheduled'],
    ['soon', undefined],
  ])('reads the timing %j as %j [LOC-06]', (word, when) => {
    expect(dispositionWhen(word)).toBe(when);
  });

  it('has an opposite unless it is a table', () => {
    expect(oppositeOf('delivery')).toBe('collection');
    expect(oppositeOf('collection')).toBe('delivery');
    expect(oppositeOf('dinein')).toBeUndefined();
  });

  it('is the same only with the same type, timing and time', () => {
    const one = { type: 'delivery', when: 'scheduled', time: 1 } as const;
    expect(isSameDisposition(one, { ...one })).toBe(true);
    expect(isSameDisposition(one, { ...one, time: 2 })).toBe(false);
    expect(isSameDisposition(one, { ...one, type: 'collection' })).toBe(false);
    expect(isSameDisposition(one, { ...one, when: 'asap' })).toBe(false);
  });
});
