import type { CSSObject, Theme } from '@emotion/react';
import type { MapLine, MapMark } from './map-view.ts';

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

/** A mark that nobody chooses: the main one as a pin, any other quieter. */
export const markStyle = (theme: Theme, { isMain, isOld }: Partial<MapMark>): CSSObject => ({
  ...pinStyle(theme),
  ...(isMain ? { zIndex: theme.layer.raised } : chosenPinStyle(theme)),
  ...(isOld ? { opacity: 0.6 } : {}),
  cursor: 'default',
  '& > svg': { width: theme.size.iconSmall, height: theme.size.iconSmall },
});

/** A line on a map. */
export const lineStyle = (theme: Theme, { isDone }: Pick<MapLine, 'isDone'>) =>
  ({
    colour: isDone ? theme.colour.lineStrong : theme.colour.accent.mark,
    width: isDone ? 2 : 4,
    dashes: isDone ? '2 8' : undefined,
  }) as const;
