import { fill, fine, glow, line, slant, solid } from '../paint.ts';
import type { Layer, Mark, Place, Tone } from '../paint.ts';
import { ink } from '../palette.ts';
import { tints, tones } from './product-palette.ts';
import { arc, blob, box, oval, smooth, spots } from '../shapes.ts';
import { bite, board, ground, heap, herbs, lay, pot, stick, tray } from './product.ts';
import type { Product } from './product.ts';

const redTray = (): Layer[] => tray(tones.ribbon, tones.paper);

const fan = (count: number, spread: number, y: number, lift: number): Place[] =>
  Array.from({ length: count }, (_, i) => {
    const at = (i / (count - 1)) * 2 - 1;
    const sway = Math.sin(i * 12.9) * 0.5;
    return {
      x: Math.round(at * spread),
      y: Math.round(y + at * at * 12 + sway * lift),
      turn: Math.round(at * 20 + sway * 14),
    };
  });

const carton: Layer[] = [
  { d: 'M-56-2Q0 26 56-2L44 74Q0 84-44 74Z', fill: slant(...tones.ribbon) },
  fill('M-37 7L-29 77L-15 79L-20 11ZM20 11L15 79L29 77L37 7Z', tones.paper[0], 0.9),
  line('M-54 0Q0 27 54 0', ink.white, 2.4, 0.55),
  fill('M56-2L44 74Q24 79 14 79Q30 40 28 8Z', ink.shade, 0.12),
];

const fry = ([light, middle, dark]: Tone): Layer[] => [
  fill(box(-4.5, -42, 11, 86, 2), dark),
  fill(box(-5.5, -43, 8.5, 86, 2), slant(tones.corn[0], light, middle)),
  line('M-3.5-39V36', ink.white, 1.6, 0.4),
];

const wedge: Layer[] = [
  fill(oval(27, 10, 2, 6), ink.shade, 0.25),
  solid('M-29 1C-20-15 18-17 30-3C22 13-16 15-29 1Z', tones.crumb, 1),
  fill(
    'M-25-1C-16-12 14-13 25-4C14 3-12 6-25-1Z',
    slant(tones.potato[0], tones.potato[1], tones.fried[0]),
  ),
  fine(fill(spots('wedge', 9, 20, 1.3, 5, [0, -4]), tones.spicyBeef[1], 0.7)),
  line('M-17-7C-8-11 4-11 12-9', ink.white, 1.8, 0.6),
];

const loaf = (cheesy: boolean): Layer[] => [
  fill(oval(25, 21, 3, 6), ink.shade, 0.28),
  solid(blob('loaf', 25, 21, 0.05), tones.crust, 2.4),
  fill(
    blob('loaf', 21.5, 17.5, 0.05),
    glow(tones.garlicButter[0], tones.garlicButter[1], tones.fried[0]),
  ),
  ...(cheesy
    ? [
        solid(blob('loaf cheese', 19, 15, 0.14), tones.melt, 0.8),
        fill(spots('loaf toast', 7, 13, 2.6, 10), tones.toast[1], 0.5),
      ]
    : [fill(spots('loaf holes', 9, 16, 1.9, 12), tones.bread[1], 0.6)]),
  fill(spots('loaf herb', 13, 15, 1.3, 12), tones.coriander[1], 0.9),
  line(arc(17, 195, 265, 0, 0, 13), ink.white, 2, 0.7),
];

const loaves: Place[] = [
  { x: -38, y: -18, turn: -12 },
  { x: 8, y: -26, turn: 8 },
  { x: 48, y: -6, turn: 14, flip: true },
  { x: -52, y: 18, turn: 4 },
  { x: -6, y: 14, turn: -10, flip: true },
  { x: 34, y: 36, turn: 6 },
];

