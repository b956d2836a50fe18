import type { CSSObject, Theme } from '@emotion/react';

/** A category of the menu. No grid: the tabs could not stay in view beyond their own row. */
export const page = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space(5),
  paddingBottom: theme.space(12),
});
