import type { Plugin } from '../define-plugin.ts';
import type { ServerHalf } from '../define-server-half.ts';
import { extensionPoints, type LoadMoment } from '../extension-points.ts';
import type { Problem } from '../manifest/problem.ts';

/** The halves of a plugin's folder or package that were loaded: a browser has no server half. */
export interface PluginHalves {
  readonly default: Plugin;
  readonly server?: ServerHalf;
}

/** The plugin with all that its halves contribute. */
export const wholePlugin = ({ default: plugin, server }: PluginHalves): Plugin =>
  server ? { ...plugin, contributes: [...plugin.contributes, ...server.contributes] } : plugin;

/** Contributions that stand in the half that may not have them; points that do not exist are told elsewhere. */
export const misplaced = ({
  default: plugin,
  server,
}: PluginHalves): readonly Omit<Problem, 'file' | 'pointer'>[] => {
  const loadsOf = (point: string): LoadMoment | undefined =>
    Object.hasOwn(extensionPoints, point)
      ? extensionPoints[point as keyof typeof extensionPoints].loads
      : undefined;
  const shared = plugin.contributes
    .filter(({ point }) => loadsOf(point) === 'server')
    .map(({ point }) => ({
      expected: `'${point}' to be filled in server.ts of the plugin, as only the server loads it`,
      found: `it is filled in plugin.ts of ${plugin.id}`,
    }));
  const own = (server?.contributes ?? [])
    .filter(({ point }) => (loadsOf(point) ?? 'server') !== 'server')
    .map(({ point }) => ({
      expected: `'${point}' to be filled in plugin.ts of the plugin, as browsers load it too`,
      found: `it is filled in server.ts of ${plugin.id}`,
    }));
  return [...shared, ...own];
};
