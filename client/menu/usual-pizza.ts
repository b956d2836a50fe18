import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import { checkChoice } from '../../core/menu/check-choice.ts';
import { defaultChoice } from '../../core/menu/default-choice.ts';
import { isTile } from '../../core/menu/listed-products.ts';
import type { PizzaRules } from '../../core/menu/pizza-rules.ts';
import { basePrice } from '../../core/menu/prices.ts';

/** A pizza as it usually comes: its size in words, and what it costs in minor units. */
export interface UsualPizza {
  readonly size: string;
  readonly price: number;
}

/** What a press adds of a pizza of the menu; undefined for what has to be built, or cannot be had as usual today [SHP-10]. */
export function usualPizza(
  product: Product,
  sold: Pick<Catalogue, 'products' | 'options'>,
  rules: PizzaRules,
): UsualPizza | undefined {
  if (product.type !== 'pizza' || isTile(product)) return undefined;
  const choice = defaultChoice(product);
  const price = basePrice(product, choice.size);
  const size = sold.options.sizes.find(({ id }) => id === choice.size)?.title;
  if (price === undefined || size === undefined) return undefined;
  return checkChoice(choice, sold, rules).length === 0 ? { size, price } : undefined;
}
