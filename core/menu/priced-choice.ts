import type { PricePart } from '../../schemas/types/catalogue/product.ts';

/** One part of a price and its amount in minor units; parts of a price add up to it [MNU-37]. */
export interface PricedPart {
  readonly part: PricePart;
  readonly amount: number;
}

/** Price of one choice on its own, in minor units. `base + supplements = total`. */
export interface PricedChoice {
  readonly base: number;
  readonly supplements: number;
  readonly total: number;
  readonly parts: readonly PricedPart[];
}

/** The parts of a price in the order they are shown [MNU-37]. */
const partNames = [
  'base',
  'crust',
  'sauce',
  'cheese',
  'toppings',
  'halfAndHalf',
  'modifiers',
] as const satisfies readonly PricePart[];

/** Amounts in minor units by part; a part without a price is undefined. */
type PartAmounts = { readonly base: number | undefined } & {
  readonly [Part in PricePart]?: number | undefined;
};

/** The price that parts add up to; parts of 0 are dropped. Undefined when a part has no price. */
export function pricedParts(amounts: PartAmounts): PricedChoice | undefined {
  const parts: PricedPart[] = [];
  let total = 0;
  for (const part of partNames) {
    if (!(part in amounts)) continue;
    const amount = amounts[part];
    if (amount === undefined) return undefined;
    if (amount !== 0 || part === 'base') parts.push({ part, amount });
    total += amount;
  }
  const base = amounts.base ?? 0;
  return { base, supplements: total - base, total, parts };
}

/** Sum of the prices of ids; undefined when one of them has none. */
export function sumPrices(
  ids: readonly string[] | undefined,
  priceOf: (id: string) => number | undefined,
): number | undefined {
  let sum = 0;
  for (const id of ids ?? []) {
    const price = priceOf(id);
    if (price === undefined) return undefined;
    sum += price;
  }
  return sum;
}
