import type { PluginLoaders } from '../core/engine/load-plugins.ts';
import { orderingPluginLoaders } from './ordering-plugins.ts';
import { purchasePluginLoaders } from './purchase-plugins.ts';
import { serverPluginLoaders } from './server-plugins.ts';
import { shellPluginLoaders } from './shell-plugins.ts';
import { visitPluginLoaders } from './visit-plugins.ts';
import { webviewPluginLoaders } from './webview-plugins.ts';

/**
 * Every plugin by its id, one line each in the file of when it is first needed; a market loads only those its
 * manifest names.
 */
export const pluginLoaders: PluginLoaders = {
  ...shellPluginLoaders,
  ...orderingPluginLoaders,
  ...purchasePluginLoaders,
  ...serverPluginLoaders,
  ...visitPluginLoaders,
  ...webviewPluginLoaders,
};
