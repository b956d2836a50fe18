import { across, fill, glow, line, slant, solid } from '../paint.ts';
import type { Layer, Tone } from '../paint.ts';
import { ink } from '../palette.ts';
import { tints, tones } from './product-palette.ts';
import { arc, blob, box, disc, oval, spots } from '../shapes.ts';
import { bite, board, bowl, ground, heap, lay, plate, pot, stick } from './product.ts';
import type { Product } from './product.ts';
import { scoop, strawberry } from './garnish.ts';

const cookieDisc = (rx: number, ry: number, y: number): Layer[] => [
  fill(oval(rx, ry, 0, y + rx * 0.12), tones.sponge[2]),
  solid(blob('cookie', rx, ry, 0.02, [0, y], 20), tones.sponge, 1),
  fill(spots('cookie cracks', 18, rx * 0.84, 6, ry * 0.8, [0, y]), tones.caramel[0], 0.5),
  fill(spots('chips', 17, rx * 0.84, rx * 0.085, ry * 0.8, [1, y + 1.5]), tones.chocolate[2]),
  fill(spots('chips', 17, rx * 0.84, rx * 0.07, ry * 0.8, [0, y]), tones.chocolate[0]),
];

const doughnut = (icing: Tone, sprinkles: boolean): Layer[] => [
  fill(oval(37, 26, 3, 8), ink.shade, 0.26),
  line(oval(24, 15, 0, 3), tones.crumb[2], 25),
  line(oval(24, 15, 0, 1), tones.fried[1], 23),
  line(oval(24, 15, 0, -3), icing[2], 21),
  line(oval(24, 15, -0.5, -4), icing[1], 19),
  line(oval(24, 15, -1, -6), icing[0], 8, 0.9),
  ...(sprinkles
    ? [
        line(
          'M-28-8l4 2M-14-20l4-2M8-20l3 3M26-10l1-4M18 8l4-1M-8 12l4 1M-24 4l2 3',
          ink.white,
          2.4,
        ),
        line('M-20-14l3 3M0-22l4 0M20-16l3 2M28 0l-2 3M4 12l4-2M-30-2l1 3', tones.corn[1], 2.4),
      ]
    : []),
  line(arc(28, 200, 262, 0, -6, 18), ink.white, 2.6, 0.75),
];

const swirl: Layer[] = [
  fill(oval(27, 22, 2, 7), ink.shade, 0.26),
  solid(blob('swirl', 27, 23, 0.04, [0, 2], 12), tones.crumb, 1),
  solid(blob('swirl', 25, 19, 0.04, [0, -2], 12), tones.sponge, 0.8),
  line(
    'M2-2C6-4 7-9 1-10C-7-11-13-4-9 4C-3 12 14 10 18-2C20-10 14-17 4-18C-12-20-22-8-19 3',
    tones.coffee[1],
    3,
  ),
  line('M-20-8L-8 8M-8-17L8 9M8-18L20 0', ink.white, 4, 0.92),
  fill(oval(3, 4, -7, 11) + oval(3, 4, 9, 12) + oval(2.6, 4, 20, 5), ink.white),
];

const tub = (tint: Tone): Layer[] => [
  ground(56, 76),
  {
    d: 'M-52 0L-42 72Q0 84 42 72L52 0Z',
    fill: across(tones.china[0], tones.china[1], tones.china[2]),
  },
  { d: 'M-50 16L-44 60Q0 72 44 60L50 16Q0 30-50 16Z', fill: across(tint[0], tint[1], tint[2]) },
  fill('M0 30C10 20 22 30 12 42L0 54L-12 42C-22 30-10 20 0 30Z', tones.cream[0], 0.9),
  fill(oval(54, 17, 0, 0), slant(tones.china[0], tones.china[2])),
  fill(oval(48, 13, 0, 1), tint[2]),
];

const churro: Layer[] = [
  ...stick(tones.crumb, 16, 104),
  line('M-4-44V44M4-44V44', tones.crumb[2], 1.6, 0.7),
  fill(spots('sugar', 36, 6, 0.9, 46), ink.white, 0.9),
];

