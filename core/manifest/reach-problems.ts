import { textOf } from './json.ts';
import type { ManifestFile } from './layer-manifest.ts';
import type { Problem } from './problem.ts';
import { stringsAt } from './strings-at.ts';
import { unknownInList } from './unknown-in-list.ts';

/** Lists of sectors that reach across markets: the shared defaults name sectors of all of them. */
const sectorLists = [
  'eta.hiddenSectors',
  'switchToCollection.sectors',
  'loyalty.sectors',
  'loyalty.hiddenSectors',
  'analytics.trackedSectors',
  'upsell.crossSellGaps.sectors',
];

/** Lists of markets, in the same way. */
const marketLists = ['features.voucherMarkets', 'features.dealbotWarningMarkets'];

/** Sectors and markets that a manifest lists and no market has [SHL-01]. */
export function reachProblems(
  manifest: ManifestFile,
  markets: readonly ManifestFile[],
): readonly Problem[] {
  const sectors = markets.flatMap(({ content }) => stringsAt(content, 'sectors'));
  const ids = markets.map(({ content }) => textOf(content['id']));
  return [
    ...sectorLists.flatMap((key) => unknownInList(manifest, key, 'sector', sectors)),
    ...marketLists.flatMap((key) => unknownInList(manifest, key, 'market', ids)),
  ];
}
