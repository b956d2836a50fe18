import type { DealPricing } from '../../../core/deals/fill-slots.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import type { Deal, DealOption } from '../../../schemas/types/catalogue/deal.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { dealKinds } from '../deals/sample-deals.ts';
import { catalogueOf, pizzaOf, productOf, rules } from '../menu/pizzeria.ts';

/** A source of chance that gives the same numbers for the same seed (mulberry32). */
class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** At least 0, below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let bits = this.state;
    bits = Math.imul(bits ^ (bits >>> 15), bits | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  of<Entry>(list: readonly Entry[]): Entry {
    return list[this.between(0, list.length - 1)] as Entry;
  }

  /** True as often as said, from 0 to 1. */
  is(probability: number): boolean {
    return this.next() < probability;
  }
}

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** A menu of the usual size: 24 pizzas in two sizes, and what goes with them. */
const menu: readonly Product[] = [
  ...range(24).map((at) => pizzaOf(`pizza-${at}`, 11.49 + 0.5 * Math.floor(at / 2) * 2)),
  ...range(10).map((at) =>
    productOf(`side-${at}`, 'side', 3.99 + 0.5 * at, { kind: at < 6 ? 'side' : 'wings' }),
  ),
  ...range(8).map((at) =>
    productOf(`drink-${at}`, 'drink', 1.29 + 0.4 * at, { subtype: at < 5 ? 'soft' : 'soft-large' }),
  ),
  ...range(6).map((at) => productOf(`dessert-${at}`, 'dessert', 3.49 + 0.6 * at)),
  ...range(6).map((at) => productOf(`dip-${at}`, 'dip', 0.49 + 0.1 * at)),
];

const ofType = (type: Product['type']): readonly string[] =>
  menu.flatMap((product) => (product.type === type ? [product.id] : []));

/** One of each kind that regroups items for every seven flat deals, as in the catalogues of the sample chain. */
const kinds = [
  'bogof',
  'bogoh',
  'bogtf',
  'buyx-gety',
  'bundle-discount',
  'std-drink-price',
  'std-pizza-price',
  ...range(7).map(() => 'flat'),
];

/** What an item of a type usually costs, in whole units of money. */
const usual: Record<Product['type'], number> = {
  pizza: 15,
  side: 6,
  drink: 2.5,
  dessert: 5,
  dip: 0.8,
};

/** Pizzas come in price tiers: a deal takes all of them, or those up to a tier. */
function pizzaOption(chance: Chance, count: number): DealOption {
  const pizzas = ofType('pizza');
  return {
    type: 'pizza',
    count,
    ...(chance.is(0.8) ? { subtype: chance.of(['medium', 'large']) } : {}),
    ...(chance.is(0.2) ? { entities: pizzas.slice(0, chance.of([8, 12, 16])) } : {}),
  };
}

function otherOption(chance: Chance): DealOption {
  const type = chance.of(['side', 'side', 'drink', 'drink', 'dessert', 'dip'] as const);
  if (type === 'drink') return { type, subtype: chance.of(['soft', 'soft-large']) };
  if (type === 'dip') return { type, count: chance.between(1, 3) };
  const kind = type === 'side' && chance.is(0.5) ? { kind: chance.of(['side', 'wings']) } : {};
  const optional = chance.is(0.12) ? { min: 0, max: 2 } : {};
  return { type, ...kind, ...optional, ...(chance.is(0.05) ? { free: true } : {}) };
}

function optionsOf(kind: string, chance: Chance): DealOption[] {
  if (kind === 'bogof' || kind === 'bogoh') return [pizzaOption(chance, 2)];
  if (kind === 'bogtf' || kind === 'buyx-gety') return [pizzaOption(chance, 3)];
  if (kind === 'std-drink-price') return [pizzaOption(chance, 1), { type: 'drink' }];
  const pizzas = pizzaOption(chance, chance.between(1, 3));
  return [
    pizzas,
    ...range(chance.between(kind === 'std-pizza-price' ? 0 : 1, 3)).map(() => otherOption(chance)),
  ];
}

const listPrice = (options: readonly DealOption[]): number =>
  options.reduce(
    (sum, { type, count = 1, min = count, free }) =>
      sum + (free ? 0 : usual[type] * (type === 'dip' ? count : min)),
    0,
  );

function seededDeal(place: number, chance: Chance): Deal {
  const kind = chance.of(kinds);
  const options = optionsOf(kind, chance);
  const full = listPrice(options);
  const part = 0.6 + 0.35 * chance.next();
  const money = (amount: number): number => Math.round(amount * 100) / 100;
  const price =
    kind === 'std-pizza-price' ? 9.99 : kind === 'std-drink-price' ? 1 : money(full * part);
  return {
    id: `deal-${place}`,
    kind,
    title: `Deal ${place}`,
    options,
    price,
    originalPrice: kind === 'bundle-discount' ? money(price + 2 + 4 * chance.next()) : money(full),
    ...(chance.is(0.15) ? { maxPerCustomer: chance.between(1, 2) } : {}),
    ...(chance.is(0.1) && place > 0 ? { conflicts: [`deal-${chance.between(0, place - 1)}`] } : {}),
    ...(chance.is(0.15)
      ? {
          surcharges: [
            { optionIndex: 0, entityId: chance.of(['stuffed', 'large', 'pizza-23']), amount: 1.5 },
          ],
        }
      : {}),
    ...(chance.is(0.1) ? { rules: { cheapest: { parts: ['base', 'crust'] } } } : {}),
    ...(chance.is(0.05) ? { rules: { surcharge: false } } : {}),
  };
}

function seededChoice(chance: Chance): Choice {
  const type = chance.of([
    ...range(9).map(() => 'pizza'),
    ...range(4).map(() => 'side'),
    ...range(4).map(() => 'drink'),
    'dessert',
    'dessert',
    'dip',
  ] as Product['type'][]);
  const productId = chance.of(ofType(type));
  if (type !== 'pizza') return { type, productId };
  return {
    type,
    productId,
    size: chance.of(['medium', 'large']),
    ...(chance.is(0.2) ? { crust: 'stuffed' } : {}),
    ...(chance.is(0.2) ? { toppings: ['mushroom', 'onion', 'ham'] } : {}),
  };
}

/** Items to buy and the shop that sells them. */
export interface SeededShop {
  readonly choices: readonly Choice[];
  readonly deals: readonly Deal[];
  readonly pricing: DealPricing;
}

/** A basket of so many items at a hut with so many deals; the same for the same seed. */
export function seededShop(seed: number, items: number, deals: number): SeededShop {
  const chance = new Chance(seed * 7919 + items * 131 + deals);
  const offered = range(deals).map((place) => seededDeal(place, chance));
  return {
    choices: range(items).map(() => seededChoice(chance)),
    deals: offered,
    pricing: { catalogue: catalogueOf(offered, menu), dealKinds, rules },
  };
}
