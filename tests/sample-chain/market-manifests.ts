import { marketManifest } from '../../core/manifest/layer-manifest.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { withDeclaredTypes } from '../core/payments/declared-payments.ts';
import { filesOf, type MarketId } from '../core/manifest/real-manifests.ts';
import { marketCatalogues } from './market-catalogues.ts';

/** The manifest of a sample market over the shared defaults. */
export const manifestOf = (market: MarketId): Manifest =>
  withDeclaredTypes(marketManifest(filesOf(market)));

/** A hut of a sample market, for facts that need one but do not look at it. */
export const anyHut = (market: MarketId): Hut => {
  const hut = marketCatalogues.find(({ id }) => id === market)?.huts[0];
  if (!hut) throw new Error(`No hut in ${market}.`);
  return hut;
};
