import { centre, fill, fine, glow, line, slant, solid } from '../paint.ts';
import type { Layer, Mark, Place, Stamp, Tone } from '../paint.ts';
import { ink } from '../palette.ts';
import { tones } from './product-palette.ts';
import type { tints } from './product-palette.ts';
import { arc, blob, oval, randomFrom, smooth, spots } from '../shapes.ts';
import type { Point } from '../shapes.ts';

/** The name of a tint: `LookTint` of schemas/catalogue/look.schema.json. */
export type LookTint = keyof typeof tints;

/** How one product is drawn, in a square from -100 to 100, seen a little from above. */
export interface Product {
  /** The tint it takes when none is asked for; none when nothing of it can be tinted. */
  readonly tint?: LookTint;
  readonly draw: (tint: Tone) => readonly Mark[];
}

/** The soft shadow of something standing on the table. */
export const ground = (rx: number, y = 70, ry = rx * 0.24): Layer =>
  fill(oval(rx, ry, 5, y), centre([0.35, ink.ground], [1, ink.groundClear]));

/** A mound of pieces in an ellipse, the back ones first, the middle ones higher up. */
export function heap(
  seed: string,
  count: number,
  [rx, ry]: Point,
  [cx, cy]: Point,
  rise: number,
  turn = 40,
): Place[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, i) => {
    const angle = i * 2.39996 + random() * 0.5;
    const reach = Math.sqrt((i + 0.5) / count);
    const [x, depth] = [Math.cos(angle) * reach * rx, Math.sin(angle) * reach * ry];
    return { x, depth, up: (1 - reach * reach) * rise };
  })
    .toSorted((a, b) => a.depth - a.up * 0.4 - (b.depth - b.up * 0.4))
    .map(({ x, depth, up }) => ({
      x: Math.round(cx + x),
      y: Math.round(cy + depth - up),
      turn: Math.round((random() * 2 - 1) * turn),
      scale: Math.round((0.92 + random() * 0.2) * 100) / 100,
      flip: random() > 0.5,
    }));
}

/** One piece laid at several places. */
export const lay = (stamp: readonly Mark[], at: readonly Place[]): Stamp => ({ stamp, at });

/** A round fried or glazed bite with its shadow. */
export const bite = (seed: string, r: number, tone: Tone, wobble = 0.07): Layer[] => [
  fill(oval(r, r * 0.9, 1.5, 3.5), ink.shade, 0.28),
  solid(blob(seed, r, r * 0.92, wobble, [0, 0], 11), tone),
  fine(fill(spots(seed, 8, r * 0.7, r * 0.1), tone[2], 0.4)),
  line(arc(r * 0.68, 195, 270), ink.white, r * 0.13, 0.55),
];

/** A long piece with round ends, standing up and down. */
export function stick(tone: Tone, width: number, length: number): Layer[] {
  const half = length / 2 - width / 2;
  const along = `M0-${half}V${half}`;
  return [
    line(`M2-${half - 2}V${half + 3}`, ink.shade, width, 0.22),
    line(along, tone[2], width),
    line(along, tone[1], width * 0.84),
    line(`M-${width * 0.16}-${half}V${half}`, tone[0], width * 0.4, 0.9),
  ];
}

/** A plate or board seen from above and in front. */
export const plate = ([light, middle, dark]: Tone, y = 36, rx = 90): Layer[] => [
  ground(rx * 1.02, y + 12, rx * 0.34),
  fill(oval(rx, rx * 0.37, 0, y + 6), dark),
  fill(oval(rx, rx * 0.37, 0, y), slant(light, middle)),
  fill(oval(rx * 0.76, rx * 0.26, 0, y + 1), slant(dark, middle, light), 0.55),
  line(arc(rx * 0.95, 190, 260, 0, y, rx * 0.34), ink.white, 2, 0.8),
];

