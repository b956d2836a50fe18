import type { Theme as ThemeFile } from '../../schemas/types/theme.ts';

const DURATIONS = {
  none: { fast: 0, medium: 0, slow: 0 },
  subtle: { fast: 100, medium: 180, slow: 280 },
  lively: { fast: 120, medium: 220, slow: 360 },
} as const;

/** How long things take to move, and how. */
export function deriveMotion({ motion }: ThemeFile) {
  const { fast, medium, slow } = DURATIONS[motion];
  const ease = 'cubic-bezier(0.2, 0, 0, 1)';
  return {
    motion: {
      fast: `${fast}ms`,
      medium: `${medium}ms`,
      slow: `${slow}ms`,
      ease,
      /** Passes its goal a little: only for small things a customer has just touched. */
      spring: motion === 'lively' ? 'cubic-bezier(0.3, 1.5, 0.6, 1)' : ease,
    },
    /** A `transition` of the named properties at the fast duration. */
    transition: (...properties: readonly string[]): string =>
      properties.map((property) => `${property} ${fast}ms ${ease}`).join(', '),
  };
}
