import type { PluginLoaders } from '../core/engine/load-plugins.ts';

/** Plugins for what follows a visit from outside; they come last, and only with consent. */
export const visitPluginLoaders: PluginLoaders = {
  'visit-scripts': () => import('./visit-scripts/plugin.ts'),
};
