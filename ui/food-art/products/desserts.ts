import { across, fill, fine, glow, line, slant, solid } from '../paint.ts';
import type { Layer, Mark, Tone } from '../paint.ts';
import { ink, tints, tones } from '../palette.ts';
import { arc, blob, box, disc, oval, poly, smooth, spots } from '../shapes.ts';
import { bite, board, bowl, ground, heap, lay, plate, pot, stick } from './product.ts';
import type { Product } from './product.ts';

/** A scoop of ice cream. */
const scoop = (tone: Tone, x: number, y: number, r: number): Layer[] => [
  {
    ...solid(
      smooth([
        [x - r, y + r * 0.5],
        [x - r * 0.9, y - r * 0.4],
        [x - r * 0.3, y - r],
        [x + r * 0.45, y - r * 0.9],
        [x + r * 0.95, y - r * 0.3],
        [x + r, y + r * 0.5],
        [x + r * 0.5, y + r * 0.72],
        [x + r * 0.1, y + r * 0.52],
        [x - r * 0.5, y + r * 0.75],
      ]),
      tone,
      1,
    ),
  },
  line(arc(r * 0.66, 190, 265, x, y), ink.white, r * 0.13, 0.7),
  fine(fill(spots('scoop', 9, r * 0.7, r * 0.05, r * 0.6, [x, y]), tone[2], 0.6)),
];

const mint = (x: number, y: number): Mark =>
  lay(
    [
      solid('M0 0C2-11 12-15 20-11C18-2 9 3 0 0Z', tones.basil, 0.8),
      solid('M0 0C-8-8-16-8-20-3C-14 4-6 4 0 0Z', tones.basil, 0.8),
      line('M2-2L15-9M-3-1L-14-3', tones.basil[0], 1),
    ],
    [{ x, y }],
  );

const strawberry = (x: number, y: number, scale = 1): Mark =>
  lay(
    [
      solid('M0 14C-10 8-14-4-8-9C-3-12 3-12 8-9C14-4 10 8 0 14Z', tones.berry, 0.8),
      fill(spots('seeds', 9, 7, 0.9, 9), ink.seed),
      solid('M-8-9C-4-15 4-15 8-9C4-7-4-7-8-9Z', tones.basil, 0.6),
      line('M-6-4C-6-6-5-7-3-8', ink.white, 1.6, 0.8),
    ],
    [{ x, y, scale }],
  );

const cookieDisc = (rx: number, ry: number, y: number): Layer[] => [
  fill(oval(rx, ry, 0, y + rx * 0.12), tones.sponge[2]),
  solid(blob('cookie', rx, ry, 0.02, [0, y], 20), tones.sponge, 1),
  fill(spots('cookie cracks', 18, rx * 0.84, 6, ry * 0.8, [0, y]), tones.caramel[0], 0.5),
  fill(spots('chips', 17, rx * 0.84, rx * 0.085, ry * 0.8, [1, y + 1.5]), tones.chocolate[2]),
  fill(spots('chips', 17, rx * 0.84, rx * 0.07, ry * 0.8, [0, y]), tones.chocolate[0]),
];

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

const churro: Layer[] = [
  ...stick(tones.crumb, 16, 104),
  line('M-4-44V44M4-44V44', tones.crumb[2], 1.6, 0.7),
  fill(spots('sugar', 36, 6, 0.9, 46), ink.white, 0.9),
];

const creamSwirl = (tone: Tone): Layer[] => [
  fill(blob('dusting', 60, 20, 0.03, [0, -22], 20), slant(tone[0], tone[1])),
  fill(spots('cocoa', 50, 54, 1.6, 16, [0, -22]), tones.chocolate[2], 0.55),
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
  cheesecake: {
    draw: () => [
      ...plate(tones.china, 42),
      fill(poly([-66, 50], [38, 74], [80, 30], [70, 22], [30, 60]), ink.shade, 0.2),
      ...tier(20, 14, tones.crumb),
      ...tier(-18, 38, tones.cream),
      ...tier(-26, 9, tones.berry),
      { d: 'M-70-18L34 4L68-40Z', fill: slant(...tones.berry) },
      line('M-50-19L20-5L54-33', ink.white, 2.4, 0.4),
      fill('M-40-11Q-34 6-28-8ZM-6-4Q2 18 8-1ZM20 2Q26 24 34 4Z', tones.berry[1]),
      strawberry(26, -32, 1.5),
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
