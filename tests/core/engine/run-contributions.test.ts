import { describe, expect, it } from 'vitest';
import type { Extensions } from '../../../core/engine/bind-plugins.ts';
import { foldContributions } from '../../../core/engine/run-contributions.ts';

/** Extensions whose every point holds the same contributions. */
const holding = (...contributions: readonly unknown[]): Extensions => ({
  all: () => contributions as never,
  one: () => contributions[0] as never,
});

const failing = () => {
  throw new Error('broken');
};

describe('contributions run one after another', () => {
  it('each on the result of the one before', () => {
    const extensions = holding('a', 'b');
    const result = foldContributions(
      extensions,
      'menu-category-filter',
      '',
      (text, contribution) => `${text}${JSON.stringify(contribution)}`,
      () => undefined,
    );
    expect(result).toBe('"a""b"');
  });

  it('and one that fails is passed over and reported where the point says so', () => {
    const reported: string[] = [];
    const result = foldContributions(
      holding(
        (text: string) => `${text}1`,
        failing,
        (text: string) => `${text}2`,
      ),
      'menu-category-filter',
      '',
      (text, contribution) => (contribution as unknown as (text: string) => string)(text),
      (point) => reported.push(point),
    );
    expect(result).toBe('12');
    expect(reported).toEqual(['menu-category-filter']);
  });

  it('and one that fails stops the flow where the point says so', () => {
    const run = () =>
      foldContributions(
        holding(failing),
        'order-request-mapper',
        '',
        (_text, contribution) => (contribution as unknown as () => string)(),
        () => undefined,
      );
    expect(run).toThrow('broken');
  });
});
