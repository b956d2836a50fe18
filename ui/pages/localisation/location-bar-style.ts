import type { CSSObject, Theme } from '@emotion/react';

/** The line above the menu that says where the order goes. */
export const barLook = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space(2),
  alignItems: 'center',
  minHeight: theme.size.touch,
  paddingTop: theme.space(2),
  // In line with the icon above it.
  '& > button:first-of-type': { marginInlineStart: `calc(-1 * ${theme.space(3)})` },
  [theme.from.tablet]: {
    flexWrap: 'nowrap',
    '& > button:first-of-type': { marginInlineStart: 0 },
  },
});

/** On a phone it has a row of its own: what comes later, as the minutes do, then moves no button. */
export const wherePart = (theme: Theme): CSSObject => ({
  display: 'flex',
  flex: '1 0 100%',
  gap: theme.space(2),
  alignItems: 'center',
  minWidth: 0,
  [theme.from.tablet]: { flex: '0 1 auto' },
});
