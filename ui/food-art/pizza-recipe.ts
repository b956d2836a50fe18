import type { CheeseLook, SauceLook } from './pizza-filling.ts';
import type { CrustLook } from './crusts.ts';
import type { ToppingLook } from './toppings.ts';

/** One topping of a drawn pizza; `count` is in portions (1 when left out, 2 for extra). */
export interface DrawnTopping {
  readonly look: ToppingLook;
  readonly count?: number;
}

/** What lies on one half of a pizza. */
export interface HalfRecipe {
  readonly sauce: SauceLook;
  readonly cheese: CheeseLook;
  readonly toppings: readonly DrawnTopping[];
}

/** What a drawn pizza is made of. */
export interface PizzaRecipe extends HalfRecipe {
  readonly crust: CrustLook;
}

/** Which part of the pizza a recipe covers. */
export type Side = 'whole' | 'left' | 'right';
