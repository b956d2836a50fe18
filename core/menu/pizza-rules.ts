import type { Manifest } from '../../schemas/types/manifest.ts';
import { isFeatureOn } from '../experiments/is-feature-on.ts';
import { toMinor } from '../money/money.ts';

/** A market's rules for what a choice may hold and what it costs; amounts in minor units. */
export interface PizzaRules {
  /** Toppings in all, a double topping counting as two [MNU-50]. */
  readonly maxToppings: number;
  readonly maxAdditions: number;
  readonly maxRemovals: number;
  /** Extra toppings that are free [MNU-53]. */
  readonly freeToppings: number;
  /** The dearest extras are the free ones; else the first added [MNU-53, MNU-54]. */
  readonly maxSavingFreeToppings: boolean;
  readonly halfAndHalfSupplement: number;
  /** Whether a half takes toppings of its own, and how much of a topping's price it then pays [SHP-21]. */
  readonly halfToppings: Manifest['pizza']['halfToppings'];
}

/** Flag that makes the dearest extra toppings the free ones [EXP-87]. */
const maxSavingFlag = 'max-saving-free-toppings';

/** The rules of a market. */
export function pizzaRules(manifest: Pick<Manifest, 'menu' | 'pizza' | 'flags'>): PizzaRules {
  const { toppings } = manifest.menu;
  return {
    maxToppings: toppings.max,
    maxAdditions: toppings.maxAdditions,
    maxRemovals: toppings.maxRemovals,
    freeToppings: manifest.pizza.freeToppings,
    maxSavingFreeToppings: isFeatureOn(manifest.flags, maxSavingFlag),
    halfAndHalfSupplement: toMinor(manifest.pizza.halfAndHalfSupplement),
    halfToppings: manifest.pizza.halfToppings,
  };
}
