import type { CSSObject, Theme } from '@emotion/react';

/** Cards of the menu: one column on phones, then as many as fit. */
export const grid = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.from.tablet]: {
    gap: theme.space(4),
    gridTemplateColumns: `repeat(auto-fill, minmax(${theme.size.cardMin}, 1fr))`,
  },
});
