import type { CSSObject, Theme } from '@emotion/react';

/** A text that keeps its lines, as the command writes it. */
export const planText = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** Values that differ, one under the other. */
export const valueList = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  margin: 0,
  paddingInlineStart: theme.space(5),
  overflowWrap: 'anywhere',
});
