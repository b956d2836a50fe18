import { isJsonObject, type JsonObject } from '../../../core/manifest/json.ts';
import { pointerTo } from '../../../core/manifest/json-pointer.ts';
import type { ManifestFile } from '../../../core/manifest/layer-manifest.ts';
import { type Problem, unknownName } from '../../../core/manifest/problem.ts';
import { stringsAt } from '../../../core/manifest/strings-at.ts';
import { statedTimed } from '../../../core/manifest/timed-problems.ts';
import { amountProblems } from './amounts.ts';
import type { CheckedCatalogue } from './checked-catalogue.ts';

interface Sides {
  readonly catalogue: CheckedCatalogue;
  /** The market's file as it is written. */
  readonly stated: ManifestFile;
  /** Decimals of the market's currency. */
  readonly decimals: number;
}

/** Huts, products and sizes that timed overrides name and the catalogue does not have, and prices no coin is for [OPR-15]. */
export function timedNameProblems({ catalogue, stated, decimals }: Sides): readonly Problem[] {
  const { file, content } = stated;
  const huts = catalogue.entries('huts').map(({ entry }) => `${entry.sector}:${entry.id}`);
  const products = new Map(catalogue.entries('products').map(({ entry }) => [entry.id, entry]));
  const place = (keys: readonly string[]) => ({ file, pointer: pointerTo(keys) });
  const unknownIn = (
    path: readonly string[],
    override: JsonObject,
    { key, kind, names }: { key: string; kind: string; names: readonly string[] },
  ): readonly Problem[] =>
    names.length === 0
      ? []
      : stringsAt(override, key).flatMap((name, index) =>
          names.includes(name)
            ? []
            : [unknownName(place([...path, key, String(index)]), kind, name, names)],
        );
  const ids = [...products.keys()];
  const product = { key: 'soldOut', kind: 'product of the market', names: ids };
  return statedTimed(content).flatMap(([path, override]) => {
    const { prices } = override;
    const priced = isJsonObject(prices) ? Object.entries(prices) : [];
    return [
      ...unknownIn(path, override, { key: 'huts', kind: 'hut of the market', names: huts }),
      ...unknownIn(path, override, product),
      ...priced.flatMap(([id, price]): readonly Problem[] => {
        const keys = [...path, 'prices', id];
        const known = products.get(id);
        if (ids.length === 0) return [];
        if (!known) return [unknownName(place(keys), 'product of the market', id, ids)];
        const sizes = (known.sizes ?? []).map((size) => size.id);
        const sized = isJsonObject(price) ? price['sizes'] : undefined;
        return Object.keys(isJsonObject(sized) ? sized : {})
          .filter((size) => !sizes.includes(size))
          .map((size) => unknownName(place([...keys, 'sizes', size]), 'size of it', size, sizes));
      }),
      ...amountProblems(file, isJsonObject(prices) ? prices : {}, decimals).map((problem) => ({
        ...problem,
        pointer: pointerTo([...path, 'prices']) + problem.pointer,
      })),
    ];
  });
}
