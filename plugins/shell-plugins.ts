import type { PluginLoaders } from '../core/engine/load-plugins.ts';

/** Plugins for what every page has: giving an address, consent, analytics, the host. */
export const shellPluginLoaders: PluginLoaders = {
  beacon: () => import('./beacon/plugin.ts'),
  'browser-host': () => import('./browser-host/plugin.ts'),
  'consent-banner': () => import('./consent-banner/plugin.ts'),
  gazetteer: () => import('./gazetteer/plugin.ts'),
  'fr-street-lookup': () => import('./fr-street-lookup/plugin.ts'),
  'google-maps': () => import('./google-maps/plugin.ts'),
  'hut-list': () => import('./hut-list/plugin.ts'),
  'maps-place': () => import('./maps-place/plugin.ts'),
  'uk-postcode': () => import('./uk-postcode/plugin.ts'),
};
