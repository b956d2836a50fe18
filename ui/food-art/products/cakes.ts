import { across, fill, fine, glow, line, slant } from '../paint.ts';
import type { Layer, Tone } from '../paint.ts';
import { ink } from '../palette.ts';
import { tones } from './product-palette.ts';
import { arc, blob, oval, poly, smooth, spots } from '../shapes.ts';
import { ground, lay, plate } from './product.ts';
import type { Product } from './product.ts';
import { mint, scoop, strawberry } from './garnish.ts';

const square: Layer[] = [
  fill(poly([-34, 14], [4, 30], [44, 12], [40, 22], [4, 40], [-36, 24]), ink.shade, 0.22),
  {
    d: poly([-38, -8], [0, 8], [0, 34], [-38, 16]),
    fill: slant(tones.chocolate[0], tones.chocolate[1]),
  },
  {
    d: poly([0, 8], [38, -8], [38, 16], [0, 34]),
    fill: slant(tones.chocolate[1], tones.chocolate[2]),
  },
  {
    d: poly([-38, -8], [0, -24], [38, -8], [0, 8]),
    fill: slant(tones.cocoa[0], tones.chocolate[0], tones.chocolate[1]),
  },
  line('M-26-8L-6-16M-6-2L12-10M6-16L20-9', tones.caramel[0], 1.6, 0.5),
  fill(spots('brownie crumb', 9, 26, 2.4, 9, [0, -8]), tones.chocolate[2], 0.6),
];

const cakeSlice = (y: number, h: number, tone: Tone): Layer => ({
  d: `M-70 ${y + 8}L34 ${y + 30}L34 ${y + 30 + h}L-70 ${y + 8 + h}Z`,
  fill: across(tone[0], tone[1]),
});

const cakeBack = (y: number, h: number, tone: Tone): Layer => ({
  d: `M34 ${y + 30}L68 ${y - 14}L68 ${y - 14 + h}L34 ${y + 30 + h}Z`,
  fill: slant(tone[1], tone[2]),
});

const tier = (y: number, h: number, tone: Tone): Layer[] => [
  cakeSlice(y, h, tone),
  cakeBack(y, h, tone),
];

/** A small round cake with molten chocolate running from it. */
const molten = (tint: Tone): Layer[] => [
  fill(oval(56, 17, 4, 40), ink.shade, 0.3),
  { d: 'M-46-14L-52 32Q0 52 52 32L46-14Z', fill: across(tint[0], tint[1], tint[2]) },
  fill(oval(46, 16, 0, -14), slant(tones.cocoa[0], tint[0], tint[1])),
  fill(
    smooth([
      [-26, -18],
      [0, -25],
      [28, -17],
      [26, -6],
      [32, 14],
      [26, 34],
      [40, 46],
      [14, 52],
      [6, 38],
      [8, 12],
      [-2, -2],
      [-20, -6],
    ]),
    glow(tones.chocolate[0], tones.chocolate[1], tones.chocolate[2]),
  ),
  line('M12-2C14 10 15 22 14 32', ink.white, 2.6, 0.5),
  fine(fill(spots('icing sugar', 40, 40, 1, 12, [0, -15]), ink.white, 0.85)),
];

const creamSwirl = (tone: Tone): Layer[] => [
  fill(blob('dusting', 60, 20, 0.03, [0, -22], 20), slant(tone[0], tone[1])),
  fill(spots('cocoa', 50, 54, 1.6, 16, [0, -22]), tones.chocolate[2], 0.55),
];

/** Desserts cut from a tin or turned out of a mould. */
export const cakes = {
  brownie: {
    draw: () => [
      ...plate(tones.china, 40),
      lay(square, [
        { x: -30, y: 26 },
        { x: 36, y: 28 },
        { x: 2, y: -4 },
      ]),
      ...scoop(tones.cream, 2, -34, 21),
      mint(4, -52),
    ],
  },
  cheesecake: {
    tint: 'berry',
    draw: (tint) => [
      ...plate(tones.china, 42),
      fill(poly([-66, 50], [38, 74], [80, 30], [70, 22], [30, 60]), ink.shade, 0.2),
      ...tier(20, 14, tones.crumb),
      ...tier(-18, 38, tones.cream),
      ...tier(-26, 9, tint),
      { d: 'M-70-18L34 4L68-40Z', fill: slant(...tint) },
      line('M-50-19L20-5L54-33', ink.white, 2.4, 0.4),
      fill('M-40-11Q-34 6-28-8ZM-6-4Q2 18 8-1ZM20 2Q26 24 34 4Z', tint[1]),
      strawberry(26, -32, 1.5),
    ],
  },
  'chocolate-fondant': {
    tint: 'chocolate',
    draw: (tint) => [
      ...plate(tones.china, 36),
      ...molten(tint),
      strawberry(-62, 30),
      mint(-58, 24),
    ],
  },
  'lava-cake': {
    tint: 'chocolate',
    draw: (tint) => [
      ...plate(tones.slate, 38),
      ...molten(tint),
      ...scoop(tones.cream, -8, -34, 25),
      mint(-4, -56),
    ],
  },
  tiramisu: {
    draw: () => [
      ground(66, 66),
      {
        d: 'M-66-22L-54 62Q0 74 54 62L66-22Z',
        fill: across(tones.glass[0], tones.glass[1], tones.glass[2]),
      },
      { d: 'M-56 36L-53 58Q0 69 53 58L56 36Q0 48-56 36Z', fill: across(...tones.coffee) },
      { d: 'M-60 14L-56 38Q0 50 56 38L60 14Q0 26-60 14Z', fill: across(...tones.cream) },
      { d: 'M-62-2L-60 16Q0 28 60 16L62-2Q0 10-62-2Z', fill: across(...tones.sponge) },
      { d: 'M-64-22L-62 0Q0 12 62 0L64-22Z', fill: across(...tones.cream) },
      ...creamSwirl([tones.coffee[0], tones.coffee[1], tones.coffee[2]]),
      line(arc(65, 0, 359, 0, -22, 22), tones.glass[0], 2.4, 0.9),
      line('M-54-10L-46 50', ink.white, 4, 0.6),
      mint(6, -28),
    ],
  },
} satisfies Record<string, Product>;
