/** Why a choice cannot be sold. */
export type ChoiceProblemCode =
  | 'product-unavailable'
  | 'wrong-type'
  | 'size-unavailable'
  | 'crust-unavailable'
  | 'sauce-unavailable'
  | 'cheese-unavailable'
  | 'topping-unavailable'
  | 'modifier-unavailable'
  | 'dip-unavailable'
  | 'not-a-pizza'
  | 'too-many-toppings'
  | 'too-many-additions'
  | 'too-many-removals'
  | 'half-not-halvable'
  | 'half-changed'
  | 'halves-missing';

/** One reason why a choice cannot be sold; a choice may have several. */
export interface ChoiceProblem {
  readonly code: ChoiceProblemCode;
  /** Product, size, crust, sauce, cheese, topping, modifier or dip it is about. */
  readonly entity: string;
  /** The limit that was passed, for the topping limits. */
  readonly limit?: number;
}
