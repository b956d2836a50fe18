import { expect, it } from 'vitest';
import { fluid } from '../../../ui/theme/derive-type.ts';

/** The middle term of a clamp at a screen width in rem. */
function preferredAt(clamp: string, screen: number): number {
  const [, start, slope] = /, (-?[\d.]+)rem \+ (-?[\d.]+)vw,/.exec(clamp) ?? [];
  return Number(start) + (Number(slope) * screen) / 100;
}

it('a fluid length reaches its ends at 360 and 1280 pixels', () => {
  const length = fluid(2, 4);
  expect(preferredAt(length, 360 / 16)).toBeCloseTo(2, 2);
  expect(preferredAt(length, 1280 / 16)).toBeCloseTo(4, 2);
  expect(length).toMatch(/^clamp\(2rem, .*, 4rem\)$/);
});

it('a length with equal ends does not move', () => {
  expect(fluid(1, 1)).toBe('1rem');
});
