import type { PluginRoute } from '../../../core/server-half/plugin-route.ts';
import type { SandboxOptions } from '../sandbox-options.ts';
import { apiRoutes } from './api-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { providerOn, storedOf } from './provider.ts';
import { standInRoutes } from './stand-in-routes.ts';
import { trialRoutes } from './trial-routes.ts';

/**
 * All that the provider answers over HTTP, below `/sandbox/gateway`: the API for shops, the pages and scripts for browsers, and
 * what testers do with payments [PAY-141].
 * @param recordsOf where payments are kept: in its own tables unless somewhere else
 */
export function providerRoutes(
  recordsOf: Parameters<typeof providerOn>[0] = storedOf,
): readonly PluginRoute<SandboxOptions>[] {
  const providerOf = providerOn(recordsOf);
  return [
    ...apiRoutes(providerOf),
    ...pageRoutes(providerOf),
    ...standInRoutes(providerOf),
    ...trialRoutes(providerOf),
  ];
}
