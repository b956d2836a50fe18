/**
 * How fast deals and baskets are priced, against the same sums in plain inline code that knows these very
 * deals: no rules looked up, no breakdown, no reasons kept. Run with `node tests/bench/pricing.bench.ts`; the ratio is the figure to watch.
 */
import type { PizzaOption } from '../../schemas/types/catalogue/menu-options.ts';
import { priceBasket } from '../../core/basket/price-basket.ts';
import { priceDeal } from '../../core/deals/price-deal.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { dealKinds, dealOf, fill, twoPizzas } from '../core/deals/sample-deals.ts';
import { basketOf, built, hutOf, item, orderOf } from '../core/basket/sample-basket.ts';
import { catalogueOf, drink, pizza, rules, side, withExtras } from '../core/menu/pizzeria.ts';

const roundMs = 200;
const rounds = 7;

/** The best of several rounds, in operations a second: the least disturbed by whatever else runs. */
function operationsPerSecond(operation: () => number): number {
  let best = 0;
  let kept = 0;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    let done = 0;
    do {
      for (let times = 0; times < 100; times += 1) kept += operation();
      done += 100;
    } while (performance.now() - start < roundMs);
    best = Math.max(best, (done * 1000) / (performance.now() - start));
  }
  if (Number.isNaN(kept)) throw new Error('An operation gave no amount.');
  return best;
}

function compare(name: string, engine: () => number, inline: () => number): void {
  if (engine() !== inline()) throw new Error(`${name}: ${engine()} is not ${inline()}.`);
  const ours = operationsPerSecond(engine);
  const theirs = operationsPerSecond(inline);
  const figures = [ours, theirs].map((figure) => Math.round(figure).toLocaleString('en-GB'));
  console.log(
    `${name}: ${figures[0]} ops/s, inline ${figures[1]} ops/s, ratio ${(theirs / ours).toFixed(1)}`,
  );
}

const bogof = dealOf('bogof', twoPizzas, { id: 'bogof' });
const bundle = dealOf('bundle-discount', [{ type: 'pizza' }, { type: 'side' }, { type: 'drink' }], {
  id: 'bundle',
  originalPrice: 26.97,
  price: 21.97,
});
const catalogue = catalogueOf([bogof, bundle]);
const pizzas = fill(pizza('supreme', { crust: 'stuffed' }), withExtras('margherita', 'ham'));
const meal = fill(pizza('supreme'), side('wedges'), drink('cola'));

/** The reference: what one would write by hand for exactly these deals, straight from the catalogue. */
const minor = (decimal: number): number => Math.round(decimal * 100);

function inlinePizza(choice: Choice): { base: number; extras: number } {
  const product = catalogue.products.get(choice.productId);
  const usual = product?.defaultOptions;
  const size = choice.size ?? usual?.size ?? '';
  const crust = choice.crust ?? usual?.crust ?? '';
  const base = product?.sizes?.find(({ id }) => id === size)?.price ?? 0;
  const priceIn = (list: readonly PizzaOption[], id: string): number =>
    minor(list.find((option) => option.id === id)?.prices[size] ?? 0);
  let extras = crust === usual?.crust ? 0 : priceIn(catalogue.options.crusts, crust);
  for (const topping of choice.toppings ?? []) {
    if (!usual?.toppings[0]?.includes(topping))
      extras += priceIn(catalogue.options.toppings, topping);
  }
  return { base: minor(base), extras };
}

const inlinePlain = ({ productId }: Choice): number =>
  minor(catalogue.products.get(productId)?.price ?? 0);

const inlineChoice = (choice: Choice): number => {
  if (choice.type !== 'pizza') return inlinePlain(choice);
  const { base, extras } = inlinePizza(choice);
  return base + extras;
};

const inlineBogof = (): number => {
  const chosen = Object.values(pizzas).flat().map(inlinePizza);
  const dearest = Math.max(...chosen.map(({ base }) => base));
  return dearest + chosen.reduce((sum, { extras }) => sum + extras, 0);
};

compare(
  'a bogof of two pizzas',
  () =>
    priceDeal({ dealId: 'bogof', choices: pizzas }, { catalogue, dealKinds, rules })?.price ?? NaN,
  inlineBogof,
);

const order = orderOf({
  catalogue,
  hut: hutOf({
    variableDeliverySurcharges: [
      { minOrderValue: 0, maxOrderValue: 20, deliverySurcharge: 2.49 },
      { minOrderValue: 21, maxOrderValue: 0, deliverySurcharge: 0 },
    ],
  }),
});
const items = [pizza('supreme'), side('wedges'), drink('cola'), drink('cola')].map(
  (choice, index) => item(choice, { basketItemId: String(index) }),
);
const deals = [built('bogof', pizzas), built('bundle', meal)];

const inlineBasket = (): number => {
  let subtotal = inlineBogof() - 500;
  for (const chosen of Object.values(meal)) {
    for (const choice of chosen) subtotal += inlineChoice(choice);
  }
  for (const { choice } of items) subtotal += inlineChoice(choice);
  const value = Math.ceil(subtotal / 100);
  const tier = order.hut.variableDeliverySurcharges?.find(
    ({ minOrderValue, maxOrderValue }) =>
      minOrderValue <= value && (maxOrderValue === 0 || value <= maxOrderValue),
  );
  const delivery = minor(tier?.deliverySurcharge ?? 0);
  const tax = Math.round((subtotal * 20) / 120);
  return subtotal + delivery - tax + tax;
};

compare(
  'one change of a basket with two deals and four items',
  () => priceBasket({ ...order, basket: basketOf({ deals, items }) }).total,
  inlineBasket,
);
