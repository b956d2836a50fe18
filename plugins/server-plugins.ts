import type { PluginLoaders } from '../core/engine/load-plugins.ts';

/** Plugins that only the server asks. */
export const serverPluginLoaders: PluginLoaders = {
  'gift-cards-embedded': () => import('./gift-cards-embedded/plugin.ts'),
};
