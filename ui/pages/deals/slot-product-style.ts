import type { CSSObject, Theme } from '@emotion/react';

export const card =
  (isChosen: boolean) =>
  (theme: Theme): CSSObject => ({
    ...theme.plainArea,
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${theme.space(21)} minmax(0, 1fr) auto`,
    gap: theme.space(3),
    alignItems: 'center',
    minHeight: theme.space(23),
    padding: theme.space(1.5),
    paddingInlineEnd: theme.space(3),
    borderRadius: theme.radius.card,
    border: `${theme.width.thick} solid`,
    borderColor: isChosen ? theme.colour.accent.mark : theme.colour.line,
    backgroundColor: isChosen ? theme.colour.accent.soft : theme.colour.surface,
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${theme.space(24)}`,
    transition: theme.transition('background-color', 'border-color'),
    [theme.when.hover]: { '&:hover': { borderColor: theme.colour.accent.mark } },
    '&:has([data-choose]:focus-visible)': theme.focusRing,
  });

export const plate: CSSObject = {
  aspectRatio: '1',
  '& > svg, & > img': { width: '100%', height: '100%' },
};

export const words = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(1),
  justifyItems: 'start',
  paddingBlock: theme.space(1),
});

/** The whole card is the button. */
export const choose = (theme: Theme): CSSObject => ({
  ...theme.textStyle.body,
  fontWeight: theme.font.weight.strong,
  lineHeight: theme.font.leading.snug,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
});

export const detail = (theme: Theme): CSSObject => ({
  ...theme.textStyle.tiny,
  color: theme.muted,
});

export const price = (theme: Theme): CSSObject => ({
  ...theme.textStyle.price,
  fontSize: theme.font.size.small,
});

export const tick = (theme: Theme): CSSObject => ({
  position: 'absolute',
  top: theme.space(2),
  insetInlineStart: theme.space(2),
  display: 'grid',
  placeItems: 'center',
  width: theme.size.iconLarge,
  height: theme.size.iconLarge,
  borderRadius: theme.radius.pill,
  backgroundColor: theme.colour.accent.text,
  color: theme.colour.surface,
});

/** Lies above the button that covers the card, and keeps its place before the product is chosen, so that nothing moves. */
export const customise =
  (isShown: boolean) =>
  (theme: Theme): CSSObject => ({
    position: 'relative',
    zIndex: theme.layer.raised,
    visibility: isShown ? 'visible' : 'hidden',
  });
