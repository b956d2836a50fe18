import { keyframes } from '@emotion/react';
import type { CSSObject, Theme } from '@emotion/react';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5em)' } });

/**
 * One line of the basket; a new one moves in. Lines out of sight are not laid out, so that a long basket costs no more
 * than a short one; the room at the sides is for what is drawn around a focused button.
 */
export const line = (theme: Theme): CSSObject => ({
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${theme.space(28)}`,
  marginInline: `calc(-1 * ${theme.space(1)})`,
  paddingInline: theme.space(1),
  display: 'grid',
  gap: theme.space(2),
  paddingBlock: theme.space(3.5),
  borderBottom: theme.border.hairline,
  animation: `${arrive} ${theme.motion.medium} ${theme.motion.ease}`,
});

export const head = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(3),
  alignItems: 'flex-start',
});

export const picture = (theme: Theme): CSSObject => ({
  flex: 'none',
  width: theme.space(13),
  height: theme.space(13),
  '& > svg, & > img': { width: '100%', height: '100%' },
});

export const smallPicture = (theme: Theme): CSSObject => ({
  ...picture(theme),
  width: theme.space(9),
  height: theme.space(9),
});

export const words: CSSObject = { flex: 1, minWidth: 0 };

export const title = (theme: Theme): CSSObject => ({
  ...theme.textStyle.body,
  fontWeight: theme.font.weight.strong,
  lineHeight: theme.font.leading.snug,
});

export const detail = (theme: Theme): CSSObject => ({
  ...theme.textStyle.tiny,
  color: theme.muted,
});

export const amount = (theme: Theme): CSSObject => ({ ...theme.textStyle.price, flex: 'none' });

export const smallAmount = (theme: Theme): CSSObject => ({
  ...amount(theme),
  fontSize: theme.font.size.small,
});

export const actions = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(1),
  alignItems: 'center',
  justifyContent: 'flex-end',
});

/** Actions that stay beside each other, also where the others go to a line of their own. */
export const together = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(1),
  alignItems: 'center',
  marginInlineStart: 'auto',
});

export const items = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(2),
});

/** What a plugin adds to the lines; one that draws nothing is no row. */
export const pluginRow = (theme: Theme): CSSObject => ({
  paddingBlock: theme.space(3.5),
  borderBottom: theme.border.hairline,
  '&:empty': { display: 'none' },
});
