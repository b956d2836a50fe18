import { dairyAndSeaToppings } from './toppings-dairy-and-sea.ts';
import { leafToppings } from './toppings-leaf.ts';
import { meatToppings } from './toppings-meat.ts';
import { vegetableToppings } from './toppings-vegetable.ts';
import type { Topping } from './topping.ts';

const all = { ...meatToppings, ...vegetableToppings, ...leafToppings, ...dairyAndSeaToppings };

/** The name of a topping drawing: `ToppingLook` of schemas/catalogue/look.schema.json. */
export type ToppingLook = keyof typeof all;

/** Every topping drawing by its name. */
export const toppings: Readonly<Record<ToppingLook, Topping>> = all;
