import type { CSSObject, Theme } from '@emotion/react';

/** The look of a hut's pin, on a drawn map and on tiles alike. */
export const pinStyle = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'grid',
  placeItems: 'center',
  width: theme.size.controlSmall,
  height: theme.size.controlSmall,
  padding: 0,
  border: `${theme.width.thick} solid ${theme.colour.surface}`,
  borderRadius: theme.radius.pill,
  backgroundColor: theme.colour.accent.fill,
  color: theme.colour.accent.on,
  fontWeight: theme.font.weight.strong,
  boxShadow: theme.shadow.floating,
  cursor: 'pointer',
});

/** The pin that was chosen. */
export const chosenPinStyle = (theme: Theme): CSSObject => ({
  borderColor: theme.colour.accent.mark,
  backgroundColor: theme.colour.surface,
  color: theme.colour.accent.text,
});

/** The mark of the place itself. */
export const centreStyle = (theme: Theme): CSSObject => ({
  width: theme.space(4),
  height: theme.space(4),
  border: `${theme.width.ring} solid ${theme.colour.surface}`,
  borderRadius: theme.radius.pill,
  backgroundColor: theme.colour.text,
  boxShadow: theme.shadow.floating,
});
