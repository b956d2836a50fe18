import type { Product, ProductType } from '../../schemas/types/catalogue/product.ts';

/**
 * One chosen product with everything that changes its price: what a basket line, a slot of a deal
 * and an entry of an order request have in common. Absent parts mean the product's own defaults.
 */
export interface Choice {
  readonly type: ProductType;
  readonly productId: Product['id'];
  readonly size?: string;
  readonly crust?: string;
  readonly sauce?: string;
  readonly cheese?: string;
  /** All toppings on the pizza, defaults included; an id twice is a double topping [MNU-50]. */
  readonly toppings?: readonly string[];
  /** Ids of priced extras of a side [MNU-43]. */
  readonly modifiers?: readonly string[];
  /** Ids of dips taken with a side [MNU-43]. */
  readonly dips?: readonly string[];
  /** A half-and-half: the ids of its two pizzas, each with its own recipe save the toppings [MNU-56, MNU-61]. */
  readonly halves?: {
    readonly first: string;
    readonly second: string;
    /** All toppings on a half, as on a pizza of its own; an absent half has those it comes with [SHP-21]. */
    readonly toppings?: {
      readonly first?: readonly string[];
      readonly second?: readonly string[];
    };
  };
}
