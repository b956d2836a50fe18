// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type { Allergen, CatalogueProductAnimalParts } from './product.ts';

/**
 * Under which heading a topping stands (SHP-22); without one it stands after all others.
 */
export type ToppingGroup = 'meat' | 'vegetables' | 'cheese' | 'sauce';

/**
 * What pizzas can be made of in a market: sizes, crusts, sauces, cheeses and toppings with their prices by size. Amounts are decimals in the market's currency.
 */
export interface MenuOptions {
  /**
   * Path of the schema, for editors.
   */
  $schema?: string;
  /**
   * Sizes, smallest first.
   *
   * @minItems 1
   */
  sizes: SizeOption[];
  /**
   * Crusts in menu order.
   *
   * @minItems 1
   */
  crusts: PizzaOption[];
  /**
   * Sauces in menu order.
   *
   * @minItems 1
   */
  sauces: PizzaOption[];
  /**
   * Cheeses in menu order.
   *
   * @minItems 1
   */
  cheeses: PizzaOption[];
  /**
   * Toppings in menu order.
   *
   * @minItems 1
   */
  toppings: PizzaOption[];
}

export interface SizeOption {
  /**
   * Id.
   */
  id: string;
  /**
   * Name, for example Large.
   */
  title: string;
  /**
   * Hint, for example 13.5 inch, serves 2-3.
   */
  desc?: string;
}

/**
 * A crust, sauce, cheese or topping.
 */
export interface PizzaOption {
  /**
   * Id.
   */
  id: string;
  /**
   * Name.
   */
  title: string;
  /**
   * One short sentence.
   */
  desc?: string;
  /**
   * How it is drawn: a CrustLook, SauceLook, CheeseLook or ToppingLook of look.schema.json.
   */
  look: string;
  /**
   * Price by size id; a size that is absent is not sold.
   */
  prices: {
    [k: string]: number;
  };
  group?: ToppingGroup;
  /**
   * A limited-time crust (MNU-47).
   */
  limited?: boolean;
  animal?: CatalogueProductAnimalParts;
  /**
   * 0 none, 1 mild, 2 hot.
   */
  spice?: number;
  /**
   * Allergens it contains: an empty list where it contains none, no list where that is not known (SHP-20).
   */
  allergens?: Allergen[];
  /**
   * Kilocalories it adds to a slice.
   */
  servingCalories?: number;
  /**
   * Click-through rate for sorting (MNU-55).
   */
  popularity?: number;
}
