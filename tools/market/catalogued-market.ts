import { startMarket } from '../../core/engine/start-market.ts';
import { marketManifest } from '../../core/manifest/layer-manifest.ts';
import { closedInstallation } from '../../core/installation.ts';
import type { Declarations } from '../../core/payments/stored-type.ts';
import { findPlugins } from '../../server/markets/find-plugins.ts';
import { manifestFileOf } from '../../server/markets/json-file.ts';
import { type MarketWithCatalogue, readCatalogue } from '../../server/markets/read-catalogue.ts';
import type {
  Deployment,
  DeploymentFolders,
  MarketFolder,
} from '../../server/markets/read-deployment.ts';
import { checkOptions } from '../../server/markets/schemas.ts';
import { PluginServers } from '../../server/plugins/plugin-servers.ts';
import { createLog } from '../../server/shell/log.ts';

/** The handles of plugins whose server is never opened: they can call outside and read variables, and have no tables. */
const servers = new PluginServers({
  log: createLog('silent'),
  now: () => Date.now(),
  installation: closedInstallation,
  variables: process.env,
});

/** A market with its catalogue, and what its plugins declare of payment types. */
type CataloguedMarket = MarketWithCatalogue & {
  readonly declared: NonNullable<Declarations['declared']>;
};

/**
 * A market with its catalogue, for tools that read markets without serving them.
 * @throws StartError when nothing of the market reads it
 */
export async function cataloguedMarket(
  { defaults, packages }: Deployment,
  folder: MarketFolder,
  { pluginsDir }: Pick<DeploymentFolders, 'pluginsDir'>,
): Promise<CataloguedMarket> {
  const manifest = marketManifest({
    defaults: manifestFileOf(defaults.manifest),
    market: manifestFileOf(folder.manifest),
  });
  const { extensions, manifest: started } = await startMarket(
    manifest,
    folder.manifest.file,
    findPlugins(pluginsDir, packages),
    checkOptions,
    {
      watch: { failed: () => undefined },
      points: ['catalogue-source'],
      contextOf: (loaded, of) => servers.of(folder.id, loaded, of),
    },
  );
  const { declared = {} } = started.payments;
  return { ...folder, catalogue: await readCatalogue(extensions, folder), declared };
}
