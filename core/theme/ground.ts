import type { Theme as ThemeFile } from '../../schemas/types/theme.ts';
import { toHex, toOklch } from './colour.ts';
import { darkenedUntil, lightenedUntil, MARK_CONTRAST, type Shading } from './readable.ts';

/** The two ways in which a market looks. */
export type Scheme = 'light' | 'dark';

export const schemes: readonly Scheme[] = ['light', 'dark'];

/** What a page and its cards lie on, what is written on them, and how a scheme makes more colours from that. */
export interface Ground {
  readonly scheme: Scheme;
  readonly canvas: string;
  readonly surface: string;
  readonly sunken: string;
  readonly text: string;
  readonly textMuted: string;
  readonly line: string;
  readonly lineStrong: string;
  /** Away from the ground: darker on light, lighter on dark. */
  readonly readable: Shading;
}

/** Contrast of running text: more than AA asks, as it is read at length and lies on tinted areas too. */
const READING_CONTRAST = 7;

const lightGround = ({ surface: { hue, tint }, ink }: ThemeFile): Ground => {
  const tone = (l: number, c: number): string => toHex({ l, c: c * tint, h: hue });
  const canvas = tone(0.982 - 0.008 * tint, 0.022);
  const sunken = tone(0.948 - 0.006 * tint, 0.034);
  const surface = '#ffffff';
  const under = [canvas, sunken, surface];
  const text = darkenedUntil(ink, under, READING_CONTRAST);
  const { c, h } = toOklch(text);
  return {
    scheme: 'light',
    canvas,
    surface,
    sunken,
    text,
    textMuted: darkenedUntil(toHex({ l: 0.6, c: Math.min(c, 0.03), h }), under, 5),
    line: tone(0.895, 0.03),
    lineStrong: darkenedUntil(tone(0.7, 0.04), under, MARK_CONTRAST),
    readable: darkenedUntil,
  };
};

/** Cards lie higher than the page, so that more light falls on them; what is sunken gets less. */
const darkGround = ({ surface: { hue, tint }, ink, dark = {} }: ThemeFile): Ground => {
  const canvas = dark.ground ?? toHex({ l: 0.185, c: 0.006 + 0.014 * tint, h: hue });
  const { l, c, h } = toOklch(canvas);
  const tone = (lightness: number, chroma = 1): string =>
    toHex({ l: l + lightness, c: c * chroma, h });
  const [surface, sunken] = [tone(0.05), tone(Math.max(-0.04, -l / 2))];
  const under = [canvas, sunken, surface];
  const words = toOklch(dark.ink ?? ink);
  const pale = Math.min(words.c, 0.02);
  return {
    scheme: 'dark',
    canvas,
    surface,
    sunken,
    text: lightenedUntil(
      dark.ink ?? toHex({ l: 0.95, c: pale, h: words.h }),
      under,
      READING_CONTRAST,
    ),
    textMuted: lightenedUntil(toHex({ l: 0.75, c: pale, h: words.h }), under, 6),
    line: tone(0.13, 1.3),
    lineStrong: lightenedUntil(tone(0.33, 1.3), under, MARK_CONTRAST),
    readable: lightenedUntil,
  };
};

/** The ground of a theme file in a scheme. */
export const groundOf = (theme: ThemeFile, scheme: Scheme): Ground =>
  scheme === 'dark' ? darkGround(theme) : lightGround(theme);
