import { isJsonObject, type JsonObject } from '../../core/manifest/json.ts';
import { pointerTo, valueAt } from '../../core/manifest/json-pointer.ts';
import type { Problem } from '../../core/manifest/problem.ts';
import { contrast, TEXT_CONTRAST } from '../../core/theme/contrast.ts';
import type { CheckedLists } from '../markets/catalogue-checks/checked-catalogue.ts';
import type { CheckedMarket } from '../markets/check-deployment.ts';
import { contentOf, manifestFileOf } from '../markets/json-file.ts';
import { timedOverridesOf } from '../../core/manifest/layer-manifest.ts';
import { momentOf, type TimedOverrides } from '../../core/manifest/timed-overrides.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import { priceJumps } from './price-jumps.ts';

const listOf = <Name extends 'huts' | 'products'>({ folder }: CheckedMarket, name: Name) => {
  const { file = name, content } = folder.catalogue.get(name) ?? {};
  const entries: readonly unknown[] = Array.isArray(content) ? content : [];
  return { file, entries: entries as readonly CheckedLists[Name][] };
};

/** Experiments that are over: every visitor gets the first variant. */
function endedExperiments({ folder, market }: CheckedMarket, today: string): readonly Problem[] {
  const stated = contentOf(folder.manifest);
  return Object.entries(market.manifest.experiments.list)
    .filter(([, { expires }]) => expires < today)
    .filter(([name]) => valueAt(stated, ['experiments', 'list', name]) !== undefined)
    .map(([name, { expires }]) => ({
      file: folder.manifest.file,
      pointer: pointerTo(['experiments', 'list', name, 'expires']),
      expected: `a day to come, not before ${today}`,
      found: `"${expires}"`,
      remedy: 'Take the experiment out, or give it another end',
    }));
}

/** Timed overrides that have ended at every hut: they do nothing any more [OPR-15]. */
function endedOverrides(checked: CheckedMarket, now: number): readonly Problem[] {
  const { file, content } = manifestFileOf(checked.folder.manifest);
  const nothing = { file, content: {} };
  const stated = timedOverridesOf({ defaults: nothing, market: { file, content } });
  const zones = new Set(listOf(checked, 'huts').entries.map(({ timeZone }) => timeZone));
  return Object.entries(stated as unknown as TimedOverrides).flatMap(([id, { until = '' }]) => {
    const ends = [...zones].map((zone) => momentOf(until, zone));
    return ends.length > 0 && ends.every((end) => end <= now)
      ? [
          {
            file,
            pointer: pointerTo(['timedOverrides', id]),
            expected: 'an override that has not ended',
            found: `one until ${until}`,
            remedy: 'Take it out: it does nothing any more',
          },
        ]
      : [];
  });
}

/** Huts whose minimum nobody reaches with any one product. */
function steepMinimums(market: CheckedMarket): readonly Problem[] {
  const { entries: products } = listOf(market, 'products');
  const { file, entries: huts } = listOf(market, 'huts');
  const dearest = Math.max(
    0,
    ...products.flatMap(({ price, sizes }) => [
      price,
      // What is mistyped is told as an error, by its own place.
      ...(Array.isArray(sizes) ? sizes : []).map((size) => size.price),
    ]),
  );
  return huts.flatMap((hut, index) =>
    (['minDeliveryOrder', 'minCollectionOrder'] as const).flatMap((key) => {
      const minimum = hut[key] ?? 0;
      return minimum <= dearest
        ? []
        : [
            {
              file,
              pointer: `/${index}/${key}`,
              expected: `at most what the dearest product costs, ${dearest}`,
              found: String(minimum),
            },
          ];
    }),
  );
}

/** Minimums of the manifest that no hut goes by, because each has its own. */
function unusedMinimums(market: CheckedMarket): readonly Problem[] {
  const { folder } = market;
  const { entries: huts } = listOf(market, 'huts');
  const pairs = [['deliveryDefault', 'minDeliveryOrder']] as const;
  return pairs.flatMap(([key, ofHut]) => {
    const path = ['minimumOrder', key];
    const own = huts.filter((hut) => hut[ofHut] !== undefined).length;
    if (valueAt(contentOf(folder.manifest), path) === undefined || own === 0) return [];
    return [
      {
        file: folder.manifest.file,
        pointer: pointerTo(path),
        expected: `a value that huts go by: ${own} of ${huts.length} have their own ${ofHut}`,
        found: JSON.stringify(valueAt(contentOf(folder.manifest), path)),
      },
    ];
  });
}

/** Overrides of single huts that repeat what holds without them, or hide what their sector says. */
function hidingOverrides({ folder }: CheckedMarket): readonly Problem[] {
  const stated = contentOf(folder.manifest);
  const { hutOverrides, sectorOverrides } = stated;
  if (!isJsonObject(hutOverrides) || !isJsonObject(sectorOverrides)) return [];
  return Object.entries(hutOverrides).flatMap(([hut, override]) => {
    const [sector = ''] = hut.split(':');
    const ofSector = sectorOverrides[sector];
    if (!isJsonObject(override) || !isJsonObject(ofSector)) return [];
    return leavesOf(override)
      .filter((path) => valueAt(ofSector, path) !== undefined)
      .map((path) => ({
        file: folder.manifest.file,
        pointer: pointerTo(['hutOverrides', hut, ...path]),
        expected: `no override without an end over that of its sector, ${JSON.stringify(valueAt(ofSector, path))}`,
        found: JSON.stringify(valueAt(override, path)),
      }));
  });
}

/** The paths of an object's values that are no objects. */
const leavesOf = (content: JsonObject, path: readonly string[] = []): readonly string[][] =>
  Object.entries(content).flatMap(([key, value]) =>
    isJsonObject(value) ? leavesOf(value, [...path, key]) : [[...path, key]],
  );

/** A text colour that is too pale for white and is darkened, so that pages do not look as stated. */
function paleInk({ folder }: CheckedMarket): readonly Problem[] {
  const { ink } = contentOf(folder.theme);
  if (typeof ink !== 'string') return [];
  const ratio = contrast(ink, '#ffffff');
  return ratio >= TEXT_CONTRAST
    ? []
    : [
        {
          file: folder.theme.file,
          pointer: '/ink',
          expected: `a colour with a contrast of at least ${TEXT_CONTRAST} to white`,
          found: `"${ink}", ${ratio.toFixed(1)}`,
          remedy: 'It is shown darker than stated, so that it can be read',
        },
      ];
}

/**
 * What works and an operator should look at again [OPR-04].
 * @param productsBefore the products of a file as they were, which prices are compared with
 * @param now the present moment, in milliseconds
 */
export function warningsOf(
  market: CheckedMarket,
  {
    productsBefore,
    now,
  }: { readonly productsBefore: (file: string) => readonly Product[]; readonly now: number },
): readonly Problem[] {
  const products = listOf(market, 'products');
  return [
    ...endedExperiments(market, new Date(now).toISOString().slice(0, 10)),
    ...endedOverrides(market, now),
    ...steepMinimums(market),
    ...unusedMinimums(market),
    ...hidingOverrides(market),
    ...paleInk(market),
    ...priceJumps(products, productsBefore(products.file)),
  ];
}
