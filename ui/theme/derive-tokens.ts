import { paletteOf } from '../../core/theme/scheme-palette.ts';
import { colourNames } from './colour-names.ts';
import { deriveMotion } from './derive-motion.ts';
import { deriveShape, deriveSpace } from './derive-shape.ts';
import { deriveType } from './derive-type.ts';
import type { Theme as ThemeFile } from '../../schemas/types/theme.ts';

/** Widths at which the layout changes, in CSS pixels. */
const BREAKPOINTS = { phone: 360, tablet: 768, desktop: 1024, wide: 1280 } as const;

const from = (pixels: number): `@media (min-width: ${number}px)` =>
  `@media (min-width: ${pixels}px)`;

/** What covers an edge of the page: as a native app says, else as the browser knows. */
const safeInset = (edge: 'top' | 'right' | 'bottom' | 'left'): string =>
  `var(--safe-${edge}, env(safe-area-inset-${edge}, 0px))`;

const fade = (start: boolean, end: boolean): string =>
  `linear-gradient(to right, ${start ? 'transparent' : 'black'}, black 2.5rem, black calc(100% - 2.5rem), ${end ? 'transparent' : 'black'})`;

/**
 * Turns the few decisions of a market's `theme.json` into everything a component may use.
 * Pure: the same file gives the same tokens. Its colours are names, which the rules of the page give their values in each
 * scheme.
 */
export function deriveTokens(theme: ThemeFile) {
  const colour = colourNames(paletteOf(theme, 'light'));
  const { feature } = colour;
  return {
    colour,
    ...deriveType(theme),
    ...deriveSpace(theme),
    ...deriveShape(theme, colour),
    ...deriveMotion(theme),
    layer: { base: 0, raised: 1, sticky: 10, header: 20, overlay: 40, toast: 60 },
    /** Media queries, as keys of a style: `[theme.from.tablet]: { … }`. */
    from: {
      phone: from(BREAKPOINTS.phone),
      tablet: from(BREAKPOINTS.tablet),
      desktop: from(BREAKPOINTS.desktop),
      wide: from(BREAKPOINTS.wide),
    },
    /** Media queries of small things: up to that width or height. */
    upTo: {
      small: '@media (max-width: 420px)' as const,
      /** Screens that are low: a phone on its side, or a page at 200 %. */
      low: '@media (max-height: 480px)' as const,
    },
    when: {
      hover: '@media (hover: hover)' as const,
      still: '@media (prefers-reduced-motion: reduce)' as const,
      forcedColours: '@media (forced-colors: active)' as const,
    },
    /** Masks that fade out an edge which hides more content. */
    edgeFade: { start: fade(true, false), end: fade(false, true), both: fade(true, true) },
    /** Padding of the page's sides, clear of a phone's notch. */
    gutter: `max(clamp(1rem, 4vw, 2rem), ${safeInset('left')}, ${safeInset('right')})`,
    safeTop: safeInset('top'),
    safeBottom: safeInset('bottom'),
    /** Heights of the browser window that stay right when a phone's address bar moves. */
    viewport: { full: '100dvh', most: '92dvh' },
    /** A large area in the feature colour, with the words and the focus ring that belong on it. */
    featureArea: {
      backgroundColor: feature.fill,
      color: feature.on,
      '--focus': feature.on,
      '--muted': feature.onMuted,
    },
    /** An area on a card or in a dialog, wherever it lies: undoes what a feature area around it set. */
    plainArea: {
      color: colour.text,
      '--focus': colour.focus,
      '--muted': colour.textMuted,
    },
    /** The focus ring, for elements that show the focus of something inside them. */
    focusRing: { outline: `3px solid var(--focus, ${colour.focus})`, outlineOffset: '2px' },
    /** Colour of secondary words on whatever area they lie. */
    muted: `var(--muted, ${colour.textMuted})`,
  };
}

/** Everything a component may use: colours, type, room, shape, motion. */
export type Tokens = ReturnType<typeof deriveTokens>;
