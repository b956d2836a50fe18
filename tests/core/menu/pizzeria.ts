import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { MenuOptions, PizzaOption } from '../../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import type { PizzaRules } from '../../../core/menu/pizza-rules.ts';

/** A small menu whose prices are those of the worked examples of the specification. */

const option = (id: string, price: number): PizzaOption => ({
  id,
  title: id,
  look: id,
  prices: { medium: price, large: price },
});

export const options: MenuOptions = {
  sizes: [
    { id: 'medium', title: 'Medium' },
    { id: 'large', title: 'Large' },
  ],
  crusts: [option('classic', 0), option('stuffed', 2), option('thin', 0.5)],
  sauces: [option('tomato', 0), option('barbecue', 0.5)],
  cheeses: [option('mozzarella', 0), option('vegan', 1)],
  toppings: [
    option('pepperoni', 1.5),
    option('mushroom', 1),
    option('onion', 1.25),
    option('ham', 1.5),
    option('olive', 0.75),
  ],
};

/** The same options, each of which names what in it comes from animals; nothing unless said otherwise. */
export const optionsWith = (
  animal: Readonly<Record<string, NonNullable<PizzaOption['animal']>>>,
): MenuOptions => {
  const named = (list: readonly PizzaOption[]): PizzaOption[] =>
    list.map((entry) => ({ ...entry, animal: animal[entry.id] ?? [] }));
  const { sizes, crusts, sauces, cheeses, toppings } = options;
  return {
    sizes,
    crusts: named(crusts),
    sauces: named(sauces),
    cheeses: named(cheeses),
    toppings: named(toppings),
  };
};

/** A halvable pizza; the price is that of its default size large, medium costs 3.00 less. */
export const pizzaOf = (id: string, price: number, more: Partial<Product> = {}): Product => ({
  id,
  type: 'pizza',
  kind: 'pizza',
  title: id,
  price,
  taxCode: 'standard',
  halvable: true,
  sizes: [
    { id: 'medium', price: Math.max(0, price - 3), crusts: ['classic', 'stuffed'] },
    { id: 'large', price, crusts: ['classic', 'stuffed', 'thin'] },
  ],
  defaultOptions: {
    size: 'large',
    crust: 'classic',
    sauces: ['tomato', 'barbecue'],
    cheeses: ['mozzarella'],
    toppings: [['mushroom', 'onion'], ['ham']],
  },
  ...more,
});

export const productOf = (
  id: string,
  type: Product['type'],
  price: number,
  more: Partial<Product> = {},
): Product => ({ id, type, kind: type, title: id, price, taxCode: 'standard', ...more });

const products: readonly Product[] = [
  pizzaOf('supreme', 15.99),
  pizzaOf('florentine', 14.49),
  pizzaOf('margherita', 12.99, { veg: true }),
  pizzaOf('marinara', 9.99, { vegan: true }),
  pizzaOf('bambino', 7.99, { halvable: false }),
  pizzaOf('half-and-half', 12.99, { kind: 'half-and-half', halvable: false }),
  productOf('wedges', 'side', 4.99, {
    kind: 'side',
    modifiers: [{ id: 'cheesy', title: 'Cheesy', price: 1.2 }],
    dips: ['garlic-dip'],
  }),
  productOf('wings', 'side', 10.49, { kind: 'wings' }),
  productOf('cola', 'drink', 2.49, { subtype: 'soft' }),
  productOf('water', 'drink', 0.89, { subtype: 'soft' }),
  productOf('lager', 'drink', 3.49, { subtype: 'alcohol', alcohol: true }),
  productOf('brownie', 'dessert', 3.99),
  productOf('garlic-dip', 'dip', 0.99),
  productOf('chilli-dip', 'dip', 0.49),
];

/** The menu with these deals, and these products besides its own. */
export const catalogueOf = (
  deals: readonly Deal[] = [],
  more: readonly Product[] = [],
  discounts: Catalogue['discounts'] = new Map(),
): Catalogue => ({
  currency: 'GBP',
  products: new Map([...products, ...more].map((product) => [product.id, product])),
  deals: new Map(deals.map((deal) => [deal.id, deal])),
  discounts,
  options,
});

export const rules: PizzaRules = {
  maxToppings: 6,
  maxAdditions: 6,
  maxRemovals: 6,
  freeToppings: 0,
  maxSavingFreeToppings: false,
  halfAndHalfSupplement: 100,
  halfToppings: 'half-price',
};

export const pizza = (productId: string, more: Partial<Choice> = {}): Choice => ({
  type: 'pizza',
  productId,
  ...more,
});

/** With its usual toppings and these. */
export const withExtras = (productId: string, ...extras: readonly string[]): Choice =>
  pizza(productId, { toppings: ['mushroom', 'onion', ...extras] });

export const halfAndHalf = (first: string, second: string, more: Partial<Choice> = {}): Choice =>
  pizza('half-and-half', { halves: { first, second }, ...more });

export const side = (productId: string, more: Partial<Choice> = {}): Choice => ({
  type: 'side',
  productId,
  ...more,
});
export const drink = (productId: string): Choice => ({ type: 'drink', productId });
export const dessert = (productId: string): Choice => ({ type: 'dessert', productId });
export const dip = (productId: string): Choice => ({ type: 'dip', productId });
