import type { CSSObject, Theme } from '@emotion/react';

/** On a phone a row with the picture at its start, on wider screens a card with the picture on top. */
export const card = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: `${theme.space(31)} minmax(0, 1fr)`,
  contentVisibility: 'auto',
  // As high as the highest: what is not drawn yet would lie under the button of the card above.
  containIntrinsicSize: `auto ${theme.space(60)}`,
  [theme.from.tablet]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    containIntrinsicSize: `auto ${theme.space(92)}`,
  },
  [theme.when.hover]: { '&:hover [data-plate] > :first-of-type': { scale: '1.04' } },
});

export const plate = (theme: Theme): CSSObject => ({
  position: 'relative',
  overflow: 'clip',
  backgroundColor: theme.colour.plate,
  [theme.from.tablet]: { aspectRatio: '4 / 3' },
});

/** How a picture lies on its plate: `whole`, or running over its edge so that it can be large. */
export type Fit = 'whole' | 'halves' | 'bleed';

export const picture =
  (fit: Fit) =>
  (theme: Theme): CSSObject => ({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: fit === 'bleed' ? 'center end' : 'center',
    transition: `scale ${theme.motion.slow} ${theme.motion.ease}`,
    '& > img': { width: '100%', height: '100%' },
    '& > svg': {
      width: fit === 'bleed' ? '152%' : '94%',
      maxWidth: 'none',
      height: 'auto',
      ...(fit === 'bleed' ? { marginInlineEnd: '5%' } : {}),
    },
    [theme.from.tablet]: {
      placeItems: fit === 'whole' ? 'center' : 'start center',
      '& > svg': {
        width: fit === 'whole' ? '70%' : '82%',
        height: 'auto',
        marginInlineEnd: 0,
        ...(fit === 'whole' ? {} : { marginTop: '6%' }),
      },
    },
  });

export const badges = (theme: Theme): CSSObject => ({
  position: 'absolute',
  top: theme.space(2.5),
  insetInlineStart: theme.space(2.5),
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(1),
});

export const content = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space(1.5),
  minWidth: 0,
  padding: `${theme.space(3.5)} ${theme.space(4)}`,
  [theme.from.tablet]: { padding: `${theme.space(4)} ${theme.space(4.5)} ${theme.space(4.5)}` },
});

export const title = (theme: Theme): CSSObject => theme.textStyle.heading;

export const description = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  color: theme.muted,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const bottom = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(2),
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: 'auto',
  paddingTop: theme.space(1.5),
});

/** A button with words of its own has a row of its own where there is no room beside the figures. */
export const bottomWithWords = (theme: Theme): CSSObject => ({
  ...bottom(theme),
  flexWrap: 'wrap',
});

export const figures = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space(2.5),
  alignItems: 'baseline',
});

export const calories = (theme: Theme): CSSObject => ({
  ...theme.textStyle.tiny,
  color: theme.muted,
});

/** Lies above the action that covers the whole card. */
export const above = (theme: Theme): CSSObject => ({
  position: 'relative',
  zIndex: theme.layer.raised,
  flex: 'none',
  maxWidth: '100%',
});
