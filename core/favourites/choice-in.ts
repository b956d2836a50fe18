import type { ProductType } from '../../schemas/types/catalogue/product.ts';
import type { Choice } from '../menu/choice.ts';
import { type HalfSide, halfSides } from '../menu/halves.ts';
import { productTypes } from '../orders/order-deals.ts';

/** Longest id of anything that is chosen, as in an order [SEC-01]. */
const longestId = 60;

/** Most entries of a list of toppings, extras or dips, as in an order [SEC-01]. */
const longestList = 30;

export const isId = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length > 0 &&
  value.length <= longestId &&
  !/\p{Cc}/u.test(value);

/** The properties of an object that came from outside; none of what it inherits. */
export const partsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

const isIdList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= longestList && value.every(isId);

const isType = (value: unknown): value is ProductType =>
  productTypes.some((type) => type === value);

const idParts = ['size', 'crust', 'sauce', 'cheese'] as const;
const listParts = ['toppings', 'modifiers', 'dips'] as const;

/**
 * A choice that came from outside, with nothing but what a choice consists of; undefined where any part of it is none.
 * Whether anybody sells it is for the checks of a basket to say [SHP-26].
 */
export function choiceIn(value: unknown): Choice | undefined {
  const parts = partsOf(value);
  const type = parts.get('type');
  const productId = parts.get('productId');
  if (!isType(type) || !isId(productId)) return undefined;
  const ids: Partial<Record<(typeof idParts)[number], string>> = {};
  for (const name of idParts) {
    const id = parts.get(name);
    if (isId(id)) ids[name] = id;
    else if (id !== undefined) return undefined;
  }
  const lists: Partial<Record<(typeof listParts)[number], readonly string[]>> = {};
  for (const name of listParts) {
    const list = parts.get(name);
    if (isIdList(list)) lists[name] = list;
    else if (list !== undefined) return undefined;
  }
  const choice = { type, productId, ...ids, ...lists };
  if (!parts.has('halves')) return choice;
  const halves = halvesIn(parts.get('halves'));
  return halves && { ...choice, halves };
}

function halvesIn(value: unknown): Choice['halves'] {
  const halves = partsOf(value);
  const first = halves.get('first');
  const second = halves.get('second');
  if (!isId(first) || !isId(second)) return undefined;
  if (!halves.has('toppings')) return { first, second };
  const toppings: Partial<Record<HalfSide, readonly string[]>> = {};
  const on = partsOf(halves.get('toppings'));
  for (const side of halfSides) {
    const list = on.get(side);
    if (isIdList(list)) toppings[side] = list;
    else if (list !== undefined) return undefined;
  }
  return { first, second, toppings };
}
