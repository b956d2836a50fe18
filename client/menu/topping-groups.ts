import type { PizzaOption, ToppingGroup } from '../../schemas/types/catalogue/menu-options.ts';

/** Toppings under one heading. */
export interface ToppingShelf {
  /** `onIt` holds what was on the pizza when its builder opened, `other` what has no group. */
  readonly id: ToppingGroup | 'onIt' | 'other';
  readonly toppings: readonly PizzaOption[];
}

const order: readonly ToppingGroup[] = ['meat', 'vegetables', 'cheese', 'sauce'];

/** Toppings under their headings, each in the order given: what is on the pizza first [SHP-22]. */
export function shelvesOf(
  toppings: readonly PizzaOption[],
  onIt: readonly string[],
): readonly ToppingShelf[] {
  const others = toppings.filter(({ id }) => !onIt.includes(id));
  const shelves: readonly ToppingShelf[] = [
    { id: 'onIt', toppings: toppings.filter(({ id }) => onIt.includes(id)) },
    ...order.map((id) => ({ id, toppings: others.filter(({ group }) => group === id) })),
    { id: 'other', toppings: others.filter(({ group }) => group === undefined) },
  ];
  return shelves.filter((shelf) => shelf.toppings.length > 0);
}

/** Letters as one types them in a hurry: without accents and capitals. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll(/[’']/g, ' ');

/** The toppings whose names hold what is looked for, accents and capitals aside [SHP-22]. */
export function toppingsNamed(
  toppings: readonly PizzaOption[],
  sought: string,
): readonly PizzaOption[] {
  const words = plain(sought).split(/\s+/u).filter(Boolean);
  return toppings.filter(({ title }) => words.every((word) => plain(title).includes(word)));
}
