import type { Problem } from '../../core/manifest/problem.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';

/** Share of a price by which it may change without a warning [OPR-04]. */
const usualChange = 0.3;

/** By which share of itself a price changes, in steps of a hundredth of a percent. */
const changeOf = (before: number, after: number): number =>
  Math.round((Math.abs(after - before) / before) * 10_000) / 10_000;

/** The prices of a product, with the keys that lead to them. */
const pricesOf = ({
  price,
  sizes = [],
}: Product): readonly (readonly [string, string, number])[] => [
  ['/price', 'price', price],
  ...sizes.map((size, index) => [`/sizes/${index}/price`, size.id, size.price] as const),
];

/**
 * Prices that differ by more than 30 % from what they were: a slip of the keyboard, as a rule [OPR-04].
 * @param before the products as they were
 */
export function priceJumps(
  { file, entries }: { readonly file: string; readonly entries: readonly Product[] },
  before: readonly Product[],
): readonly Problem[] {
  const nameOf = ({ id, sectors = [] }: Product) => `${id} ${sectors.join()}`;
  const byName = new Map(before.map((product) => [nameOf(product), product]));
  return entries.flatMap((product, index) => {
    const old = byName.get(nameOf(product));
    if (!old) return [];
    const was = new Map(pricesOf(old).map(([, part, price]) => [part, price]));
    return pricesOf(product).flatMap(([keys, part, price]) => {
      const last = was.get(part);
      if (!last || changeOf(last, price) <= usualChange) return [];
      const expected = `a price within 30 % of the last one, ${last}`;
      return [{ file, pointer: `/${index}${keys}`, expected, found: String(price) }];
    });
  });
}
