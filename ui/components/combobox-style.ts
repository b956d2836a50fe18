import type { CSSObject, Theme } from '@emotion/react';

export const box: CSSObject = { position: 'relative', display: 'flex', alignItems: 'center' };

export const busyPlace = (theme: Theme): CSSObject => ({
  position: 'absolute',
  right: theme.space(3),
  display: 'flex',
  color: theme.colour.accent.text,
});

export const listStyle =
  (maxHeight: number | undefined) =>
  (theme: Theme): CSSObject => ({
    zIndex: theme.layer.overlay,
    maxHeight: `min(${maxHeight === undefined ? theme.size.listMost : `${maxHeight}px`}, var(--popover-available-height))`,
    overflowY: 'auto',
    padding: theme.space(1.5),
    borderRadius: theme.radius.field,
    border: theme.border.hairline,
    backgroundColor: theme.colour.surface,
    boxShadow: theme.shadow.floating,
  });

export const itemStyle = (theme: Theme): CSSObject => ({
  display: 'block',
  padding: `${theme.space(2.5)} ${theme.space(3)}`,
  borderRadius: theme.radius.small,
  cursor: 'pointer',
  '&[data-active-item]': {
    backgroundColor: theme.colour.accent.soft,
    color: theme.colour.accent.text,
  },
});

export const description = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'block',
  color: theme.colour.textMuted,
});

export const emptyStyle = (theme: Theme): CSSObject => ({
  padding: theme.space(3),
  color: theme.colour.textMuted,
});
