import type { ReactElement } from 'react';
import { centre, fill } from './paint.ts';
import type { Mark, Place } from './paint.ts';
import { Painting, roundLines } from './painting.tsx';
import { ink, tones } from './palette.ts';
import { PizzaArt } from './pizza-art.tsx';
import type { PizzaRecipe } from './pizza-recipe.ts';
import { oval, spots } from './shapes.ts';
import { toppings } from './toppings.ts';
import type { ToppingLook } from './toppings.ts';

const house: PizzaRecipe = {
  crust: 'classic',
  sauce: 'tomato',
  cheese: 'mozzarella',
  toppings: [
    { look: 'pepperoni' },
    { look: 'mozzarella-pearl' },
    { look: 'cherry-tomato' },
    { look: 'basil' },
  ],
};

/** Copies of a topping lying loose on the table, each with its shadow. */
function scattered(look: ToppingLook, at: readonly Place[]): Mark[] {
  const shadow = toppings[look].shadow ?? [0, 0];
  return [
    fill(
      at
        .map(({ x, y, scale = 1, turn = 0 }) =>
          oval(shadow[0] * scale, shadow[1] * scale, x + 3 * scale, y + 4 * scale, turn),
        )
        .join(''),
      ink.shade,
      0.2,
    ),
    { stamp: toppings[look].pieces[0] ?? [], at },
  ];
}

const table: readonly Mark[] = [
  fill(oval(250, 130, 250, 300), centre([0, tones.flour[0]], [1, ink.flourClear]), 0.8),
  fill(spots('flour near', 90, 230, 1.9, 120, [280, 280]), tones.flour[0], 0.9),
  fill(spots('flour far', 60, 420, 1.5, 170, [420, 220]), tones.flour[1], 0.8),
  ...scattered('basil', [
    { x: 96, y: 336, scale: 3.6, turn: -20 },
    { x: 268, y: 262, scale: 2.8, turn: 70 },
    { x: 402, y: 316, scale: 2.6, turn: 120 },
    { x: 404, y: 62, scale: 3, turn: 150 },
    { x: 52, y: 92, scale: 2.2, turn: 60 },
  ]),
  ...scattered('cherry-tomato', [
    { x: 186, y: 368, scale: 3.6 },
    { x: 348, y: 380, scale: 3, turn: 30 },
    { x: 318, y: 112, scale: 2.3, turn: -24 },
  ]),
  ...scattered('mushroom', [{ x: 92, y: 210, scale: 2.4, turn: -30 }]),
  ...scattered('black-olive', [
    { x: 262, y: 392, scale: 2.2 },
    { x: 232, y: 70, scale: 2 },
    { x: 40, y: 366, scale: 1.9 },
  ]),
  ...scattered('garlic', [
    { x: 30, y: 270, scale: 2.6, turn: 20 },
    { x: 150, y: 142, scale: 2.2, turn: -40 },
  ]),
];

/**
 * The drawing behind the wide picture of the home page: a pizza on a floured table. It never runs in a browser;
 * a test keeps the picture file made from it up to date, so that the first page carries no drawing code.
 */
export const HeroDrawing = (): ReactElement => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -120 1100 700" {...roundLines}>
    <Painting id="table" marks={table} />
    <svg x={400} y={-110} width={680} height={680}>
      <PizzaArt recipe={house} detail="full" />
    </svg>
  </svg>
);
