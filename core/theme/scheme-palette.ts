import type { Theme as ThemeFile } from '../../schemas/types/theme.ts';
import { mixed, toHex, toOklch, withAlpha } from './colour.ts';
import { contrast, TEXT_CONTRAST } from './contrast.ts';
import { type Ground, groundOf, type Scheme } from './ground.ts';
import { darkenedUntil, filled, lowestContrast, MARK_CONTRAST, shifted } from './readable.ts';

/** What differs between the schemes in how colours are made, beside their ground. */
const RULES = {
  light: {
    /** Areas of colour must at least be told from the page they lie on. */
    areaContrast: 1.5,
    soft: 0.955,
    softHover: 0.92,
    softShare: { quiet: 0.07, friendly: 0.085, bold: 0.1 },
    statusChroma: 0.028,
    disabled: 0.62,
  },
  dark: {
    areaContrast: MARK_CONTRAST,
    /** Above the page, however dark that is. */
    soft: 0.09,
    softHover: 0.135,
    softShare: { quiet: 0.2, friendly: 0.24, bold: 0.28 },
    statusChroma: 0.045,
    disabled: 0.56,
  },
} as const;

/** One family of colours: a fill with its states, a tinted area, words and marks in the hue. */
function family(
  base: string,
  { canvas, surface, sunken, text, scheme, readable }: Ground,
  ink: string,
  tint: (lightness: number, strength: number) => string,
) {
  const rules = RULES[scheme];
  const backgrounds = [canvas, surface, sunken];
  const pair = filled(readable(base, backgrounds, rules.areaContrast), ink);
  const from = scheme === 'dark' ? toOklch(canvas).l : 0;
  /** What lies above a page that is as bright as a dark one may be gives way to the text on it. */
  const area = (lightness: number, strength: number): string => {
    const shade = tint(from + lightness, strength);
    return scheme === 'dark' ? darkenedUntil(shade, [text], TEXT_CONTRAST) : shade;
  };
  const soft = area(rules.soft, 1);
  const softHover = area(rules.softHover, 1.7);
  const everywhere = [...backgrounds, soft, softHover];
  return {
    ...pair,
    hover: shifted(pair, 0.05),
    pressed: shifted(pair, 0.09),
    soft,
    softHover,
    text: readable(base, everywhere, TEXT_CONTRAST),
    mark: readable(base, everywhere, MARK_CONTRAST),
  };
}

/** Large areas would glare on a dark page, and be lost on it where they are dark themselves. */
const calmed = (colour: string): string => {
  const { l, c, h } = toOklch(colour);
  return toHex({ l: Math.min(0.42, Math.max(0.29, l)), c, h });
};

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

/** Every colour of a scheme, from the brand decisions of a theme file. All pairs meant for each other reach WCAG 2 AA. */
export function paletteOf(theme: ThemeFile, scheme: Scheme): Palette {
  const known = palettes.get(theme) ?? {};
  palettes.set(theme, known);
  return (known[scheme] ??= derivePalette(theme, scheme));
}

/** Palettes that were asked for: several parts of a start want the same one. */
const palettes = new WeakMap<ThemeFile, Partial<Record<Scheme, Palette>>>();

function derivePalette(theme: ThemeFile, scheme: Scheme) {
  const isDark = scheme === 'dark';
  const ground = groundOf(theme, scheme);
  const { canvas, surface, sunken, text, textMuted, line, lineStrong, readable } = ground;
  const rules = RULES[scheme];
  const backgrounds = [canvas, surface, sunken];
  /** Dark words, for what is bright in both schemes. */
  const ink = isDark ? darkenedUntil(theme.ink, ['#ffffff'], 12) : text;
  const stated: NonNullable<ThemeFile['dark']> = isDark ? (theme.dark ?? {}) : theme;
  const accentBase = stated.accent ?? theme.accent;
  // The accent is stirred into the page, so that a red on cream softens to apricot and not to an alarming pink.
  const accent = family(accentBase, ground, ink, (l, strength) => {
    const stirred = mixed(canvas, accentBase, rules.softShare[theme.tone] * strength);
    return toHex({ ...toOklch(stirred), l });
  });
  const status = (name: keyof typeof HUES) => {
    const { h } = toOklch(HUES[name]);
    return family(HUES[name], ground, ink, (l, strength) =>
      toHex({ l, c: rules.statusChroma * strength, h }),
    );
  };
  const mark = (l: number, c: number, h: number): string =>
    readable(toHex({ l, c, h }), backgrounds, MARK_CONTRAST);
  const raised = (by: number): string => {
    const { l, c, h } = toOklch(surface);
    return toHex({ l: l + by, c, h });
  };
  const warning = status('warning');
  return {
    canvas,
    surface,
    sunken,
    /** Behind pictures: dark food and its shadow are seen on it in both schemes. */
    plate: isDark ? raised(0.075) : sunken,
    text,
    textMuted,
    line,
    lineStrong,
    accent,
    feature: feature(stated.feature ?? (isDark ? calmed(theme.feature) : theme.feature), ink),
    success: status('success'),
    warning,
    danger: status('danger'),
    info: status('info'),
    disabled: { fill: sunken, on: toHex({ ...toOklch(textMuted), l: rules.disabled }), line },
    /** Kept apart from the accent, whose text shade may be too near the text around it. */
    focus: lowestContrast(accent.text, backgrounds) >= MARK_CONTRAST ? accent.text : text,
    scrim: isDark ? withAlpha('#000000', 0.65) : withAlpha(text, 0.55),
    /** What falls below things that stand out: channels of its colour, and how much deeper it is than on a light page. */
    shadow: { colour: isDark ? '0 0 0' : channelsOf(text), depth: isDark ? '4' : '1' },
    /** Edge of a card that stands out by its shadow. */
    edge: isDark ? line : withAlpha(text, 0.04),
    skeleton: isDark ? { base: raised(0.05), shine: raised(0.1) } : { base: sunken, shine: canvas },
    /** The light of an oven. */
    glow: isDark
      ? { core: warning.fill, halo: warning.text }
      : { core: warning.softHover, halo: warning.soft },
    /** Marks of food: the green and brown marks of dishes, chilli, and stars of a rating. */
    food: {
      vegetarian: mark(0.5, 0.15, 145),
      meat: mark(0.45, 0.14, 35),
      spicy: mark(0.55, 0.2, 28),
      star: mark(0.75, 0.15, 75),
    },
  };
}

const channelsOf = (hex: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');

/** The colours of a market in a scheme. */
export type Palette = ReturnType<typeof derivePalette>;
