/** Loaders of the plugins that a browser may load, by when: made of the folder `plugins/` by the build. */
declare module 'virtual:plugins' {
  import type { BrowserLoaders } from '../core/engine/load-moment.ts';

  export const pluginLoaders: BrowserLoaders;
}

/** The plugins whose ui half fills a slot: one module a slot, made of the folder `plugins/` by the build. */
declare module 'virtual:slots/*' {
  import type { Fillers } from './slots/fillers.ts';

  const fillers: Fillers;
  export default fillers;
}
