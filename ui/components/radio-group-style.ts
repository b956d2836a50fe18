import type { CSSObject, Theme } from '@emotion/react';

/** How the choices of a group look. */
export type Variant = 'list' | 'cards' | 'tiles';

export const legendStyle = (theme: Theme): CSSObject => ({
  ...theme.textStyle.label,
  padding: `0 0 ${theme.space(2)}`,
});

export const listStyle =
  (variant: Variant) =>
  (theme: Theme): CSSObject => ({
    display: 'grid',
    gap: variant === 'list' ? 0 : theme.space(2),
    gridTemplateColumns:
      variant === 'tiles'
        ? `repeat(auto-fit, minmax(min(100%, ${theme.size.tileMin}), 1fr))`
        : 'minmax(0, 1fr)',
  });

const frame = (theme: Theme): CSSObject => ({
  padding: `${theme.space(3)} ${theme.space(3.5)}`,
  border: theme.border.control,
  borderRadius: theme.radius.field,
  backgroundColor: theme.colour.surface,
  transition: theme.transition('background-color', 'border-color', 'box-shadow'),
  [theme.when.hover]: { '&:hover:not(:has(:disabled))': { borderColor: theme.colour.text } },
  '&:has(:checked)': {
    borderColor: theme.colour.accent.mark,
    boxShadow: `inset 0 0 0 ${theme.width.thin} ${theme.colour.accent.mark}`,
    backgroundColor: theme.colour.accent.soft,
  },
  '&:has(:focus-visible)': theme.focusRing,
  '& :focus-visible': { outline: 'none' },
  '&:has(:disabled)': {
    backgroundColor: theme.colour.disabled.fill,
    borderColor: theme.colour.disabled.line,
  },
});

/** Picture above the words, the circle in the corner. */
const tile = (theme: Theme): CSSObject => ({
  position: 'relative',
  flexDirection: 'column',
  gap: theme.space(1.5),
  alignItems: 'flex-start',
  paddingInlineEnd: theme.space(10),
  '& > input': { position: 'absolute', top: theme.space(3), right: theme.space(3) },
});

export const optionStyle =
  (variant: Variant) =>
  (theme: Theme): CSSObject => ({
    display: 'flex',
    gap: theme.space(3),
    alignItems: 'center',
    minHeight: theme.size.touch,
    padding: `${theme.space(2)} 0`,
    cursor: 'pointer',
    ...(variant === 'list' ? {} : frame(theme)),
    ...(variant === 'tiles' ? tile(theme) : {}),
    '&:has(:disabled), &:has(:disabled) span': {
      color: theme.colour.disabled.on,
      cursor: 'not-allowed',
    },
  });

/** The words, and at their far end what goes below them where there is no room beside. */
export const content =
  (variant: Variant) =>
  (theme: Theme): CSSObject =>
    variant === 'tiles'
      ? { display: 'contents' }
      : {
          display: 'flex',
          flexWrap: 'wrap',
          flex: 1,
          columnGap: theme.space(3),
          alignItems: 'center',
          minWidth: 0,
          '& > :first-of-type': { flexBasis: theme.space(24) },
          '& > :nth-of-type(2)': { marginInlineStart: 'auto' },
        };

export const words: CSSObject = { flex: 1, minWidth: 0 };

export const label = (theme: Theme): CSSObject => ({
  display: 'block',
  fontWeight: theme.font.weight.medium,
});

export const description = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'block',
  color: theme.colour.textMuted,
});

export const hintRoom = (theme: Theme): CSSObject => ({ paddingBottom: theme.space(2) });
