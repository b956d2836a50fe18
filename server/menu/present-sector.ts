import { hutForAWhile, pricedForAWhile } from '../../core/localisation/hut-for-a-while.ts';
import { inForce, type PlacedOverride } from '../../core/manifest/timed-overrides.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';

/** What was made of something while the same overrides held. */
interface Made<Value> {
  /** Those that had not ended. */
  readonly told?: readonly PlacedOverride[];
  readonly holding: readonly PlacedOverride[];
  readonly value: Value;
}

/** Huts and products as they are while timed overrides hold: the same object until one of them begins or ends. */
export interface PresentSector {
  readonly hut: (hut: Hut, overrides: readonly PlacedOverride[]) => Hut;
  /** With the prices that hold and without what is sold out. */
  readonly products: (
    products: readonly Product[],
    overrides: readonly PlacedOverride[],
  ) => readonly Product[];
}

/** @param clock the present moment, in milliseconds */
export function presentSector(clock: () => number): PresentSector {
  const huts = new WeakMap<Hut, Made<Hut>>();
  const menus = new WeakMap<readonly Product[], Made<readonly Product[]>[]>();
  return {
    hut(hut, overrides) {
      if (overrides.length === 0) return hut;
      const at = clock();
      const told = overrides.filter(({ until }) => at < until);
      const holding = inForce(told, at);
      const found = huts.get(hut);
      if (found && isSame(found.told ?? [], told) && isSame(found.holding, holding))
        return found.value;
      const value = hutForAWhile(hut, told, at);
      huts.set(hut, { told, holding, value });
      return value;
    },
    products(products, overrides) {
      const holding = inForce(overrides, clock());
      if (holding.length === 0) return products;
      const made = menus.get(products) ?? [];
      const found = made.find((one) => isSame(one.holding, holding));
      if (found) return found.value;
      const soldOut = new Set(holding.flatMap(({ override }) => override.soldOut ?? []));
      const value = products
        .filter(({ id }) => !soldOut.has(id))
        .map((product) => pricedForAWhile(product, holding));
      menus.set(products, [...made.slice(-keptMenus), { holding, value }]);
      return value;
    },
  };
}

/** Menus that are kept of a sector: its huts may differ. */
const keptMenus = 50;

const isSame = (one: readonly PlacedOverride[], other: readonly PlacedOverride[]): boolean =>
  one.length === other.length && one.every((override, index) => override === other[index]);
