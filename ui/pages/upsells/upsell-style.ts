import type { CSSObject, Theme } from '@emotion/react';

/** A card of that height, in pixels; a long name or large letters make it higher. */
export const card =
  (height: number) =>
  (theme: Theme): CSSObject => ({
    ...theme.plainArea,
    position: 'relative',
    boxSizing: 'border-box',
    display: 'flex',
    gap: theme.space(2.5),
    alignItems: 'center',
    minHeight: height,
    paddingInline: `${theme.space(1)} ${theme.space(2.5)}`,
    borderRadius: theme.radius.field,
    border: theme.border.hairline,
    backgroundColor: theme.colour.surface,
    '&:has(a:focus-visible)': theme.focusRing,
    '&[data-taken]': {
      borderColor: theme.colour.accent.mark,
      backgroundColor: theme.colour.accent.soft,
    },
  });

export const picture = (theme: Theme): CSSObject => ({
  flex: 'none',
  width: theme.space(13),
  height: theme.space(13),
  '& > svg, & > img': { width: '100%', height: '100%' },
});

export const words: CSSObject = { flex: 1, minWidth: 0 };

export const title = (theme: Theme): CSSObject => ({
  ...theme.textStyle.tiny,
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  WebkitHyphens: 'auto',
  color: 'inherit',
  fontWeight: theme.font.weight.strong,
  lineHeight: theme.font.leading.snug,
});

/** A link whose target is the whole card. */
export const wholeCard = (theme: Theme): CSSObject => ({
  ...title(theme),
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
});

export const price = (theme: Theme): CSSObject => ({
  ...theme.textStyle.tiny,
  color: theme.muted,
  lineHeight: theme.font.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

/** Cards one below the other. */
export const list = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(2),
});

/** The place of suggestions in the basket: takes no room while there is none. */
export const area = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(2),
  outline: 'none',
  '&:empty': { marginTop: `calc(-1 * ${theme.space(4)})` },
});

export const heading = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  fontWeight: theme.font.weight.strong,
});

export const head: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
};
