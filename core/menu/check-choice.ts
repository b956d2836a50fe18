import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from './catalogue.ts';
import { checkHalves } from './check-halves.ts';
import { checkPizza } from './check-pizza.ts';
import type { Choice } from './choice.ts';
import type { ChoiceProblem } from './choice-problem.ts';
import type { PizzaRules } from './pizza-rules.ts';
import { modifierPrice } from './prices.ts';

/** `kind` of the pizza tile under which half-and-halves are sold. */
const halfAndHalfKind = 'half-and-half';

/**
 * Every reason why a choice cannot be sold from a catalogue; none means it can
 * [MNU-50, MNU-51, MNU-57, MNU-58, MNU-59, BSK-05].
 */
export function checkChoice(
  choice: Choice,
  catalogue: Catalogue,
  rules: PizzaRules,
): ChoiceProblem[] {
  const product = catalogue.products.get(choice.productId);
  if (!product) return [{ code: 'product-unavailable', entity: choice.productId }];
  if (product.type !== choice.type) return [{ code: 'wrong-type', entity: product.id }];
  if (product.type !== 'pizza')
    return [...checkPlain(choice), ...checkExtras(choice, product, catalogue)];
  if (choice.halves) return checkHalves(choice, choice.halves, product, catalogue);
  if (product.kind === halfAndHalfKind) return [{ code: 'halves-missing', entity: product.id }];
  return checkPizza(choice, product, catalogue.options, rules);
}

/** Only pizzas have a size, a crust, a recipe or halves. */
function checkPlain(choice: Choice): ChoiceProblem[] {
  const { size, crust, sauce, cheese, toppings, halves } = choice;
  const isPlain = [size, crust, sauce, cheese, toppings, halves].every(
    (part) => part === undefined,
  );
  return isPlain ? [] : [{ code: 'not-a-pizza', entity: choice.productId }];
}

/** Extras must be the product's own, dips those that go with it and are sold [MNU-43]. */
function checkExtras(choice: Choice, product: Product, { products }: Catalogue): ChoiceProblem[] {
  const modifiers = (choice.modifiers ?? [])
    .filter((id) => modifierPrice(product, id) === undefined)
    .map((entity): ChoiceProblem => ({ code: 'modifier-unavailable', entity }));
  const dips = (choice.dips ?? [])
    .filter((id) => !product.dips?.includes(id) || products.get(id)?.type !== 'dip')
    .map((entity): ChoiceProblem => ({ code: 'dip-unavailable', entity }));
  return [...modifiers, ...dips];
}
