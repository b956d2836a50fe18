import type { PluginLoaders } from '../core/engine/load-plugins.ts';

/** Plugins for what comes with a hut: menu and prices. */
export const orderingPluginLoaders: PluginLoaders = {
  'ca-tax-on-top': () => import('./ca-tax-on-top/plugin.ts'),
  'deal-kinds': () => import('./deal-kinds/plugin.ts'),
  'menu-ca': () => import('./menu-ca/plugin.ts'),
  'menu-fr': () => import('./menu-fr/plugin.ts'),
  'menu-in': () => import('./menu-in/plugin.ts'),
  'menu-uk': () => import('./menu-uk/plugin.ts'),
  'surcharge-tiers': () => import('./surcharge-tiers/plugin.ts'),
  'tax-inclusive': () => import('./tax-inclusive/plugin.ts'),
};
