import type { CSSObject, Theme } from '@emotion/react';
import { bottomBarHeight } from './bottom-bar-height.ts';

/** Reset and page-wide rules: body text, focus ring, calm for those who ask for it, forced colours, selection. */
export function globalStyles(theme: Theme): CSSObject {
  const { colour, textStyle, focusRing, when } = theme;
  return {
    '*, *::before, *::after': { boxSizing: 'border-box' },
    '*': { margin: 0 },
    html: {
      textSizeAdjust: '100%',
      WebkitTextSizeAdjust: '100%',
      scrollPaddingTop: theme.space(20),
      // What gets the focus stays clear of a bar at the lower edge.
      scrollPaddingBottom: `calc(${bottomBarHeight} + ${theme.space(4)})`,
      accentColor: colour.accent.mark,
    },
    'html:has(dialog:modal)': { overflow: 'hidden', paddingInlineEnd: 'var(--scrollbar)' },
    body: {
      ...textStyle.body,
      color: colour.text,
      backgroundColor: colour.canvas,
      minHeight: theme.viewport.full,
      overflowWrap: 'break-word',
      WebkitFontSmoothing: 'antialiased',
      WebkitTapHighlightColor: 'transparent',
    },
    'h1, h2, h3, h4, h5, h6': { font: 'inherit' },
    'img, svg, video': { display: 'block', maxWidth: '100%' },
    'button, input, select, textarea': {
      font: 'inherit',
      color: 'inherit',
      letterSpacing: 'inherit',
    },
    // The label around one reaches further than itself.
    'input:is([type="radio"], [type="checkbox"])': { scrollMarginBlock: theme.space(8) },
    button: { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' },
    'button:disabled': { cursor: 'not-allowed' },
    // Whatever a list says of itself goes before this.
    ':where(ul, ol):where([role="list"])': { listStyle: 'none', padding: 0 },
    fieldset: { border: 0, padding: 0, minWidth: 0 },
    a: { color: 'inherit' },
    ':focus-visible': focusRing,
    '[tabindex="-1"]:focus': { outline: 'none' },
    '::selection': { backgroundColor: colour.accent.fill, color: colour.accent.on },
    [when.still]: {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0s !important',
      },
    },
    [when.forcedColours]: {
      ':focus-visible': { outlineColor: 'Highlight' },
      'button, [role="tab"]': { borderColor: 'ButtonBorder' },
    },
  };
}
