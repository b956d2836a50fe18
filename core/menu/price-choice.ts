import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { PricedChoice } from './priced-choice.ts';
import type { Catalogue } from './catalogue.ts';
import type { Choice } from './choice.ts';
import type { PizzaRules } from './pizza-rules.ts';
import { pricedParts, sumPrices } from './price-parts.ts';
import { priceHalfAndHalf, pricePizza } from './price-pizza.ts';
import { basePrice, modifierPrice } from './prices.ts';

/**
 * Price of a choice on its own, in minor units, with the parts that add up to it
 * [MNU-37, MNU-43, MNU-49, MNU-61]. Undefined when the catalogue has no price for a part of it;
 * `checkChoice` then says which.
 */
export function priceChoice(
  choice: Choice,
  catalogue: Catalogue,
  rules: PizzaRules,
): PricedChoice | undefined {
  const product = catalogue.products.get(choice.productId);
  if (!product) return undefined;
  if (product.type !== 'pizza') return priceWithExtras(choice, product, catalogue);
  return choice.halves
    ? priceHalfAndHalf(choice, choice.halves, product, catalogue, rules)
    : pricePizza(choice, product, catalogue.options, rules);
}

/** What a choice costs that is given away: nothing [BSK-30]. */
export const freeChoice: PricedChoice = {
  base: 0,
  supplements: 0,
  total: 0,
  parts: [{ part: 'base', amount: 0 }],
};

/** Sides take priced extras and dips; the dips count among the extras [MNU-43]. */
function priceWithExtras(
  choice: Choice,
  product: Product,
  { products }: Catalogue,
): PricedChoice | undefined {
  const modifiers = sumPrices(choice.modifiers, (id) => modifierPrice(product, id));
  const dips = sumPrices(choice.dips, (id) => {
    const dip = products.get(id);
    return dip && basePrice(dip, undefined);
  });
  if (modifiers === undefined || dips === undefined) return undefined;
  return pricedParts({ base: basePrice(product, choice.size), modifiers: modifiers + dips });
}
