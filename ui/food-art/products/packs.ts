import { across, fill, fine, line, slant } from '../paint.ts';
import type { Layer, Mark, Place, Tone } from '../paint.ts';
import { ink } from '../palette.ts';
import { tints, tones } from './product-palette.ts';
import { roomOf } from '../crusts.ts';
import { crustLayers } from '../pizza-crust.ts';
import { fillingLayers } from '../pizza-filling.ts';
import { placePieces } from '../placement.ts';
import { box, oval, spots } from '../shapes.ts';
import { toppings } from '../toppings.ts';
import type { ToppingLook } from '../toppings.ts';
import { cakes } from './cakes.ts';
import { desserts } from './desserts.ts';
import { sprig } from './garnish.ts';
import { drinks } from './drinks.ts';
import { board, ground, lay, pot } from './product.ts';
import type { Product } from './product.ts';
import { sides } from './sides.ts';

/** A whole drawing, made smaller and put somewhere in another. */
const small = (marks: readonly Mark[], place: Place): Mark => lay(marks, [place]);

/** A simple pizza with a few pieces of each topping. */
const pizza = (looks: readonly ToppingLook[]): Mark[] => [
  ...crustLayers('classic'),
  ...fillingLayers('classic', 'tomato', 'mozzarella'),
  ...looks.map((look) =>
    lay(toppings[look].pieces[0] ?? [], placePieces(look, 1, roomOf('classic'), 'whole', 0.7)),
  ),
];

/** The maker's mark on boxes and bags: a slice in a ring. */
const slice = (tone: Tone): Layer[] => [
  { d: 'M-19-14Q0-25 19-14L0 24Z', fill: tone[1] },
  fill('M-16-9Q0-18 16-9L0 22Z', tones.melt[0]),
  fill(oval(4, 3.5, -5, -6) + oval(4, 3.5, 6, -4) + oval(3.2, 3, 0, 6), tone[1]),
];

const bagBody: Layer[] = [
  ground(64, 82, 14),
  {
    d: 'M-54-40L-58 78Q0 86 58 78L54-40Z',
    fill: across(
      [0, tones.card[1]],
      [0.2, tones.card[0]],
      [0.72, tones.card[1]],
      [1, tones.card[2]],
    ),
  },
  {
    d: 'M-54-40L-48-56L-36-42L-22-57L-8-42L6-57L20-42L34-57L46-42L54-40V-26H-54Z',
    fill: slant(tones.card[0], tones.card[1]),
  },
  line('M-22-40C-22-84 22-84 22-40', tones.card[2], 7),
  line('M-22-41C-22-83 22-83 22-41', tones.card[0], 3),
  fill('M34-30L54-38L58 78L38 80Z', ink.shade, 0.1),
  fine(line('M-40-20L-43 66', ink.white, 2.5, 0.4)),
];

const bow: Layer[] = [
  { d: 'M0 0C-30-30-46-20-40-4C-36 8-16 8 0 0Z', fill: slant(...tones.honey) },
  { d: 'M0 0C30-30 46-20 40-4C36 8 16 8 0 0Z', fill: slant(...tones.honey) },
  line('M-4 4L-20 26M4 4L22 24', tones.honey[1], 8),
  { d: oval(8, 7.5), fill: slant(tones.honey[0], tones.honey[2]) },
];

const doughBall: Layer[] = [
  fill(oval(34, 15, 3, 18), ink.shade, 0.22),
  {
    d: 'M-34 8C-36-22-14-32 2-32C22-32 38-18 34 8C30 24-28 26-34 8Z',
    fill: slant(tones.flour[0], tones.flour[1], tones.flour[2]),
  },
  line('M-20-12C-14-22-4-24 4-23', ink.white, 4, 0.7),
];

export const packs = {
  'dough-balls': {
    draw: () => [
      ...board(tones.board, 30),
      fill(spots('flour', 26, 62, 3, 22, [0, 28]), tones.flour[0], 0.8),
      lay(doughBall, [
        { x: -36, y: 6 },
        { x: 34, y: 2, flip: true },
        { x: 0, y: 26, scale: 1.08 },
      ]),
    ],
  },
  bag: {
    tint: 'red',
    draw: (tint) => [
      ...bagBody,
      fill(oval(30, 30, -2, 26), tones.paper[0]),
      small(slice(tint), { x: -2, y: 26, scale: 0.95 }),
    ],
  },
  'bundle-box': {
    tint: 'red',
    draw: (tint) => [
      small(sides.fries.draw(tints.plain), { x: -40, y: -30, scale: 0.6 }),
      small(drinks.bottle.draw(tints.cola), { x: 46, y: -32, scale: 0.68 }),
      small(desserts.cookie.draw(), { x: 4, y: -30, scale: 0.42 }),
      ground(96, 76, 20),
      { d: 'M-84-6L-76 78Q0 86 76 78L84-6Z', fill: slant(...tones.card) },
      { d: 'M-84-6L-81 18Q0 28 81 18L84-6Z', fill: slant(...tint) },
      fill(oval(26, 26, 0, 48), tones.paper[0]),
      small(slice(tint), { x: 0, y: 48, scale: 0.85 }),
    ],
  },
  'deal-pizza-duo': {
    draw: () => [
      small(pizza(['mushroom', 'green-pepper', 'black-olive']), { x: 33, y: -30, scale: 0.64 }),
      small(pizza(['pepperoni']), { x: -30, y: 28, scale: 0.68 }),
      sprig(52, 62, 0.9),
    ],
  },
  'deal-feast': {
    draw: () => [
      small(drinks.bottle.draw(tints.cola), { x: 62, y: -42, scale: 0.56 }),
      small(sides.fries.draw(tints.plain), { x: -58, y: -46, scale: 0.56 }),
      small(pizza(['pepperoni', 'basil']), { x: 0, y: -6, scale: 0.66 }),
      small(sides.wings.draw(tints.buffalo), { x: -48, y: 56, scale: 0.5 }),
      small(cakes.brownie.draw(), { x: 52, y: 54, scale: 0.48 }),
      small(pot(tones.china, tints.vanilla), { x: 2, y: 76, scale: 0.6 }),
    ],
  },
  'gift-card': {
    tint: 'red',
    draw: (tint) => [
      ground(92, 62, 14),
      fill(box(-84, -48, 172, 108, 12), ink.shade, 0.18),
      { d: box(-86, -54, 172, 108, 12), fill: slant(...tint) },
      fill('M-86 20C-40-10 0 50 86-10V42Q86 54 74 54H-74Q-86 54-86 42Z', ink.white, 0.13),
      small(pizza(['pepperoni']), { x: -42, y: 2, scale: 0.36 }),
      line('M34-54V54', tones.honey[1], 12),
      line('M-86-26H86', tones.paper[0], 0.8, 0.5),
      small(bow, { x: 34, y: -10, scale: 0.9 }),
    ],
  },
} satisfies Record<string, Product>;
