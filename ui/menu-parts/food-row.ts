import type { CSSObject, Theme } from '@emotion/react';

/** The look of a row of a list of food: beside a picture its name and what it is made of, then what can be done. */
export const foodRow = {
  words: (theme: Theme): CSSObject => ({
    flex: `1 1 ${theme.space(36)}`,
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
  title: (theme: Theme): CSSObject => ({
    ...theme.textStyle.body,
    fontWeight: theme.font.weight.strong,
    lineHeight: theme.font.leading.snug,
  }),
  detail: (theme: Theme): CSSObject => ({ ...theme.textStyle.tiny, color: theme.muted }),
} as const;
