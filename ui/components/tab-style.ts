import type { CSSObject, Theme } from '@emotion/react';

/** A row that scrolls sideways without a visible scroll bar. */
export const tabRow = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(1),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // Room for the focus ring, which a scrolling box would cut off.
  padding: theme.width.ring,
  margin: `calc(-1 * ${theme.width.ring})`,
});

/** The room beside the words: less on a narrow phone, where more of a row is seen so. */
const aside = (theme: Theme): string => `min(${theme.space(3)}, 2vw)`;

/** A tab or a link of a row of tabs, underlined when it is the current one. */
export const tabStyle =
  (current: boolean) =>
  (theme: Theme): CSSObject => ({
    ...theme.textStyle.body,
    position: 'relative',
    display: 'inline-flex',
    gap: theme.space(2),
    alignItems: 'center',
    flex: 'none',
    minHeight: theme.size.control,
    padding: `0 ${aside(theme)}`,
    borderRadius: theme.radius.field,
    color: current ? theme.colour.accent.text : theme.colour.text,
    fontWeight: current ? theme.font.weight.strong : theme.font.weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: theme.transition('color', 'background-color'),
    '&:focus-visible': { ...theme.focusRing, outlineOffset: 0 },
    [theme.when.hover]: { '&:hover': { backgroundColor: theme.colour.accent.soft } },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: aside(theme),
      bottom: 0,
      height: theme.width.ring,
      borderRadius: theme.radius.pill,
      backgroundColor: current ? theme.colour.accent.mark : 'transparent',
    },
  });
