import type { TFunction } from 'i18next';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { defaultToppings, recipeOf, toppingChanges } from '../../core/menu/default-choice.ts';
import { halfSides, halvesOf } from '../../core/menu/halves.ts';
import { pizzaOption, type OptionList } from '../../core/menu/prices.ts';

/** What was chosen, in words. */
export interface ChoiceWords {
  readonly title: string;
  /** Size and crust, then every change of the recipe, extra and dip, each a line. */
  readonly lines: readonly string[];
}

/** Says what a choice is: its product, and all that differs from how the product comes. */
export function describeChoice(choice: Choice, catalogue: Catalogue, t: TFunction): ChoiceWords {
  const { products } = catalogue;
  const product = products.get(choice.productId);
  const title = product?.title ?? '';
  if (!product) return { title, lines: [] };
  const titleOf = (id: string): string => products.get(id)?.title ?? '';
  const modifiers = (choice.modifiers ?? []).map(
    (id) => product.modifiers?.find((modifier) => modifier.id === id)?.title ?? '',
  );
  const extras = [...modifiers, ...(choice.dips ?? []).map(titleOf)];
  const halves = choice.halves
    ? [
        t('menu.choice.halves', {
          first: titleOf(choice.halves.first),
          second: titleOf(choice.halves.second),
        }),
      ]
    : [];
  return {
    title,
    lines: [
      ...halves,
      ...baseLines(choice, catalogue, t),
      ...extras.map((name) => t('menu.choice.added', { name })),
    ],
  };
}

/** Size and crust of a pizza, and what was changed about its recipe or about the toppings of its halves [SHP-21]. */
function baseLines(choice: Choice, catalogue: Catalogue, t: TFunction): string[] {
  const { products, options } = catalogue;
  const product = products.get(choice.productId);
  const recipe = product && recipeOf(choice, product);
  if (!product || !recipe) return [];
  const name = (list: OptionList, id: string): string =>
    pizzaOption(options, list, id)?.title ?? '';
  const size = options.sizes.find(({ id }) => id === recipe.size)?.title ?? '';
  const base = t('menu.choice.base', { size, crust: name('crusts', recipe.crust) });
  if (choice.halves) {
    const changed = halvesOf(choice).map((half) => {
      const pizza = products.get(half.productId);
      return pizza ? toppingLines(half.toppings, pizza, catalogue, t).join(', ') : '';
    });
    const onHalves = halfSides.flatMap((side, index) => {
      const changes = changed[index] ?? '';
      return changes === '' ? [] : [t(`menu.choice.onHalf.${side}`, { changes })];
    });
    return [base, ...onHalves];
  }
  const usual = product.defaultOptions;
  return [
    base,
    ...(recipe.sauce && recipe.sauce !== usual?.sauces[0] ? [name('sauces', recipe.sauce)] : []),
    ...(recipe.cheese && recipe.cheese !== usual?.cheeses[0]
      ? [name('cheeses', recipe.cheese)]
      : []),
    ...toppingLines(recipe.toppings, product, catalogue, t),
  ];
}

/** What was put on and taken off. */
function toppingLines(
  toppings: readonly string[] | undefined,
  product: Product,
  { options }: Catalogue,
  t: TFunction,
): string[] {
  const usual = defaultToppings(product);
  const { added, removed } = toppingChanges(toppings ?? usual, usual);
  const name = (id: string): string => pizzaOption(options, 'toppings', id)?.title ?? '';
  return [
    ...counted(added).map(({ id, count }) =>
      t(count > 1 ? 'menu.choice.addedTwice' : 'menu.choice.added', { name: name(id), count }),
    ),
    ...counted(removed).map(({ id }) => t('menu.choice.removed', { name: name(id) })),
  ];
}

const counted = (ids: readonly string[]): { readonly id: string; readonly count: number }[] =>
  [...new Set(ids)].map((id) => ({ id, count: ids.filter((other) => other === id).length }));
