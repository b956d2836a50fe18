import type { Extensions } from '../../core/engine/extensions.ts';
import { startMarket } from '../../core/engine/start-market.ts';
import { marketManifest } from '../../core/manifest/layer-manifest.ts';
import type { Problem } from '../../core/manifest/problem.ts';
import { findPlugins } from './find-plugins.ts';
import { manifestFileOf } from './json-file.ts';
import type { Deployment, DeploymentFolders, JsonFiles, MarketFolder } from './read-deployment.ts';
import { checkOptions } from './schemas.ts';
import { withoutMarks } from './translate-mark.ts';

/** A market with its catalogue as it was found. */
export interface MarketWithCatalogue extends MarketFolder {
  /** By name: huts, products, options, deals, discounts, words.<locale>. */
  readonly catalogue: JsonFiles;
}

/**
 * Reads the catalogue of a market through the plugin that fills `catalogue-source` [ENG-20].
 * @throws what the plugin throws, and ContributionError where it is late or answers nonsense
 */
async function readCatalogue(
  extensions: Pick<Extensions, 'one'>,
  { id, path, manifest }: MarketFolder,
): Promise<JsonFiles> {
  const file = manifest.file.slice(0, manifest.file.lastIndexOf('/'));
  const parts = await extensions.one('catalogue-source').read({ market: id, folder: path, file });
  return new Map(parts.map(({ name, ...part }) => [name, withoutMarks(part)]));
}

/** The market with its catalogue; with an empty one, and why, where its source did not answer. */
export async function withCatalogue(
  extensions: Pick<Extensions, 'one'>,
  folder: MarketFolder,
): Promise<{ readonly folder: MarketWithCatalogue; readonly problems: readonly Problem[] }> {
  try {
    const catalogue = await readCatalogue(extensions, folder);
    return { folder: { ...folder, catalogue }, problems: [] };
  } catch (error) {
    const found = error instanceof Error ? error.message : 'an unknown failure';
    const problem: Problem = {
      file: folder.manifest.file,
      pointer: '/plugins',
      expected: "a 'catalogue-source' that answers",
      found,
    };
    return { folder: { ...folder, catalogue: new Map() }, problems: [problem] };
  }
}

/**
 * A market with its catalogue, for tools that read markets without serving them.
 * @throws StartError when nothing of the market reads it
 */
export async function catalogued(
  { defaults, packages }: Deployment,
  folder: MarketFolder,
  { pluginsDir }: Pick<DeploymentFolders, 'pluginsDir'>,
): Promise<MarketWithCatalogue> {
  const manifest = marketManifest({
    defaults: manifestFileOf(defaults.manifest),
    market: manifestFileOf(folder.manifest),
  });
  const { extensions } = await startMarket(
    manifest,
    folder.manifest.file,
    findPlugins(pluginsDir, packages),
    checkOptions,
    { watch: { failed: () => undefined }, points: ['catalogue-source'] },
  );
  return { ...folder, catalogue: await readCatalogue(extensions, folder) };
}
