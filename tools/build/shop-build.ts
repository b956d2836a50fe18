import react from '@vitejs/plugin-react';
import type { BuildEnvironmentOptions, PluginOption } from 'vite';
import type { DeploymentFolders } from '../../server/markets/read-deployment.ts';
import type { BuildScope } from './build-scope.ts';
import { earlyStyles } from './early-styles.ts';
import { leaveOut } from './leave-out.ts';
import { pluginRegistry } from './plugin-registry.ts';
import { slotRegistry } from './slot-registry.ts';
import { tierChunks } from './tier-chunks.ts';

/** What Vite makes the shop with: of every market of a deployment, or of the one in a scope. */
export const shopBuild = (
  root: string,
  folders: DeploymentFolders,
  scope?: BuildScope,
): { readonly plugins: PluginOption[]; readonly build: BuildEnvironmentOptions } => {
  const tiers = tierChunks(root, folders, scope);
  return {
    plugins: [
      react({ jsxImportSource: '@emotion/react' }),
      leaveOut(),
      earlyStyles(),
      pluginRegistry(folders, scope),
      slotRegistry(root, folders, scope),
      tiers.plugin,
    ],
    // The server reads the manifest to name the files that a market's page needs next.
    build: {
      emptyOutDir: true,
      target: 'es2023',
      manifest: true,
      // The bundle bench holds the pages to their budgets, by what they send and not by file.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        // No package of ours does anything by being read, and these do nothing by being imported.
        treeshake: {
          propertyReadSideEffects: false,
          unknownGlobalSideEffects: false,
          moduleSideEffects: [
            { test: /inversify|i18next|mobx-react-lite|stylis|react-router/, sideEffects: false },
          ],
        },
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: tiers.groups,
          },
        },
      },
    },
  };
};
