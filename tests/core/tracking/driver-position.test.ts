import { describe, expect, it } from 'vitest';
import {
  judgePosition,
  type PositionFacts,
  roundedDegrees,
} from '../../../core/tracking/driver-position.ts';

const now = Date.parse('2026-03-04T18:00:00Z');

const judged = (facts: Partial<PositionFacts>) =>
  judgePosition({
    now,
    at: now - 2_000,
    lastAt: undefined,
    metresFromHut: 800,
    metresFromAddress: 1_200,
    wayMetres: 2_000,
    ...facts,
  });

describe('the position of a driver', () => {
  it('is taken when it is newer than the last and near the way [SHP-33]', () => {
    expect(judged({})).toBe('taken');
    expect(judged({ lastAt: now - 5_000 })).toBe('taken');
    expect(judged({ metresFromHut: 16_900, metresFromAddress: 30_000 })).toBe('taken');
    expect(judged({ metresFromHut: 14_000, metresFromAddress: undefined, wayMetres: 0 })).toBe(
      'taken',
    );
  });

  it('is left aside when it is out of order or old [SHP-33]', () => {
    expect(judged({ lastAt: now - 2_000 })).toBe('out-of-order');
    expect(judged({ lastAt: now - 1_000 })).toBe('out-of-order');
    expect(judged({ at: now - 600_001 })).toBe('too-old');
  });

  it('cannot be true ahead of the clock, at no moment, or far from hut and address [SHP-33]', () => {
    expect(judged({ at: now + 60_000 })).toBe('taken');
    expect(judged({ at: now + 60_001 })).toBe('in-the-future');
    expect(judged({ at: NaN })).toBe('in-the-future');
    expect(judged({ metresFromHut: 17_001, metresFromAddress: 17_001 })).toBe('too-far');
    expect(judged({ metresFromHut: 15_001, metresFromAddress: undefined, wayMetres: 0 })).toBe(
      'too-far',
    );
  });

  it('is kept to about ten metres [SHP-33]', () => {
    expect(roundedDegrees(51.464_249_9)).toBe(51.4642);
    expect(roundedDegrees(-0.163_751)).toBe(-0.1638);
  });
});
