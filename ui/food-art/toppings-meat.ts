import { fill, fine, glow, line, rope, slant, solid } from './paint.ts';
import type { Layer, Tone } from './paint.ts';
import { ink, tones } from './palette.ts';
import { arc, blob, oval, poly, smooth, spots } from './shapes.ts';
import { chunks, scraps, shine, slices } from './topping.ts';
import type { Topping } from './topping.ts';

const cured = (seed: string, r: number, tone: Tone, fat: number, size: number): Layer[] => [
  solid(blob(seed, r, r, 0.035), tone, 1),
  fill(blob(seed, r * 0.86, r * 0.86, 0.04), slant(tone[0], tone[1]), 0.75),
  fill(spots(seed, fat, r * 0.72, size), tones.ham[0], 0.6),
  fine(fill(spots(`${seed}dark`, fat, r * 0.74, size * 0.7), tone[2], 0.55)),
  line(arc(r * 0.9, 20, 100), tone[2], 1.4, 0.5),
  shine(r * 0.76, 0.5, 1.5),
];

const cubeCuts = [
  smooth([
    [-8, -5],
    [-2, -7],
    [7, -6],
    [8, 1],
    [6, 6],
    [-3, 7],
    [-8, 4],
  ]),
  smooth([
    [-7, -4],
    [1, -7],
    [8, -3],
    [7, 5],
    [0, 6],
    [-7, 5],
  ]),
];

const grilled =
  (tone: Tone, char: number) =>
  (d: string): Layer[] => [
    solid(d, tone),
    line('M-5-3L-1 4M-1-5L4 3', tone[2], 1.5, char),
    fine(line('M-5-3L-1 4M-1-5L4 3', ink.char, 0.7, char)),
    line('M-6-3C-4-6 0-6 3-5', ink.white, 1.2, 0.5),
  ];

const crumbs = (seed: string, tone: Tone): Layer[] => [
  solid(
    blob(`${seed}a`, 4.6, 3.8, 0.2, [-3.5, 1]) +
      blob(`${seed}b`, 4.4, 4, 0.2, [3.6, 2]) +
      blob(`${seed}c`, 4.2, 3.6, 0.2, [0.5, -3.4]),
    tone,
  ),
  fine(fill(spots(seed, 8, 6, 1), tone[2], 0.7)),
  line('M-6 0l2-1.500M-1-5.500l2-.6M2 .2l2-1', tone[0], 1.3, 0.8),
];

const strip = smooth(
  [
    [-17, 3],
    [-10, -3],
    [-3, 2],
    [4, -3],
    [11, 2],
    [17, -2],
  ],
  false,
);
const strip2 = smooth(
  [
    [-16, -2],
    [-8, 3],
    [0, -2],
    [8, 3],
    [16, -1],
  ],
  false,
);
const rasher = (d: string): Layer[] => [
  line(d, tones.bacon[2], 8.4),
  line(d, tones.bacon[1], 7),
  line(d, tones.ham[0], 3.2, 0.95),
  line(d, tones.bacon[0], 1.1),
  fine(line(d, ink.white, 0.5, 0.5)),
];

const hamCuts = [
  smooth([
    [-14, -8],
    [-4, -12],
    [8, -10],
    [14, -3],
    [11, 8],
    [0, 12],
    [-11, 9],
  ]),
  smooth([
    [-13, -6],
    [-2, -9],
    [11, -11],
    [13, 2],
    [7, 10],
    [-6, 11],
    [-14, 4],
  ]),
];
const sliceOfHam = (d: string): Layer[] => [
  solid(d, tones.ham, 1),
  fill('M-12 3C-4-3 4 4 12-2C12 6 4 11-2 11C-8 11-12 8-12 3Z', tones.ham[1], 0.55),
  line('M-12 3C-4-3 4 4 12-2', tones.ham[2], 0.9, 0.6),
  line('M-10-6C-4-9 3-9 8-7', ink.white, 1.7, 0.6),
  fine(fill(spots('ham', 6, 9, 1), ink.white, 0.45)),
];

