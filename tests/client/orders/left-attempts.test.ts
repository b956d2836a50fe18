import { describe, expect, it } from 'vitest';
import { leftBeside, leftWith } from '../../../client/orders/left-attempts.ts';

describe('the attempts that are left', () => {
  it('are named by their state and by the keys of calls without an answer, each once and the latest last', () => {
    expect(leftWith(undefined, 'a')).toBe('key a');
    expect(leftWith('v1.state', 'a')).toBe('v1.state, key a');
    expect(leftWith('v1.state, key a, key b', 'a')).toBe('v1.state, key b, key a');
  });

  it('leave out the attempt itself: it does not take its own place', () => {
    expect(leftBeside(undefined, 'a')).toBeUndefined();
    expect(leftBeside('key a', 'a')).toBeUndefined();
    expect(leftBeside('v1.state, key a, key b', 'b')).toBe('v1.state, key a');
  });

  it('are forgotten from the oldest on when they become many', () => {
    const left = Array.from({ length: 20 }, (_, index) => `k${index}`).reduce<string | undefined>(
      leftWith,
      undefined,
    );
    expect(left?.split(', ')).toHaveLength(8);
    expect(left).toMatch(/^key k12, .*key k19$/);
  });
});
