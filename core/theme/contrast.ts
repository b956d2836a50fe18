type Rgb = readonly [red: number, green: number, blue: number];

/** Contrast that WCAG 2 AA asks of text. */
export const TEXT_CONTRAST = 4.5;

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** The light of each channel of `#rrggbb`, 0 to 1. */
export function linearRgb(hex: string): Rgb {
  const channel = (at: number): number => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** Relative luminance of `#rrggbb` as WCAG 2 defines it, 0 to 1. */
export function luminance(hex: string): number {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio of two relative luminances, 1 to 21. */
export const contrastOfLuminances = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export const contrast = (one: string, other: string): number =>
  contrastOfLuminances(luminance(one), luminance(other));