const drumette = (tone: Tone): Layer[] => [
  fill(oval(25, 14, 3, 7), ink.shade, 0.26),
  solid(
    'M-26 4C-28-12-8-20 6-13C14-9 18-5 26-8C33-9 34 0 28 1C22 3 20 6 10 12C-4 20-23 18-26 4Z',
    tone,
    1,
  ),
  fill(oval(5, 3.8, 29, -4, -14), tones.cream[1]),
  fine(fill(spots('wing', 9, 17, 1.5, 9, [-4, 1]), tone[2], 0.55)),
  line('M-19-3C-15-11-5-13 3-9', ink.white, 2.8, 0.65),
];

/** A piece of chicken in a crunchy coat: longer than wide, with crags that catch the light. */
const chunk = (tone: Tone): Layer[] => [
  fill(oval(23, 14, 2, 6), ink.shade, 0.26),
  solid(blob('chunk', 24, 15, 0.17, [0, 0], 13), tone, 1),
  fill(spots('chunk crags', 9, 17, 3.2, 9), tone[0], 0.75),
  fine(fill(spots('chunk crumbs', 12, 18, 1.4, 10, [2, 2]), tone[2], 0.6)),
  line('M-14-6C-8-11 0-11 6-9', ink.white, 2, 0.5),
];

const crumbStick = (): Layer[] => [
  ...stick(tones.crumb, 17, 76),
  fine(fill(spots('stick', 16, 6, 1.3, 32), tones.fried[0], 0.8)),
  fill(spots('stick herb', 5, 5, 1, 30), tones.coriander[2], 0.7),
];

const popper: Layer[] = [
  ...bite('popper', 19, tones.crumb, 0.09),
  solid(oval(9.5, 9, 9, 3), tones.jalapeno, 1),
  fill(oval(6.8, 6.4, 9, 3.2), glow(...tones.cheese)),
];

const onionRing: Layer[] = [
  line(oval(25, 16, 2, 6), ink.shade, 13, 0.22),
  line(oval(25, 16), tones.crumb[2], 14),
  line(oval(25, 16), tones.crumb[1], 12),
  line(oval(25, 16, -0.7, -1.5), tones.crumb[0], 6, 0.95),
  line(arc(25, 190, 280, -0.7, -3, 16), ink.white, 2, 0.5),
];

/** Fries in a tray with a sauce poured over them. */
const smothered = (seed: string, sauce: Tone): Mark[] => [
  ...redTray(),
  lay(
    fry(tones.fried),
    heap(seed, 20, [52, 14], [0, 2], 20, 90).map((place) => ({ ...place, scale: 0.72 })),
  ),
  {
    ...solid(
      smooth([
        [-50, -2],
        [-36, -22],
        [-12, -28],
        [12, -34],
        [36, -22],
        [50, -4],
        [38, 8],
        [26, 2],
        [12, 14],
        [-4, 4],
        [-18, 14],
        [-30, 4],
      ]),
      sauce,
    ),
    opacity: 0.92,
  },
  line('M-36-14C-20-24-8-24 4-26', ink.white, 3, 0.4),
];

