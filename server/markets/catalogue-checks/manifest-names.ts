import { isJsonObject } from '../../../core/manifest/json.ts';
import { pointerTo } from '../../../core/manifest/json-pointer.ts';
import type { ManifestFile } from '../../../core/manifest/layer-manifest.ts';
import { type Problem, unknownName } from '../../../core/manifest/problem.ts';
import { unknownInList } from '../../../core/manifest/unknown-in-list.ts';
import { storedType } from '../../../core/payments/stored-type.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import type { CheckedCatalogue, CheckedList } from './checked-catalogue.ts';

interface Sides {
  readonly catalogue: CheckedCatalogue;
  /** The market's file as it is written. */
  readonly stated: ManifestFile;
  /** The market's manifest, its levels laid together. */
  readonly manifest: Manifest;
}

const idsOf = (catalogue: CheckedCatalogue, list: CheckedList): readonly string[] =>
  catalogue.entries(list).map(({ entry }) => entry.id);

/** Overrides for huts that the market does not have. */
function unknownHutOverrides({ catalogue, stated }: Sides): readonly Problem[] {
  const huts = catalogue.entries('huts').map(({ entry }) => `${entry.sector}:${entry.id}`);
  const overrides = stated.content['hutOverrides'];
  if (huts.length === 0 || !isJsonObject(overrides)) return [];
  return Object.keys(overrides)
    .filter((key) => !huts.includes(key))
    .map((key) => {
      const place = { file: stated.file, pointer: pointerTo(['hutOverrides', key]) };
      return unknownName(place, 'hut of the market', key, huts);
    });
}

/** Lists of the manifest whose names are ids of the catalogue. */
const listsOfIds: readonly { key: string; kind: string; of: CheckedList }[] = [
  { key: 'menu.bagFeeStores', kind: 'hut', of: 'huts' },
  { key: 'menu.hiddenForVegetarian', kind: 'deal', of: 'deals' },
  { key: 'voucher.giftCardKind.ids', kind: 'voucher', of: 'vouchers' },
];

const unknownIds = ({ catalogue, stated }: Sides): readonly Problem[] =>
  listsOfIds.flatMap(({ key, kind, of }) =>
    catalogue.has(of)
      ? unknownInList(stated, key, `${kind} of the market`, idsOf(catalogue, of))
      : [],
  );

/** Products whose tax code no rate of the market is for: nothing would be charged for them [SUR-32]. */
function untaxedProducts({ catalogue, manifest }: Sides): readonly Problem[] {
  const rates = manifest.tax?.rates ?? [];
  const codes = [...new Set(rates.flatMap(({ taxCodes = [] }) => taxCodes))];
  if (codes.length === 0) return [];
  return catalogue.entries('products').flatMap(({ file, pointer, entry }) => {
    const { taxCode } = entry;
    return taxCode === undefined || codes.includes(taxCode)
      ? []
      : [unknownName({ file, pointer: `${pointer}/taxCode` }, 'tax code', taxCode, codes)];
  });
}

/** Payment types that a hut takes and no plugin of its market brings; one that the market has switched off is no mistake. */
function unknownPayments({ catalogue, manifest }: Sides): readonly Problem[] {
  const { declared = {} } = manifest.payments;
  const known = Object.keys(declared);
  if (known.length === 0) return [];
  return catalogue.entries('huts').flatMap(({ file, pointer, entry }) =>
    entry.supportedPayment
      .map(({ type }, index) => ({ type, keys: `/supportedPayment/${index}/type` }))
      .filter(({ type }) => !known.includes(storedType(type, manifest.payments)))
      .map(({ type, keys }) =>
        unknownName({ file, pointer: pointer + keys }, 'payment type of the market', type, known),
      ),
  );
}

/** Categories that a hut leaves out and the market does not have. */
const unknownTabs = ({ catalogue, manifest }: Sides): readonly Problem[] =>
  catalogue
    .entries('huts')
    .flatMap(({ file, pointer, entry: { excludedTabs = [] } }) =>
      excludedTabs.flatMap((tab, index) =>
        manifest.menu.routes.includes(tab)
          ? []
          : [
              unknownName(
                { file, pointer: `${pointer}/excludedTabs/${index}` },
                'category of the market',
                tab,
                manifest.menu.routes,
              ),
            ],
      ),
    );

/** Names by which the manifest and the catalogue of a market refer to each other, and that lead nowhere [OPR-03]. */
export const manifestNameProblems = (sides: Sides): readonly Problem[] => [
  ...unknownHutOverrides(sides),
  ...unknownIds(sides),
  ...untaxedProducts(sides),
  ...unknownPayments(sides),
  ...unknownTabs(sides),
];
