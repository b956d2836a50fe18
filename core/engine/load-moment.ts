import type { BrowserMoment, LoadMoment } from '../extension-point.ts';
import { type ExtensionPointId, extensionPoints } from '../extension-points.ts';
import type { PluginLoaders } from './load-plugins.ts';

/** The moments, the earliest first. */
const loadMoments = [
  'page',
  'hut',
  'checkout',
  'consent',
  'web-view',
  'server',
] as const satisfies readonly LoadMoment[];

/** The plugins that a browser may load, by when. */
export type BrowserLoaders = Readonly<Record<BrowserMoment, PluginLoaders>>;

/** When the half of a plugin in `plugin.ts` is loaded: with the first of the points that it fills [ENG-12]. */
export function loadMomentOf({
  contributes,
}: {
  readonly contributes: readonly { readonly point: ExtensionPointId }[];
}): LoadMoment {
  const wanted = new Set(contributes.map(({ point }) => extensionPoints[point].loads));
  return loadMoments.find((moment) => wanted.has(moment)) ?? 'server';
}
