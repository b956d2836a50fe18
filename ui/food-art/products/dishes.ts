import { across, fall, fill, fine, glow, line, slant, solid } from '../paint.ts';
import type { Layer, Tone } from '../paint.ts';
import { ink } from '../palette.ts';
import { tones } from './product-palette.ts';
import { arc, blob, box, disc, oval, smooth, spots } from '../shapes.ts';
import { board, bowl, ground, heap, lay, plate } from './product.ts';
import type { Product } from './product.ts';
import { sprig } from './garnish.ts';

/** Melted, browned cheese on top of a dish: an ellipse at `y`. */
const gratin = (rx: number, ry: number, y: number, sauce: Tone): Layer[] => [
  { ...solid(blob('gratin', rx, ry, 0.035, [0, y], 22), tones.melt, 1) },
  fill(spots('gratin cream', 15, rx * 0.84, 9, ry * 0.74, [0, y]), tones.cheese[0], 0.65),
  fill(spots('gratin toast', 16, rx * 0.84, 7, ry * 0.78, [4, y]), tones.toast[0], 0.6),
  fill(spots('gratin burnt', 13, rx * 0.8, 3, ry * 0.7, [4, y + 1]), tones.toast[2], 0.5),
  fill(spots('gratin sauce', 6, rx * 0.7, 6, ry * 0.6, [-6, y + 3]), sauce[0], 0.55),
  line(arc(rx * 0.7, 195, 262, 0, y, ry * 0.66), ink.white, 3, 0.6),
];

const ovenDish = ([light, middle, dark]: Tone): Layer[] => [
  ground(98, 56, 24),
  fill(oval(22, 10, -86, 2) + oval(22, 10, 86, 2), dark),
  { d: 'M-88 0C-86 40-66 58-44 60Q0 68 44 60C66 58 86 40 88 0Z', fill: slant(light, middle, dark) },
  fill(oval(88, 38), slant(light, middle, dark)),
  fill(oval(79, 32, 0, 1), dark),
  line('M-78 20C-72 40-62 50-50 54', ink.white, 3.5, 0.45),
];

const penne: Layer[] = [
  line('M-13 3L15 3', ink.shade, 13, 0.2),
  line('M-14 0L14 0', tones.pasta[2], 13),
  line('M-14-.5L14-.5', tones.pasta[1], 11),
  line('M-13-3L12-3', tones.pasta[0], 4, 0.9),
  fill(oval(3.5, 6.2, 15, -0.5), tones.pasta[2]),
  fill(oval(2.2, 4.4, 15.5, -0.5), tones.tomatoSauce[2]),
];

const flat = 'M-84 14C-88-18-46-46 2-46C52-46 88-20 84 12C78 42 40 58-2 58C-44 58-80 44-84 14Z';

/** A folded, baked half moon; `rim` is what its edge carries. */
const halfMoon = (rim: Layer[], filling: Layer[]): Layer[] => [
  ground(92, 58, 22),
  ...filling,
  { ...solid('M-88 40C-92-14-52-56 2-56C56-56 92-14 88 36C60 52-56 56-88 40Z', tones.crust, 1.5) },
  fill('M-74 20C-70-18-40-44 0-45C26-45 44-34 52-22C26-30-46-26-74 20Z', tones.flour[0], 0.5),
  fill(spots('moon baked', 12, 62, 7, 32, [6, -2]), tones.toast[1], 0.35),
  fill(spots('moon char', 14, 62, 3.5, 34, [6, -4]), ink.char, 0.4),
  ...rim,
];

const crimps = Array.from({ length: 15 }, (_, i) => {
  const at = i / 14;
  return oval(9, 7.5, -84 + at * 168, 38 + Math.sin(at * Math.PI) * 9);
});

const calzone: Layer[] = [
  fill(crimps.join(''), tones.crust[2]),
  fill(
    Array.from({ length: 15 }, (_, i) =>
      oval(7.5, 6, -84 + (i / 14) * 168 - 0.6, 36 + Math.sin((i / 14) * Math.PI) * 9),
    ).join(''),
    tones.crust[0],
  ),
  fine(fill(spots('calzone herbs', 18, 60, 1.5, 30, [0, -6]), ink.herb, 0.7)),
];

const slab = (y: number, height: number, tone: Tone): Layer[] => [
  {
    d: `M-62 ${y}L10 ${y + 18}L64 ${y - 8}V${y - 8 + height}L10 ${y + 18 + height}L-62 ${y + height}Z`,
    fill: across(tone[1], tone[0], tone[2]),
  },
];

const broth: Layer[] = [
  fill(oval(70, 21, 0, 5), glow(...tones.tomatoSauce)),
  fill(oval(66, 18.5, 0, 6), glow(tones.makhani[0], tones.periPeri[0], tones.periPeri[1])),
  line('M-30 6C-24-6 12-8 24 0C32 8 8 14-4 10C-12 6 0 1 8 4', tones.cream[0], 3.5, 0.9),
  line(arc(56, 190, 245, 0, 5, 14), ink.white, 2.5, 0.5),
];

