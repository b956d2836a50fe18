import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Json, JsonObject } from '../../../core/manifest/json.ts';
import { overlay } from '../../../core/manifest/overlay.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import { type MarketId, marketIds } from '../../core/manifest/real-manifests.ts';
import {
  catalogueFolder,
  chainHuts,
  chainManifest,
  marketOf,
} from '../../vectors/fixture-chain.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { copySampleChain } from '../../setup/sample-chain.ts';

/** A minimum that no catalogue may have is none [BSK-51, OPR-03]. */
function withoutNegative(hut: Hut): Hut {
  const { minDeliveryOrder = 0, ...rest } = hut;
  return minDeliveryOrder < 0 ? rest : hut;
}

/** Sees to it that a market knows the tax code of the chain's salad, on which there is no tax anywhere. */
function withZeroRate(manifest: JsonObject): JsonObject {
  const { rates = [] } = (manifest['tax'] ?? {}) as { rates?: readonly { taxCodes?: string[] }[] };
  const codes = rates.flatMap(({ taxCodes = [] }) => taxCodes);
  if (codes.length === 0 || codes.includes('zero')) return manifest;
  const zero = { description: 'None', percent: 0, taxCodes: ['zero'] };
  return { ...manifest, tax: { rates: [...rates, zero] as unknown as Json } };
}

/** What names deals, vouchers and huts of the market's own catalogue. */
const withoutOwnNames: JsonObject = {
  promo: { landingPages: null },
  menu: { hiddenForVegetarian: [] },
  voucher: { giftCardKind: { ids: [] } },
  hutOverrides: null,
};

/** Puts the catalogue of the vectors in place of a market's own. */
function sellChain(market: MarketId, folder: string, change: JsonObject): void {
  const catalogue = join(folder, 'catalogue');
  rmSync(catalogue, { recursive: true });
  cpSync(fileURLToPath(catalogueFolder), catalogue, { recursive: true });
  const huts = chainHuts.filter(({ sector }) => marketOf(sector) === market).map(withoutNegative);
  writeFileSync(join(catalogue, 'huts.json'), JSON.stringify(huts));
  const file = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
  const changed = overlay(
    overlay(overlay(withZeroRate(manifest), withoutOwnNames), chainManifest, 'keep'),
    change,
    'keep',
  );
  writeFileSync(file, JSON.stringify(changed));
}

/**
 * Starts a server on the sample markets, all of them selling the catalogue of the vectors.
 * @param at when its clock starts, in milliseconds
 * @param change what the manifests of all markets have besides
 */
export async function startFixtureServer(
  at?: number,
  change: JsonObject = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-chain-'));
  const marketsDir = join(folder, 'markets');
  copySampleChain(marketsDir);
  for (const market of marketIds) {
    sellChain(market, join(marketsDir, market), change);
  }
  const server = await startServer({
    environment: { marketsDir },
    ...(at !== undefined && { at }),
  });
  return {
    ...server,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
