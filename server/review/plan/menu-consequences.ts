import productSchema from '../../../schemas/catalogue/product.schema.json' with { type: 'json' };
import type { MenuOptions, PizzaOption } from '../../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type { RunningMarket } from '../../markets/running-market.ts';
import { type Amount, amountsOf, type Consequence, turned } from './consequence.ts';
import { entryConsequences } from './entry-consequences.ts';

/** What is new on the menu, gone, or sold at another price. */
export function menuConsequences(
  before: RunningMarket,
  after: RunningMarket,
): readonly Consequence[] {
  const amount = amountsOf(after.market.manifest);
  const [old, next] = [before.catalogue, after.catalogue];
  const products = entryConsequences(old?.products ?? [], next?.products ?? [], {
    schema: productSchema,
    told: ['price', 'sizes', 'cheapestPrice'],
    changes: (was, is) => priceChanges(was, is, amount),
    of: (product) => priceText(product, amount),
  });
  return [...products, ...optionTexts(old?.options, next?.options, amount)].map((text) => ({
    area: 'Menu',
    text,
  }));
}

const priceText = ({ price, sizes = [] }: Product, amount: Amount): string =>
  sizes.length === 0
    ? amount(price)
    : sizes.map((size) => `${size.id} ${amount(size.price)}`).join(', ');

function priceChanges(was: Product, is: Product, amount: Amount): readonly string[] {
  if (!was.sizes || !is.sizes) {
    return was.price === is.price ? [] : [turned(amount(was.price), amount(is.price))];
  }
  const old = new Map(was.sizes.map((size) => [size.id, size]));
  const changed = is.sizes.flatMap(({ id, price }) => {
    const size = old.get(id);
    if (!size) return [`new in ${id} at ${amount(price)}`];
    return size.price === price ? [] : [`${id} ${turned(amount(size.price), amount(price))}`];
  });
  const kept = new Set(is.sizes.map(({ id }) => id));
  const gone = was.sizes.filter(({ id }) => !kept.has(id)).map(({ id }) => `no longer in ${id}`);
  const crusts = is.sizes.flatMap((size) => {
    const [one, other] = [old.get(size.id)?.crusts.join(', '), size.crusts.join(', ')];
    return one === undefined || one === other ? [] : [`crusts in ${size.id} ${turned(one, other)}`];
  });
  return [...changed, ...gone, ...crusts];
}

const lists = {
  sizes: 'size',
  crusts: 'crust',
  sauces: 'sauce',
  cheeses: 'cheese',
  toppings: 'topping',
} as const;

/** Sizes, crusts, sauces, cheeses and toppings that come, go, or cost something else. */
const optionTexts = (
  before: MenuOptions | undefined,
  after: MenuOptions | undefined,
  amount: Amount,
): readonly string[] =>
  (Object.keys(lists) as (keyof typeof lists)[]).flatMap((list) =>
    entryConsequences<{ id: string; title: string; prices?: PizzaOption['prices'] }>(
      before?.[list] ?? [],
      after?.[list] ?? [],
      {
        schema: {},
        told: ['prices'],
        changes: ({ prices: was = {} }, { prices: is = {} }) =>
          Object.keys({ ...was, ...is }).flatMap((size) =>
            was[size] === is[size]
              ? []
              : [`${size} ${turned(priceOr(was[size], amount), priceOr(is[size], amount))}`],
          ),
        of: () => '',
        kind: lists[list],
      },
    ),
  );

const priceOr = (price: number | undefined, amount: Amount): string =>
  price === undefined ? 'not sold' : amount(price);