export const desserts = {
  'cookie-dough': {
    draw: () => [
      ground(92, 56),
      line('M60 10L94-14', tones.slate[2], 15),
      line('M60 7L94-17', tones.slate[1], 12),
      fill(oval(86, 38, 0, 24), tones.slate[2]),
      fill(oval(86, 38, 0, 16), slant(...tones.slate)),
      ...cookieDisc(76, 31, 10),
      ...scoop(tones.cream, -4, -20, 33),
      line(
        'M-26-28C-20-44 8-52 22-34C26-26 20-18 22-8M-12-38C-8-28-14-20-10-10',
        tones.chocolate[1],
        5,
      ),
      line('M-24-31C-16-45 8-51 20-36', tones.chocolate[0], 1.8),
    ],
  },
  cookie: {
    draw: () => [
      ...plate(tones.china, 44),
      ...cookieDisc(70, 29, 40),
      ...cookieDisc(68, 28, 24),
      ...cookieDisc(66, 27, 8),
    ],
  },
  'ice-cream-tub': {
    tint: 'vanilla',
    draw: (tint) => [
      ...tub(tint),
      ...scoop(tint, -18, -20, 30),
      ...scoop(tint, 20, -22, 30),
      ...scoop(tint, 0, -44, 31),
      fill('M-54 0A54 17 0 0 0 54 0L53 8Q0 28-53 8Z', tones.china[1]),
      line('M-48 6Q0 24 48 6', ink.white, 2, 0.8),
    ],
  },
  churros: {
    draw: () => [
      ...board(tones.slate, 28),
      lay(churro, [
        { x: -32, y: -12, turn: 46 },
        { x: -12, y: 2, turn: 54 },
        { x: -6, y: -26, turn: 62 },
        { x: 6, y: 20, turn: 48 },
      ]),
      ...pot(tones.china, tones.chocolate, 52, -6, 30),
    ],
  },
  doughnuts: {
    draw: () => [
      ...plate(tones.china, 42),
      lay(doughnut(tones.berry, true), [{ x: -42, y: 18 }]),
      lay(doughnut(tints.vanilla, false), [{ x: 42, y: 18 }]),
      lay(doughnut(tones.chocolate, true), [{ x: 0, y: -18, scale: 1.05 }]),
    ],
  },
  'gulab-jamun': {
    draw: () => [
      ...bowl(tones.china),
      fill(oval(70, 21, 0, 4), glow(...tones.honey)),
      lay(bite('jamun', 23, tones.spicyBeef, 0.03), heap('jamun', 6, [42, 10], [0, -2], 20, 10)),
      fill(spots('pistachio', 12, 46, 2.2, 16, [0, -14]), tones.jalapeno[0]),
      line(arc(60, 20, 80, 0, 4, 16), tones.honey[0], 2.4, 0.8),
    ],
  },
  'cinnamon-bites': {
    draw: () => [
      ...plate(tones.china, 40),
      lay(swirl, [
        { x: -44, y: 14 },
        { x: 46, y: 14 },
        { x: 0, y: 30 },
        { x: -22, y: -10 },
        { x: 26, y: -12 },
      ]),
    ],
  },
  'fruit-cup': {
    draw: () => [
      ground(54, 76),
      {
        d: 'M-56-30L-42 72Q0 84 42 72L56-30Z',
        fill: across(tones.glass[0], tones.glass[1], tones.glass[2]),
      },
      lay(
        [solid(box(-13, -13, 26, 26, 5), tones.pineapple, 0.8), line('M-8-9H4', ink.white, 2, 0.7)],
        [
          { x: -24, y: 50 },
          { x: 14, y: 56, turn: 20 },
          { x: 28, y: 10, turn: -14 },
          { x: -26, y: -36, turn: 24 },
        ],
      ),
      lay(
        [
          solid(disc(15), tones.kiwi),
          fill(disc(5), tones.cabbage[0]),
          fill(spots('kiwi', 9, 9, 1.3), tones.chocolate[2]),
          line(arc(11.5, 195, 265), ink.white, 1.8, 0.7),
        ],
        [
          { x: -14, y: 22 },
          { x: 26, y: -34 },
          { x: 30, y: 36, scale: 0.8 },
        ],
      ),
      lay(
        [
          solid(disc(11), tones.blueberry),
          fill(disc(3.4, 1, -2), tones.blueberry[2]),
          line(arc(7.5, 195, 265), ink.white, 1.8, 0.6),
        ],
        [
          { x: 6, y: 34 },
          { x: -34, y: 2 },
          { x: 4, y: -46 },
          { x: -2, y: -2 },
          { x: 44, y: -20, scale: 0.8 },
        ],
      ),
      strawberry(-32, 28, 0.9),
      strawberry(2, -28, 1.35),
      strawberry(18, -8, 1),
      {
        d: 'M-56-30L-42 72Q0 84 42 72L56-30Q0-12-56-30Z',
        fill: across(ink.lightVeil, ink.clear, ink.darkVeil),
      },
      line('M-46-16L-36 58', ink.white, 5, 0.6),
    ],
  },
} satisfies Record<string, Product>;
