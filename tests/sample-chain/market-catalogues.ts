import { type MarketCatalogue, readCatalogue } from '../any-market/market-catalogue.ts';
import { marketIds } from '../core/manifest/real-manifests.ts';
import { repositoryFolders } from '../setup/plugin-loaders.ts';

/** The catalogues of the markets of the sample chain, whatever other markets there are. */
export const marketCatalogues: readonly MarketCatalogue[] = marketIds.map((id) =>
  readCatalogue(repositoryFolders.marketsDir, id),
);
