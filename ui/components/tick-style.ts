import type { CSSObject, Theme } from '@emotion/react';

/** The mark inside a ticked box (two strokes of a rotated corner) or a chosen circle (a dot). */
const mark = (kind: 'box' | 'circle', theme: Theme): CSSObject =>
  kind === 'circle'
    ? {
        width: '44%',
        height: '44%',
        borderRadius: theme.radius.pill,
        backgroundColor: 'currentColor',
      }
    : {
        width: '30%',
        height: '58%',
        marginTop: '-12%',
        borderRight: `${theme.width.thick} solid currentColor`,
        borderBottom: `${theme.width.thick} solid currentColor`,
        rotate: '42deg',
      };

/** Look of a native checkbox (`box`) or radio button (`circle`). */
export const tickStyle =
  (kind: 'box' | 'circle') =>
  (theme: Theme): CSSObject => ({
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: theme.size.tick,
    height: theme.size.tick,
    margin: 0,
    border: theme.border.control,
    borderRadius: kind === 'circle' ? theme.radius.pill : theme.radius.small,
    backgroundColor: theme.colour.surface,
    color: theme.colour.surface,
    cursor: 'inherit',
    transition: theme.transition('background-color', 'border-color'),
    '&::before': {
      content: '""',
      ...mark(kind, theme),
      scale: '0',
      transition: `scale ${theme.motion.fast} ${theme.motion.spring}`,
    },
    '&:checked': {
      backgroundColor: theme.colour.accent.text,
      borderColor: theme.colour.accent.text,
    },
    '&:checked::before': { scale: '1' },
    '&[aria-invalid="true"]': { borderColor: theme.colour.danger.mark },
    '&:disabled': {
      backgroundColor: theme.colour.disabled.fill,
      borderColor: theme.colour.disabled.line,
      color: theme.colour.disabled.on,
    },
    [theme.when.forcedColours]: { appearance: 'auto', '&::before': { content: 'none' } },
  });
