import type { Catalogue } from '../../core/menu/catalogue.ts';
import { defaultChoice } from '../../core/menu/default-choice.ts';
import { type PizzaRules, pizzaRules } from '../../core/menu/pizza-rules.ts';
import { priceChoice } from '../../core/menu/price-choice.ts';
import { cheapestPrice } from '../../core/menu/prices.ts';
import { toDecimal } from '../../core/money/money.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

/** Products and manifests are frozen data, so each answer is worked out once. */
const known = new WeakMap<Product, WeakMap<Manifest, Product>>();

/** A product as the product call answers it: with its lowest price and the parts of its price [MNU-37, MNU-38]. */
export function productAnswer(product: Product, catalogue: Catalogue, manifest: Manifest): Product {
  const answers = known.get(product) ?? new WeakMap<Manifest, Product>();
  known.set(product, answers);
  const answer = answers.get(manifest) ?? workedOut(product, catalogue, pizzaRules(manifest));
  answers.set(manifest, answer);
  return answer;
}

function workedOut(product: Product, catalogue: Catalogue, rules: PizzaRules): Product {
  const priced = priceChoice(defaultChoice(product), catalogue, rules);
  const parts = priced?.parts.map(({ part, amount }) => ({ part, amount: toDecimal(amount) }));
  return {
    ...product,
    cheapestPrice: toDecimal(cheapestPrice(product)),
    priceBreakdown: parts ?? [{ part: 'base', amount: product.price }],
  };
}
