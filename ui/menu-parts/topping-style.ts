import type { CSSObject, Theme } from '@emotion/react';

export const head = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space(3),
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBottom: theme.space(2),
});

export const titleStyle = (theme: Theme): CSSObject => theme.textStyle.heading;

export const list = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(1),
  marginInline: `calc(-1 * ${theme.space(2)})`,
});

export const groups = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(4),
  paddingTop: theme.space(4),
});

export const groupTitle = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  paddingBottom: theme.space(1),
  fontWeight: theme.font.weight.strong,
  color: theme.muted,
});

export const foot: CSSObject = { position: 'sticky', bottom: 0 };

export const rowStyle =
  (isOn: boolean) =>
  (theme: Theme): CSSObject => ({
    display: 'flex',
    gap: theme.space(2.5),
    alignItems: 'center',
    minHeight: theme.space(15),
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${theme.space(15)}`,
    padding: `${theme.space(1.5)} ${theme.space(2)}`,
    borderRadius: theme.radius.field,
    backgroundColor: isOn ? theme.colour.accent.soft : 'transparent',
    transition: theme.transition('background-color'),
  });

export const words: CSSObject = { flex: 1, minWidth: 0 };

export const nameStyle =
  (isRemoved: boolean) =>
  (theme: Theme): CSSObject => ({
    ...theme.textStyle.body,
    fontWeight: theme.font.weight.medium,
    lineHeight: theme.font.leading.snug,
    ...(isRemoved
      ? { '& > span': { textDecorationLine: 'line-through', color: theme.muted } }
      : {}),
  });

export const priceStyle = (theme: Theme): CSSObject => ({
  ...theme.textStyle.tiny,
  color: theme.muted,
});

export const markPlace = (theme: Theme): CSSObject => ({
  '&:not(:empty)': { marginInlineStart: theme.space(1.5) },
});

export const stepper: CSSObject = { display: 'flex', alignItems: 'center', flex: 'none' };

export const numberStyle = (theme: Theme): CSSObject => ({
  ...theme.textStyle.price,
  minWidth: theme.space(6),
  textAlign: 'center',
});
