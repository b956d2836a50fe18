import { contrast, TEXT_CONTRAST } from '../../core/shell/contrast.ts';
import { mixed, toHex, toOklch, withAlpha } from './colour.ts';
import type { Theme as ThemeFile } from '../../schemas/types/theme.ts';
import { darkenedUntil, filled, lowestContrast, MARK_CONTRAST, shifted } from './readable.ts';

/** Areas of colour must at least be told from the page they lie on. */
const AREA_CONTRAST = 1.5;

/** Share of the accent in its tinted areas, by tone. */
const SOFT_SHARE = { quiet: 0.07, friendly: 0.085, bold: 0.1 } as const;

function surfaces({ surface, ink }: ThemeFile) {
  const tone = (l: number, c: number): string => toHex({ l, c: c * surface.tint, h: surface.hue });
  const canvas = tone(0.982 - 0.008 * surface.tint, 0.022);
  const sunken = tone(0.948 - 0.006 * surface.tint, 0.034);
  const raised = '#ffffff';
  const text = darkenedUntil(ink, [canvas, sunken, raised], 7);
  const { c, h } = toOklch(text);
  const muted = toHex({ l: 0.6, c: Math.min(c, 0.03), h });
  return {
    canvas,
    surface: raised,
    sunken,
    text,
    textMuted: darkenedUntil(muted, [canvas, sunken, raised], 5),
    line: tone(0.895, 0.03),
    lineStrong: darkenedUntil(tone(0.7, 0.04), [canvas, sunken, raised], MARK_CONTRAST),
  };
}

type Surfaces = ReturnType<typeof surfaces>;

/** One family of colours: a fill with its states, a tinted area, words and marks in the hue. */
function family(base: string, on: Surfaces, tint: (lightness: number, strength: number) => string) {
  const backgrounds = [on.canvas, on.surface, on.sunken];
  const pair = filled(darkenedUntil(base, backgrounds, AREA_CONTRAST), on.text);
  const soft = tint(0.955, 1);
  const softHover = tint(0.92, 1.7);
  const everywhere = [...backgrounds, soft, softHover];
  return {
    ...pair,
    hover: shifted(pair, 0.05),
    pressed: shifted(pair, 0.09),
    soft,
    softHover,
    text: darkenedUntil(base, everywhere, TEXT_CONTRAST),
    mark: darkenedUntil(base, everywhere, MARK_CONTRAST),
  };
}

function feature(base: string, ink: string) {
  const pair = filled(base, ink);
  const { l, c, h } = toOklch(pair.fill);
  const light = pair.on === '#ffffff';
  const muted = toHex({ l: light ? 0.92 : 0.32, c: Math.min(c, 0.06), h });
  return {
    ...pair,
    onMuted: contrast(muted, pair.fill) >= TEXT_CONTRAST ? muted : pair.on,
    line: toHex({ l: light ? l + 0.12 : l - 0.12, c, h }),
  };
}

const HUES = {
  success: toHex({ l: 0.52, c: 0.13, h: 152 }),
  warning: toHex({ l: 0.8, c: 0.15, h: 80 }),
  danger: toHex({ l: 0.5, c: 0.19, h: 22 }),
  info: toHex({ l: 0.5, c: 0.12, h: 245 }),
} as const;

/** Every colour on screen, from the brand decisions of a theme file. All pairs meant for each other reach WCAG 2 AA. */
export function derivePalette(theme: ThemeFile) {
  const on = surfaces(theme);
  const backgrounds = [on.canvas, on.surface, on.sunken];
  // The accent is stirred into the page, so that a red on cream softens to apricot and not to an alarming pink.
  const accent = family(theme.accent, on, (l, strength) => {
    const stirred = mixed(on.canvas, theme.accent, SOFT_SHARE[theme.tone] * strength);
    return toHex({ ...toOklch(stirred), l });
  });
  const status = (name: keyof typeof HUES) => {
    const { h } = toOklch(HUES[name]);
    return family(HUES[name], on, (l, strength) => toHex({ l, c: 0.028 * strength, h }));
  };
  const disabledText = toHex({ ...toOklch(on.textMuted), l: 0.62 });
  return {
    ...on,
    accent,
    feature: feature(theme.feature, on.text),
    success: status('success'),
    warning: status('warning'),
    danger: status('danger'),
    info: status('info'),
    disabled: { fill: on.sunken, on: disabledText, line: on.line },
    /** Kept apart from the accent, whose text shade may be too near the text around it. */
    focus: lowestContrast(accent.text, backgrounds) >= MARK_CONTRAST ? accent.text : on.text,
    scrim: withAlpha(on.text, 0.55),
    shadow: on.text,
    skeleton: { base: on.sunken, shine: on.canvas },
    /** Marks of food: the green and brown marks of dishes, chilli, and stars of a rating. */
    food: {
      vegetarian: toHex({ l: 0.5, c: 0.15, h: 145 }),
      meat: toHex({ l: 0.45, c: 0.14, h: 35 }),
      spicy: toHex({ l: 0.55, c: 0.2, h: 28 }),
      star: darkenedUntil(toHex({ l: 0.75, c: 0.15, h: 75 }), backgrounds, MARK_CONTRAST),
    },
  };
}

/** The colours of a market. */
export type Palette = ReturnType<typeof derivePalette>;
