import type { PluginLoaders } from '../core/engine/load-plugins.ts';

/** Plugins for the web view of a native app; nothing else loads them. */
export const webviewPluginLoaders: PluginLoaders = {
  'app-account-events': () => import('./app-account-events/plugin.ts'),
  'webview-host': () => import('./webview-host/plugin.ts'),
};
