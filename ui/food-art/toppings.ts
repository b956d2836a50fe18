import { drawnWhenWanted } from './drawn-when-wanted.ts';
import { dairyToppings } from './toppings-dairy.ts';
import { leafToppings } from './toppings-leaf.ts';
import { meatToppings } from './toppings-meat.ts';
import { seaToppings } from './toppings-sea.ts';
import { vegetableToppings } from './toppings-vegetable.ts';
import type { Topping } from './topping.ts';

const all = {
  ...meatToppings,
  ...vegetableToppings,
  ...leafToppings,
  ...dairyToppings,
  ...seaToppings,
};

/** The name of a topping drawing: `ToppingLook` of schemas/catalogue/look.schema.json. */
export type ToppingLook = keyof typeof all;

/** Every topping drawing by its name, drawn when it is first asked for: no menu has them all. */
export const toppings: Readonly<Record<ToppingLook, Topping>> = drawnWhenWanted(all);
