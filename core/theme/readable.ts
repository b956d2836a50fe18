import { contrast, contrastOfLuminances, luminance, TEXT_CONTRAST } from './contrast.ts';
import { toHex, toOklch } from './colour.ts';

/** Contrast that WCAG 2 AA asks of borders of controls, icons and the focus ring. */
export const MARK_CONTRAST = 3;

const STEP = 0.01;

/** The nearest shade of a colour that reaches a contrast on every one of several backgrounds. */
export type Shading = (colour: string, backgrounds: readonly string[], ratio: number) => string;

/** Tells the lowest contrast of a colour against several backgrounds, whose light is worked out once. */
function lowestAgainst(backgrounds: readonly string[]): (colour: string) => number {
  const grounds = backgrounds.map(luminance);
  return (colour) => {
    const light = luminance(colour);
    return Math.min(...grounds.map((ground) => contrastOfLuminances(light, ground)));
  };
}

/** The lowest contrast of a colour against several backgrounds. */
export const lowestContrast = (colour: string, backgrounds: readonly string[]): number =>
  lowestAgainst(backgrounds)(colour);

const shadedUntil =
  (step: number, end: string): Shading =>
  (colour, backgrounds, ratio) => {
    const lowest = lowestAgainst(backgrounds);
    if (lowest(colour) >= ratio) return colour;
    const { l, c, h } = toOklch(colour);
    let shade = colour;
    for (let at = l; at > 0 && at < 1 && lowest(shade) < ratio; at += step) {
      shade = toHex({ l: at, c, h });
    }
    return lowest(shade) < ratio ? end : shade;
  };

/** The nearest darker shade, on light backgrounds. */
export const darkenedUntil = shadedUntil(-STEP, '#000000');

/** The nearest lighter shade, on dark backgrounds. */
export const lightenedUntil = shadedUntil(STEP, '#ffffff');

/** A filled area and the colour of words on it. */
export interface Fill {
  readonly fill: string;
  readonly on: string;
}

/** Words on `fill`: white where it is readable, else `ink`, else the fill is darkened until white is readable. */
export function filled(fill: string, ink: string): Fill {
  const white = '#ffffff';
  if (contrast(white, fill) >= TEXT_CONTRAST) return { fill, on: white };
  if (contrast(ink, fill) >= TEXT_CONTRAST) return { fill, on: ink };
  return { fill: darkenedUntil(fill, [white], TEXT_CONTRAST), on: white };
}

/** `fill` moved by `amount` of lightness, darker if the words on it stay readable, else lighter. */
export function shifted({ fill, on }: Fill, amount: number): string {
  const { l, c, h } = toOklch(fill);
  const steps = [l - amount, l + amount].filter((lightness) => lightness > 0.1 && lightness < 1);
  const shades = steps.map((lightness) => toHex({ l: lightness, c, h }));
  return shades.find((shade) => contrast(shade, on) >= TEXT_CONTRAST) ?? fill;
}