export const sides = {
  fries: {
    tint: 'plain',
    draw: (tint) => [
      ground(62, 76),
      lay(fry(tint), fan(9, 34, -36, 22)),
      lay(fry(tint), fan(8, 30, -22, 26)),
      ...carton,
    ],
  },
  wedges: {
    draw: () => [
      ...redTray(),
      lay(wedge, heap('wedges', 13, [60, 20], [0, 4], 26, 70)),
      herbs('wedge herb', -6),
    ],
  },
  'garlic-bread': { draw: () => [...board(tones.board, 26), lay(loaf(false), loaves)] },
  'cheesy-garlic-bread': { draw: () => [...board(tones.board, 26), lay(loaf(true), loaves)] },
  breadsticks: {
    draw: () => [
      ...board(tones.board, 26),
      lay(
        [
          ...stick(tones.bread, 19, 108),
          fill(spots('sesame', 16, 6, 1.2, 44), tones.cream[0]),
          fine(fill(spots('sticks herb', 12, 6, 1, 46), tones.coriander[2])),
        ],
        [
          { x: -34, y: -6, turn: 52 },
          { x: -14, y: 8, turn: 58 },
          { x: 4, y: 22, turn: 50 },
          { x: 2, y: -14, turn: 66 },
        ],
      ),
      ...pot(tones.china, tones.tomatoSauce, 48, -12, 27),
    ],
  },
  wings: {
    tint: 'buffalo',
    draw: (tint) => [
      ...redTray(),
      lay(drumette(tint), heap('wings', 9, [52, 17], [0, 4], 28, 60)),
      herbs('wing herb', -8, 46, 20),
    ],
  },
  'chicken-bites': {
    tint: 'plain',
    draw: (tint) => [
      ...redTray(),
      lay(chunk(tint), heap('chicken bites', 11, [56, 18], [0, 4], 28, 70)),
    ],
  },
  'chicken-bucket': {
    tint: 'plain',
    draw: (tint) => [
      ground(62, 78),
      lay(chunk(tint), heap('chicken bucket', 12, [42, 12], [0, -14], 34, 70)),
      ...carton,
    ],
  },
  'boneless-bites': {
    tint: 'tikka',
    draw: (tint) => [
      ...redTray(),
      lay(
        [...chunk(tint), fill(spots('sesame', 7, 13, 1.5, 8), tones.cream[0])],
        heap('boneless', 11, [56, 18], [0, 4], 28, 70),
      ),
      herbs('boneless', -10, 46),
    ],
  },
  nuggets: {
    draw: () => [
      ...redTray(),
      lay(bite('nugget', 20, tones.fried, 0.15), heap('nugget', 9, [58, 18], [-6, 4], 26)),
      ...pot(tones.china, tints.caramel, 54, 6, 25),
    ],
  },
  'mozzarella-sticks': {
    draw: () => [
      ...board(tones.slate, 28),
      lay(crumbStick(), [
        { x: -38, y: -4, turn: 68 },
        { x: -12, y: -16, turn: 58 },
        { x: -22, y: 18, turn: 76 },
        { x: 14, y: 2, turn: 64 },
        { x: 8, y: 32, turn: 70 },
      ]),
      ...pot(tones.china, tones.tomatoSauce, 56, -8, 25),
    ],
  },
  'jalapeno-poppers': {
    draw: () => [...redTray(), lay(popper, heap('poppers', 9, [54, 18], [0, 4], 28, 30))],
  },
  'onion-rings': {
    draw: () => [
      ...redTray(),
      lay(onionRing, [
        { x: -40, y: -2, turn: -8 },
        { x: 38, y: -4, turn: 10 },
        { x: 0, y: 10 },
        { x: -20, y: -20, turn: 12 },
        { x: 24, y: -24, turn: -14 },
        { x: 0, y: -40, turn: 4 },
      ]),
    ],
  },
  'loaded-fries': {
    draw: () => [
      ...smothered('loaded', tones.cheddar),
      lay(
        [
          fill(box(-7, -3, 15, 8, 2), ink.shade, 0.25),
          solid(box(-8, -5, 15, 8, 3), tones.bacon, 1),
        ],
        heap('bacon', 12, [42, 11], [0, -6], 24, 90),
      ),
      fill(spots('spring onion', 16, 40, 2.4, 12, [0, -14]), tones.greenPepper[1], 0.9),
    ],
  },
  poutine: {
    draw: () => [
      ...smothered('poutine', tones.gravy),
      lay(
        [
          fill(oval(11, 9, 1, 3), ink.shade, 0.3),
          solid(blob('curd', 11, 9, 0.14), tones.cream, 1),
          line('M-6-3L0-5', ink.white, 2),
        ],
        heap('curds', 11, [44, 12], [0, -4], 24, 90),
      ),
    ],
  },
  'dip-pot': {
    tint: 'vanilla',
    draw: (tint) => [
      ground(66, 56, 16),
      ...pot(tones.china, tint, 0, -8, 68),
      fill(spots('dip crumbs', 11, 42, 3, 12, [0, -5]), tint[2], 0.4),
      fill(spots('dip herb', 9, 36, 1.8, 11, [4, -6]), tones.coriander[1], 0.7),
    ],
  },
} satisfies Record<string, Product>;