/** A wooden board with a handle, lying on the table. */
export const board = ([light, middle, dark]: Tone, y = 34): Layer[] => [
  ground(96, y + 18, 34),
  line(`M66 ${y - 16}L92 ${y - 26}`, dark, 15),
  line(`M66 ${y - 19}L92 ${y - 29}`, middle, 13),
  fill(oval(86, 37, 0, y + 7), dark),
  fill(oval(86, 37, 0, y), slant(light, middle)),
  fine(line(arc(70, 20, 160, 0, y, 26) + arc(50, 200, 330, 0, y, 17), dark, 1.2, 0.35)),
];

/** The outside of a bowl below its rim. */
const bowlBody = (y: number, r: number, depth: number): string =>
  `M-${r} ${y}C-${r} ${y + depth * 0.75}-${r * 0.55} ${y + depth}-${r * 0.4} ${y + depth}Q0 ${y + depth + 9} ${r * 0.4} ${y + depth}C${r * 0.55} ${y + depth} ${r} ${y + depth * 0.75} ${r} ${y}Z`;

/** A bowl whose rim is at `y`; the food goes on top of it. */
export const bowl = ([light, middle, dark]: Tone, y = 4, r = 78, depth = 64): Layer[] => [
  ground(r * 0.95, y + depth, 17),
  { d: bowlBody(y, r, depth), fill: slant(light, middle, dark) },
  fill(oval(r, r * 0.33, 0, y), slant(middle, light)),
  fill(oval(r * 0.92, r * 0.28, 0, y + 1), glow(dark, dark, middle), 0.9),
  line(
    `M-${r * 0.84} ${y + 22}C-${r * 0.76} ${y + depth * 0.6}-${r * 0.6} ${y + depth * 0.78}-${r * 0.46} ${y + depth * 0.86}`,
    ink.white,
    3.5,
    0.5,
  ),
];

/** A shallow paper-lined tray with raised corners. */
export const tray = ([light, middle, dark]: Tone, paper: Tone): Layer[] => [
  ground(96, 56, 26),
  { d: 'M-86 6L-72 58Q0 72 72 58L86 6Q0 26-86 6Z', fill: slant(light, middle, dark) },
  fill(oval(86, 30, 0, 6), middle),
  fill(
    smooth([
      [-92, -4],
      [-60, -22],
      [-20, -30],
      [30, -28],
      [66, -20],
      [94, -2],
      [76, 22],
      [44, 34],
      [12, 30],
      [-24, 38],
      [-70, 24],
    ]),
    slant(paper[0], paper[1], paper[2]),
  ),
  fine(line('M-70-6L-52 12M40 20L56 30M60-10L78 0', paper[2], 1.2, 0.6)),
];

/** A small open pot of sauce. */
export const pot = ([light, middle, dark]: Tone, sauce: Tone, x = 0, y = 0, r = 30): Layer[] => {
  const side = `M${x - r} ${y}L${x - r * 0.78} ${y + r * 0.9}Q${x} ${y + r * 1.22} ${x + r * 0.78} ${y + r * 0.9}L${x + r} ${y}Z`;
  return [
    fill(oval(r * 1.02, r * 0.34, x + 5, y + r * 0.98), ink.shade, 0.24),
    { d: side, fill: slant(light, middle, dark) },
    fill(oval(r, r * 0.42, x, y), slant(light, middle)),
    fill(oval(r * 0.88, r * 0.34, x, y + 1), slant(sauce[2], sauce[1])),
    fill(oval(r * 0.76, r * 0.25, x, y + 2.5), glow(...sauce)),
    line(arc(r * 0.58, 190, 262, x, y + 2, r * 0.18), ink.white, r * 0.07, 0.7),
  ];
};

/** Chopped herbs strewn over an ellipse at `y`. */
export const herbs = (seed: string, y: number, rx = 56, ry = 20): Layer =>
  fill(spots(seed, 22, rx, 1.7, ry, [0, y]), tones.coriander[1], 0.9);
