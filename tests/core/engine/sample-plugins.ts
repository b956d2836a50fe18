import { definePlugin, type Contribution, type Plugin } from '../../../core/define-plugin.ts';
import type { PluginLoaders } from '../../../core/engine/load-plugins.ts';
import type { PluginHalves } from '../../../core/engine/plugin-halves.ts';
import { type ExtensionPointId, extensionPoints } from '../../../core/extension-points.ts';
import type { AnalyticsEvent } from '../../../core/shell/ports.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';

/** A plugin of a test: its name and what it contributes. */
export const plugin = (
  id: string,
  contributes: readonly Contribution[],
  others: Partial<Plugin> = {},
): Plugin => ({
  ...definePlugin({ id, title: id, version: '1.0.0', engine: '^1.0.0', contributes: [] }),
  contributes,
  ...others,
});

/** A sink that writes down what it is sent, with its name. */
export const sink = (name: string, sent: string[]): Contribution => ({
  point: 'analytics-sink',
  make: () => ({ send: ({ type }: AnalyticsEvent) => sent.push(`${name} ${type}`) }),
});

/** Something for every point that needs a plugin, so that a market of a test can start. */
const fillerContributions = (Object.keys(extensionPoints) as ExtensionPointId[])
  .filter((point) => extensionPoints[point].cardinality === 'one')
  .map((point) => ({ point, make: () => ({}) }) as unknown as Contribution);

/** A plugin that fills every point that needs one. */
export const filler = plugin('filler', fillerContributions);

const isOfServer = ({ point }: Contribution): boolean => extensionPoints[point]?.loads === 'server';

/** A plugin in its halves: each contribution in the one that may have it. */
const halvesOf = (one: Plugin): PluginHalves => ({
  default: { ...one, contributes: one.contributes.filter((given) => !isOfServer(given)) },
  server: { contributes: one.contributes.filter(isOfServer) },
});

/** Loaders of plugins by their ids. */
export const loadersOf = (...plugins: readonly Plugin[]): PluginLoaders =>
  Object.fromEntries(plugins.map((one) => [one.id, async () => halvesOf(one)]));

/** The part of a manifest that the engine reads. */
export const manifestWith = (...plugins: Manifest['plugins']): Manifest =>
  ({ plugins }) as unknown as Manifest;
