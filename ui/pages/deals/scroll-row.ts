import type { CSSObject, Theme } from '@emotion/react';

/**
 * A row that scrolls sideways up to the edges of a phone's screen, and keeps to its place in the page on wider ones.
 * @param wide what else it is on wider screens
 */
export const scrollRow = (theme: Theme, wide: CSSObject): CSSObject => ({
  display: 'flex',
  gap: theme.space(2),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: `${theme.space(1)} ${theme.gutter}`,
  margin: `calc(-1 * ${theme.space(1)}) calc(-1 * ${theme.gutter})`,
  [theme.from.tablet]: { padding: 0, margin: 0, ...wide },
});
