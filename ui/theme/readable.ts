import { contrast, TEXT_CONTRAST } from '../../core/shell/contrast.ts';
import { toHex, toOklch } from './colour.ts';

/** Contrast that WCAG 2 AA asks of borders of controls, icons and the focus ring. */
export const MARK_CONTRAST = 3;

const STEP = 0.01;

/** The lowest contrast of a colour against several backgrounds. */
export function lowestContrast(colour: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => contrast(colour, background)));
}

/** The nearest darker shade of `colour` that reaches `ratio` on every (light) background. */
export function darkenedUntil(
  colour: string,
  backgrounds: readonly string[],
  ratio: number,
): string {
  const { l, c, h } = toOklch(colour);
  let shade = colour;
  for (let lower = l; lower > 0 && lowestContrast(shade, backgrounds) < ratio; lower -= STEP) {
    shade = toHex({ l: lower, c, h });
  }
  return lowestContrast(shade, backgrounds) < ratio ? '#000000' : shade;
}

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
