/** Loaders of the plugins that a browser may load, by when: made of the folder `plugins/` by the build. */
declare module 'virtual:plugins' {
  import type { BrowserLoaders } from '../core/engine/load-moment.ts';

  export const pluginLoaders: BrowserLoaders;
}