const strands = ['M-10 3C-5-4 3-4 10-1', 'M-9-3C-3-7 4 0 9 4', 'M-6 6C0 1 4-1 8-6'].join('');

export const meatToppings = {
  pepperoni: () =>
    slices(
      { reach: 13, count: 13, height: 0 },
      cured('pepperoni', 13, tones.pepperoni, 9, 1.2),
      cured('pepperoni2', 12.6, tones.pepperoni, 8, 1.3),
    ),
  salami: () =>
    slices(
      { reach: 15.5, count: 9, height: 0 },
      cured('salami', 15.5, tones.salami, 26, 1.7),
      cured('salami-two', 15, tones.salami, 24, 1.8),
    ),
  chorizo: () =>
    slices(
      { reach: 10, count: 15 },
      cured('chorizo', 10, tones.chorizo, 6, 1.9),
      cured('chorizo-two', 9.4, tones.chorizo, 5, 2),
    ),
  ham: () => chunks({ reach: 14, count: 9, height: 0, turn: 180 }, hamCuts, sliceOfHam),
  bacon: () => scraps({ reach: 19, count: 9, shadow: [18, 5] }, rasher(strip), rasher(strip2)),
  lardon: () =>
    chunks(
      { reach: 9, count: 14, turn: 180, shadow: [9, 4] },
      [poly([-9, -3], [8, -4], [9, 3], [-8, 4])],
      (d) => [
        solid(d, tones.bacon, 1),
        line('M-7.5 1.500L7.5.6', tones.ham[0], 2),
        line('M-7-2L6-2.8', ink.white, 0.9, 0.45),
      ],
    ),
  chicken: () => chunks({ reach: 9, count: 12 }, cubeCuts, grilled(tones.chicken, 0.45)),
  'tandoori-chicken': () =>
    chunks({ reach: 9, count: 12 }, cubeCuts, (d) => [
      ...grilled(tones.tandoori, 0.9)(d),
      fine(fill(spots('tandoori', 7, 6, 0.9), tones.chilli[2], 0.7)),
    ]),
  'chicken-tikka': () =>
    chunks({ reach: 9, count: 12 }, cubeCuts, (d) => [
      ...grilled(tones.tikka, 0.75)(d),
      fill(spots('tikka', 4, 5, 0.9), tones.coriander[2], 0.8),
    ]),
  beef: () =>
    scraps(
      { reach: 8, count: 15, shadow: [7.5, 6] },
      crumbs('beef', tones.beef),
      crumbs('beef-two', tones.beef),
    ),
  'spicy-beef': () =>
    scraps({ reach: 8, count: 15, shadow: [7.5, 6] }, [
      ...crumbs('spicy', tones.spicyBeef),
      fill(spots('spicy', 5, 6, 1), tones.chilli[0], 0.95),
    ]),
  sausage: () =>
    chunks(
      { reach: 9, count: 13 },
      [blob('sausage', 9, 8, 0.13), blob('sausage-two', 8.4, 8.6, 0.14)],
      (d) => [
        solid(d, tones.sausage),
        fill(spots('sausage', 9, 6.5, 1.2), tones.sausage[2], 0.5),
        fine(fill(spots('fennel', 6, 6, 0.7), tones.pesto[2], 0.8)),
        shine(5.6),
      ],
    ),
  merguez: () =>
    slices({ reach: 9.5, count: 14, turn: 90, shadow: [9.5, 7] }, [
      solid(oval(9.5, 7), tones.merguez, 1),
      fill(oval(7.4, 5.2, -0.3, -0.3), glow(tones.chorizo[1], tones.merguez[1])),
      fill(spots('merguez', 8, 5.5, 0.9, 4), tones.ham[0], 0.5),
      line(arc(7.6, 200, 262, 0, 0, 5.4), ink.white, 1.1, 0.5),
    ]),
  'pulled-pork': () =>
    scraps({ reach: 10.5, count: 12, shadow: [10, 6] }, [
      ...rope(strands, tones.pork, 4.4),
      fine(line('M-7 0C-2-3 3-2 7 1', tones.barbecue[1], 1.1, 0.7)),
    ]),
} satisfies Record<string, () => Topping>;
