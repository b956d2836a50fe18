import type { CSSObject, Theme } from '@emotion/react';

/** A page of deals. Not a grid, whose rows would keep tabs and bars from staying in view. */
export const page = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space(6),
  paddingBottom: theme.space(12),
});
