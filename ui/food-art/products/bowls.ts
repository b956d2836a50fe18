import { fill, line, rope, solid } from '../paint.ts';
import type { Layer, Mark, Tone } from '../paint.ts';
import { ink } from '../palette.ts';
import { tones } from './product-palette.ts';
import { arc, blob, box, disc, oval, spots } from '../shapes.ts';
import { bite, bowl, heap, herbs, lay } from './product.ts';
import type { Product } from './product.ts';

const popBowl = (seed: string, tone: Tone, china: Tone, r: number, count: number): Mark[] => [
  ...bowl(china),
  lay(bite(seed, r, tone, 0.06), heap(seed, count, [60, 17], [0, 0], 34)),
];

const lettuceLeaf = (tone: Tone): Layer[] => [
  fill(oval(22, 15, 2, 5), ink.shade, 0.2),
  solid(blob(`lettuce${tone[0]}`, 24, 17, 0.16, [0, 0], 15), tone, 1),
  line('M-18 5C-6 0 6-3 18-6M-6 1L-8-8M4-2L5-11M-2 1L4 9M8-3L13 4', tone[0], 1.5, 0.9),
];

const halfTomato: Layer[] = [
  fill(disc(13, 1.5, 3), ink.shade, 0.25),
  solid(disc(13), tones.tomato, 1.4),
  fill(disc(10.5), tones.pulp[1]),
  fill(oval(4, 6, -4.5, 0) + oval(4, 6, 4.5, 0), tones.tomato[2], 0.8),
  line(arc(11, 195, 265), ink.white, 2, 0.8),
];

const crouton: Layer[] = [
  fill(box(-9, -6, 22, 20, 3), ink.shade, 0.25),
  solid(box(-11, -10, 21, 19, 4), tones.bread, 1),
  fill(spots('crouton', 6, 7, 2, 6), tones.toast[1], 0.7),
];

const shreds = (tone: Tone): Layer[] => rope('M-18 4C-8-8 8-8 18 2', tone, 5);

/** Sides that come in a bowl. */
export const bowls = {
  salad: {
    draw: () => [
      ...bowl(tones.china),
      lay(lettuceLeaf(tones.lettuce), heap('leaves', 13, [60, 18], [0, -2], 34, 150)),
      lay(lettuceLeaf(tones.spinach), [
        { x: -34, y: -18, turn: 40, scale: 0.8 },
        { x: 36, y: -8, turn: -30, scale: 0.8 },
      ]),
      lay(halfTomato, [
        { x: -14, y: -30 },
        { x: 30, y: -22, turn: 30 },
        { x: -42, y: -2, turn: -20 },
        { x: 8, y: 4, turn: 15 },
      ]),
      fill(spots('feta', 8, 50, 5, 22, [0, -16]), tones.cream[0]),
      lay(
        [
          solid(disc(7), tones.blackOlive),
          fill(disc(3), tones.spinach[2]),
          line(arc(5, 190, 270), ink.white, 1.5, 0.7),
        ],
        [
          { x: 8, y: -18 },
          { x: 50, y: -8 },
          { x: -28, y: 4 },
        ],
      ),
    ],
  },
  'caesar-salad': {
    draw: () => [
      ...bowl(tones.terracotta),
      lay(lettuceLeaf(tones.lettuce), heap('romaine', 14, [60, 18], [0, -2], 34, 150)),
      lay(crouton, [
        { x: -30, y: -22, turn: 14 },
        { x: 6, y: -32, turn: -20 },
        { x: 38, y: -18, turn: 30 },
        { x: -6, y: -8, turn: 50 },
        { x: 26, y: 4, turn: -10 },
        { x: -44, y: 2, turn: 8 },
      ]),
      fill(spots('parmesan', 14, 52, 4, 22, [0, -16]), tones.cream[0]),
      line('M-40-16C-24-26-8-6 10-18C24-26 34-14 46-16', tones.cream[1], 4, 0.85),
    ],
  },
  coleslaw: {
    draw: () => [
      ...bowl(tones.terracotta),
      fill(blob('slaw', 66, 30, 0.06, [0, -6]), tones.cream[1]),
      lay(shreds(tones.cabbage), heap('slaw', 20, [52, 16], [0, -2], 30, 180)),
      lay(shreds(tones.carrot), heap('slaw carrot', 8, [50, 14], [0, -4], 28, 180)),
      lay(shreds(tones.redOnion), heap('slaw onion', 4, [40, 12], [0, -6], 24, 180)),
    ],
  },
  'potato-pops': { draw: () => popBowl('potato pops', tones.fried, tones.terracotta, 16, 19) },
  'paneer-pops': {
    draw: () => [
      ...bowl(tones.slate),
      lay(
        [
          fill(box(-13, -11, 30, 29, 5), ink.shade, 0.25),
          solid(box(-15, -15, 30, 29, 6), tones.tikka),
          fill(spots('paneer pop', 8, 10, 1.5), tones.chilli[1], 0.7),
          line('M-10-10H4', ink.white, 2.4, 0.6),
        ],
        heap('paneer pops', 13, [54, 16], [0, 0], 36),
      ),
      herbs('paneer pops', -18, 44),
    ],
  },
  'spiced-bites': {
    draw: () => [
      ...popBowl('spiced bites', tones.spicyBeef, tones.china, 18, 15),
      herbs('spiced', -20, 46, 22),
    ],
  },
  'mac-and-cheese': {
    draw: () => [
      ...bowl(tones.slate),
      fill(oval(70, 21, 0, 3), tones.cheddar[1]),
      lay(
        [
          line('M-11 7A11 11 0 0 1 11 7', tones.cheddar[2], 12),
          line('M-11 6A11 11 0 0 1 11 6', tones.corn[1], 9.5),
          line('M-11 4A11 11 0 0 1 9 1', tones.corn[0], 3.5, 0.9),
        ],
        heap('macaroni', 24, [58, 15], [0, 0], 28, 180),
      ),
      fill(spots('mac toast', 14, 48, 5, 18, [0, -10]), tones.toast[0], 0.55),
      herbs('mac', -12, 46),
    ],
  },
} satisfies Record<string, Product>;
