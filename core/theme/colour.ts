import { linearRgb } from './contrast.ts';

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees: the space in which equal steps look equal. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Rgb = readonly [red: number, green: number, blue: number];

const encoded = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** Reads `#rrggbb` into OKLCH. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 };
}

function oklchToLinear({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const insideScreen = (rgb: Rgb): boolean => rgb.every((v) => v >= -0.0005 && v <= 1.0005);

/** Writes OKLCH as `#rrggbb`; a colour no screen can show loses chroma until one can. */
export function toHex(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l));
  let c = Math.max(0, colour.c);
  while (c > 0 && !insideScreen(oklchToLinear({ l, c, h: colour.h }))) c = Math.max(0, c - 0.004);
  const digits = oklchToLinear({ l, c, h: colour.h }).map((channel) =>
    Math.round(Math.min(1, Math.max(0, encoded(Math.max(0, channel)))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** `one` with a share (0 to 1) of `other` stirred in, evenly to the eye. */
export function mixed(one: string, other: string, share: number): string {
  const [from, to] = [toOklch(one), toOklch(other)];
  const blend = (a: number, b: number): number => a + (b - a) * share;
  const part = ({ c, h }: Oklch, axis: (angle: number) => number): number =>
    c * axis((h * Math.PI) / 180);
  const a = blend(part(from, Math.cos), part(to, Math.cos));
  const b = blend(part(from, Math.sin), part(to, Math.sin));
  return toHex({
    l: blend(from.l, to.l),
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  });
}

/** `#rrggbb` with an opacity of 0 to 1, as `#rrggbbaa`. */
export function withAlpha(hex: string, opacity: number): string {
  return `${hex}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;
}
