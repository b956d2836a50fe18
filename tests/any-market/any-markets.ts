import { readdirSync } from 'node:fs';
import { marketManifest } from '../../core/manifest/layer-manifest.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { contentOf, type JsonFile } from '../../server/markets/json-file.ts';
import { cataloguedMarket } from '../../tools/market/catalogued-market.ts';
import {
  type Deployment,
  type DeploymentFolders,
  type MarketFolder,
  readDeployment,
} from '../../server/markets/read-deployment.ts';
import { madeMarket } from '../setup/made-market.ts';
import { fixtureFolders } from '../setup/fixture-folders.ts';
import { repositoryFolders } from '../setup/plugin-loaders.ts';
import { type MarketCatalogue, readCatalogue } from './market-catalogue.ts';

/** A market of any chain, as its files lay it out. */
export interface AnyMarket extends MarketCatalogue {
  readonly deployment: Deployment;
  readonly folder: MarketFolder;
  /** The manifest over the defaults. */
  readonly settings: Manifest;
}

const fileOf = (file: JsonFile) => ({ file: file.file, content: contentOf(file) });

/** The markets of a folder that have a catalogue. */
async function marketsOf(folders: DeploymentFolders): Promise<readonly AnyMarket[]> {
  const deployment = await readDeployment(folders);
  const markets = await Promise.all(
    deployment.markets.map((market) => cataloguedMarket(deployment, market, folders)),
  );
  return markets
    .filter(({ catalogue }) => catalogue.size > 0)
    .map((folder) => ({
      ...readCatalogue(folders.marketsDir, folder.id),
      deployment,
      folder,
      settings: marketManifest({
        defaults: fileOf(deployment.defaults.manifest),
        market: fileOf(folder.manifest),
      }),
    }));
}

/** What `npm run new -- market` makes, read and gone again. */
async function justMade(...args: readonly string[]): Promise<readonly AnyMarket[]> {
  const { marketsDir, remove } = await madeMarket(...args);
  try {
    return await marketsOf({ ...repositoryFolders, marketsDir });
  } finally {
    remove();
  }
}

/** Ids of markets that were made for the tests alone. */
export const madeIds = ['sol', 'luna'] as const;

/** Markets of other chains, which the tests keep. */
const fixtures = await marketsOf(fixtureFolders);
export const fixtureIds = fixtures.map(({ id }) => id);

/**
 * Every market there is in the repository, whoever added it, those of the fixtures, and two that were just made: one
 * like a sample market, one in a language that nobody has written yet. What holds for any market is asked of all of them.
 */
export const anyMarkets: readonly AnyMarket[] = [
  ...(await marketsOf(repositoryFolders)),
  ...fixtures,
  ...(await justMade(madeIds[0], '--like', 'uk')),
  ...(await justMade(madeIds[1], '--like', 'fr', '--locales', 'pt-PT,en-PT')),
];

/** Ids of the folders of the repository's markets. */
export const marketFolders = readdirSync(repositoryFolders.marketsDir, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'default')
  .map(({ name }) => name);
