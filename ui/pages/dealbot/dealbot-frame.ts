import type { CSSObject, Theme } from '@emotion/react';

/** What the deal assistant is in: shown before it is there, so that nothing below moves when it comes. */
export const dealbotFrame = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space(1),
  padding: `${theme.space(1)} ${theme.space(4)}`,
  borderRadius: theme.radius.field,
  backgroundColor: theme.colour.sunken,
});
