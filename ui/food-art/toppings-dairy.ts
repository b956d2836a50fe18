import { fill, fine, glow, line, rope, solid } from './paint.ts';
import type { Layer, Tone } from './paint.ts';
import { ink, tones } from './palette.ts';
import { arc, blob, disc, poly, spots } from './shapes.ts';
import { chunks, scraps, shine, slices } from './topping.ts';
import type { Topping } from './topping.ts';

const crumbled = (seed: string, tone: Tone): Layer[] => [
  solid(
    blob(seed, 5.5, 4.6, 0.2, [-3, 1], 7) +
      blob(`${seed}-two`, 3.6, 3.2, 0.2, [5, -2], 7) +
      blob(`${seed}-three`, 2.4, 2.2, 0.2, [3.5, 5], 6),
    tone,
  ),
  line('M-6-1L-3-2.500M3.6-4L6-4', ink.white, 1.2, 0.9),
];

/** A cube seen from above: a lit top and a darker side towards the bottom right. */
const cube = ([light, middle, dark]: Tone): Layer[] => [
  fill(poly([-8, -6], [6, -8], [9, -4], [8, 7], [-5, 8], [-8, 5]), dark),
  fill(poly([-8, -6], [6, -8], [5.5, 4], [-8, 5]), glow(light, light, middle)),
  line('M-7-5.300L5-7', ink.white, 1, 0.7),
];

const seared = (char: string): Layer => line('M-6-2L3-3.500M-6 1.500L3.5 .5', char, 1.4, 0.6);

const shreds = 'M-8 2L-1-3M-5 6L4 4M0-7L6-2M3 0L9 3M-7-5L-2-6';

/** Cheese, and what lies beside it: eggs and honey. */
export const dairyToppings = {
  'goat-cheese': () =>
    slices({ reach: 13, count: 7 }, [
      solid(blob('goat', 13, 12.5, 0.04), tones.rind, 1),
      fill(blob('goat', 10.5, 10, 0.05), glow(tones.cream[0], tones.cream[1], tones.melt[0])),
      fill(blob('goat toast', 5.5, 3.5, 0.3, [2, 3]), tones.toast[0], 0.55),
      fine(fill(spots('goat', 6, 8, 1), tones.toast[1], 0.5)),
      shine(11.4, 0.9, 1.6),
    ]),
  'blue-cheese': () =>
    scraps({ reach: 9, count: 12, shadow: [8, 6] }, [
      ...crumbled('blue', tones.cream),
      fill(spots('blue', 7, 6, 1.4), tones.blue[1], 0.85),
      line('M-6 2C-4 0-2 3 0 1', tones.blue[1], 1),
    ]),
  feta: () =>
    chunks(
      { reach: 7.5, count: 14, turn: 180 },
      [
        poly([-7, -4], [2, -6.5], [7, -1], [4, 6], [-5, 5]),
        poly([-6, -5], [6, -5], [6.5, 4], [-2, 6.5], [-7, 2]),
      ],
      (d) => [
        solid(d, tones.cream, 0.9),
        line('M-4-3L2-4', ink.white, 1.6),
        fill(spots('feta', 5, 4, 0.7), tones.cream[2], 0.8),
      ],
    ),
  'mozzarella-pearl': () =>
    slices({ reach: 12, count: 9, height: 0, turn: 180, shadow: [11.5, 10.5] }, [
      fill(blob('pearl', 12.5, 11.5, 0.12), tones.cheese[1]),
      fill(
        blob('pearl', 11, 10, 0.12),
        glow(tones.cream[0], tones.cream[0], tones.cream[1], tones.cheese[0]),
      ),
      fill(blob('pearl rise', 5, 4, 0.1, [-2, -2]), ink.white, 0.8),
      fine(fill(spots('pearl', 4, 8, 1.2), tones.toast[0], 0.4)),
    ]),
  paneer: () =>
    scraps({ reach: 9, count: 12, turn: 30, shadow: [9, 8] }, [
      ...cube(tones.paneer),
      seared(tones.toast[0]),
    ]),
  'tandoori-paneer': () =>
    scraps({ reach: 9, count: 12, turn: 30, shadow: [9, 8] }, [
      ...cube(tones.tandoori),
      seared(ink.char),
      fill(spots('tandoori herb', 4, 5, 0.8), tones.coriander[1]),
    ]),
  cheddar: () => scraps({ reach: 9, count: 18, shadow: [0, 0] }, rope(shreds, tones.cheddar, 2.6)),
  parmesan: () =>
    scraps({ reach: 10, count: 10, height: 2, shadow: [9, 4.5] }, [
      solid('M-10 2C-6-5 3-7 10-3C7-1 8 2 4 4C-1 5-5 2-10 2Z', tones.garlicButter, 0.7),
      fill('M-9 1.500C-5-4 3-6 9-3C3-3-3-2-9 1.500Z', tones.cream[0], 0.9),
    ]),
  egg: () =>
    slices({ reach: 25, count: 1, turn: 180, shadow: [24, 22] }, [
      fill(blob('egg', 26, 23, 0.09), tones.toast[0]),
      fill(
        blob('egg', 24.5, 21.5, 0.09),
        glow(tones.cream[0], tones.cream[0], tones.cream[1], tones.cream[2]),
      ),
      fill(disc(10.5, 1.5, 1.5), tones.yolk[2]),
      fill(disc(9.8, 1, 1), glow(...tones.yolk)),
      line(arc(6.5, 190, 275, 1, 1), ink.white, 1.8, 0.85),
      fill(spots('egg pepper', 9, 18, 0.7), ink.char, 0.55),
    ]),
  honey: () => ({
    pieces: [
      [
        line(
          'M-62-20C-30-48-10-40-34-8S-44 46-8 18S6-58 30-40S8 8 22 18S66 0 56 30S10 44 6 58',
          tones.honey[2],
          3.6,
          0.55,
        ),
        line(
          'M-62-20C-30-48-10-40-34-8S-44 46-8 18S6-58 30-40S8 8 22 18S66 0 56 30S10 44 6 58',
          tones.honey[1],
          2.8,
          0.9,
        ),
        line(
          'M-62-21C-30-49-10-41-34-9S-44 45-8 17S6-59 30-41S8 7 22 17S66-1 56 29S10 43 6 57',
          tones.honey[0],
          0.9,
        ),
      ],
    ],
    reach: 70,
    count: 1,
    height: 2,
    turn: 0,
    whole: true,
  }),
} satisfies Record<string, () => Topping>;
