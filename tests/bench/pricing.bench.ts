/**
 * How fast deals and baskets are priced, against the same sums in plain inline code over prices that
 * are already minor units. Run with `node tests/bench/pricing.bench.ts`; the ratio is the figure to watch.
 */
import { priceBasket } from '../../core/basket/price-basket.ts';
import { priceDeal } from '../../core/deals/price-deal.ts';
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
const amounts = { supreme: 1599, margherita: 1299, stuffed: 200, ham: 150, wedges: 499, cola: 249 };

const inlineBogof = (): number =>
  Math.max(amounts.supreme, amounts.margherita) + amounts.stuffed + amounts.ham;

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
  const loose = amounts.supreme + amounts.wedges + 2 * amounts.cola;
  const bundled = amounts.supreme + amounts.wedges + amounts.cola - 500;
  const subtotal = inlineBogof() + bundled + loose;
  const delivery = Math.ceil(subtotal / 100) <= 20 ? 249 : 0;
  const tax = Math.floor((2 * subtotal * 20 + 120) / 240);
  return subtotal + delivery + (tax < 0 ? 1 : 0);
};

compare(
  'one change of a basket with two deals and four items',
  () => priceBasket({ ...order, basket: basketOf({ deals, items }) }).total,
  inlineBasket,
);
