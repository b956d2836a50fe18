import type { CSSObject, Theme } from '@emotion/react';

/** An order page and the basket beside it. */
export const orderColumns = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  paddingTop: theme.space(4),
  [theme.from.desktop]: {
    gridTemplateColumns: `minmax(0, 1fr) ${theme.size.panel}`,
    gap: theme.space(8),
  },
});