export const dishes = {
  soup: {
    draw: () => [
      ...bowl(tones.china),
      ...broth,
      fill(box(16, -2, 11, 8, 2) + box(-38, 2, 12, 8, 2) + box(30, 6, 10, 8, 2), tones.toast[0]),
      sprig(-6, 4, 0.8),
    ],
  },
  'pasta-bake': {
    tint: 'tomato',
    draw: (tint) => [
      ...ovenDish(tones.terracotta),
      lay(penne, heap('bake', 11, [60, 18], [0, 2], 8, 90)),
      {
        ...fill(blob('bake sauce', 70, 26, 0.05, [0, 0], 20), tint[1]),
        opacity: 0.75,
      },
      ...gratin(66, 24, -4, tint),
      lay(penne, [
        { x: -44, y: 14, turn: 20, scale: 0.8 },
        { x: 36, y: 16, turn: -24, scale: 0.8 },
      ]),
      sprig(0, -8, 0.9),
    ],
  },
  'pasta-penne': {
    tint: 'tomato',
    draw: (tint) => [
      ...bowl(tones.china),
      fill(oval(70, 21, 0, 4), tint[1]),
      lay(penne, heap('penne', 22, [56, 15], [0, 0], 32, 90)),
      fill(spots('ragu', 9, 40, 7, 15, [0, -20]), tint[0], 0.85),
      fill(spots('ragu low', 7, 52, 6, 9, [0, -4]), tint[1], 0.8),
      fill(spots('grated', 20, 34, 2, 12, [0, -26]), tones.cream[0]),
      sprig(4, -32, 0.9),
    ],
  },
  lasagne: {
    draw: () => [
      ...plate(tones.china, 36),
      ...slab(28, 14, tones.pasta),
      ...slab(18, 12, tones.tomatoSauce),
      ...slab(8, 12, tones.cream),
      ...slab(-1, 11, tones.tomatoSauce),
      ...slab(-10, 11, tones.pasta),
      ...slab(-19, 11, tones.beef),
      {
        ...solid(
          smooth([
            [-66, -20],
            [-40, -34],
            [-6, -44],
            [36, -38],
            [68, -28],
            [66, -14],
            [52, -12],
            [46, 4],
            [36, -8],
            [12, 4],
            [4, 18],
            [-6, -2],
            [-30, -8],
            [-38, 10],
            [-48, -12],
          ]),
          tones.melt,
          1,
        ),
      },
      fill(spots('lasagne toast', 13, 46, 5, 12, [2, -24]), tones.toast[1], 0.55),
      fill(spots('lasagne cream', 8, 40, 6, 10, [-4, -26]), tones.cheese[0], 0.7),
      line('M-44-25C-28-34-10-37 4-36', ink.white, 3, 0.6),
      sprig(8, -28, 0.9),
    ],
  },
  melt: {
    tint: 'tomato',
    draw: (tint) =>
      halfMoon(
        [line('M-82 40C-50 53 52 51 82 37', tones.crust[2], 3)],
        [
          {
            ...solid(
              'M-90 36C-60 70 60 70 90 32L60 62Q40 74 34 58Q20 78 6 62Q-8 82-20 62Q-40 72-52 58Q-70 64-90 36Z',
              tones.melt,
              1,
            ),
          },
          fill(spots('melt filling', 11, 66, 7, 6, [0, 50]), tint[1]),
          fill(spots('melt shine', 11, 66, 3, 6, [-1, 48]), tint[0]),
          fill(spots('melt herb', 9, 66, 3, 5, [0, 53]), tones.greenPepper[1]),
        ],
      ),
  },
  calzone: { draw: () => halfMoon(calzone, []) },
  flatbread: {
    tint: 'tomato',
    draw: (tint) => [
      ...board(tones.board, 30),
      fill(
        'M-80 22C-84-10-44-34 4-34C54-34 90-10 86 20C80 50 42 66-2 66C-42 66-78 52-80 22Z',
        ink.shade,
        0.25,
      ),
      solid(flat, tones.crust, 2),
      fill(
        smooth([
          [-66, 10],
          [-40, -26],
          [4, -33],
          [50, -24],
          [68, 8],
          [46, 36],
          [0, 45],
          [-46, 36],
        ]),
        glow(tones.garlicButter[0], tones.garlicButter[1], tones.toast[0]),
      ),
      fill(spots('flat cheese', 13, 52, 10, 30, [0, 6]), tones.cheese[0], 0.9),
      fill(spots('flat toast', 16, 56, 5, 32, [0, 6]), tones.toast[1], 0.5),
      lay(
        [
          solid(disc(9), tint, 1),
          fill(disc(6.5), tint[0], 0.6),
          line(arc(7, 195, 265), ink.white, 1.6, 0.8),
        ],
        [
          { x: -40, y: -4 },
          { x: -18, y: -16 },
          { x: 12, y: -14 },
          { x: 44, y: 8 },
          { x: 20, y: 16 },
          { x: -10, y: 26 },
          { x: -42, y: 22 },
        ],
      ),
      sprig(-14, 4, 0.7),
      sprig(30, -10, 0.6),
      sprig(18, 30, 0.7),
      { d: flat, fill: fall([0, ink.lightVeil], [0.5, ink.clear], [1, ink.darkVeil]) },
    ],
  },
} satisfies Record<string, Product>;
