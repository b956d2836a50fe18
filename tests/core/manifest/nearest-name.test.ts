import { describe, expect, it } from 'vitest';
import { editDistance, nearestName } from '../../../core/manifest/nearest-name.ts';

describe('editDistance', () => {
  it.each([
    ['card', 'card', 0],
    ['', 'card', 4],
    ['crad', 'card', 1],
    ['cart', 'card', 1],
    ['timeoutMs', 'timeOut', 3],
  ])('from %s to %s is %i', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });
});

describe('nearestName', () => {
  it('finds the closest name and does not mind case', () => {
    expect(nearestName('Emailmaxlenght', ['emailMaxLength', 'nameFields'])).toBe('emailMaxLength');
  });

  it('finds nothing when no name is near', () => {
    expect(nearestName('banana', ['timeoutMs', 'retry'])).toBeUndefined();
  });
});
