import type { Contribution, Plugin } from '../define-plugin.ts';
import type { ServerHalf } from '../define-server-half.ts';
import type { LoadMoment } from '../extension-point.ts';
import { extensionPoints } from '../extension-points.ts';
import type { Problem } from '../manifest/problem.ts';

/** The server half of a plugin with what lies beside it. */
export interface LoadedServerHalf extends ServerHalf {
  /** The text of every file of `migrations/` by its name, without `.sql`. */
  readonly migrations?: Readonly<Record<string, string>>;
}

/** The halves of a plugin's folder or package that were loaded: a browser has no server half. */
export interface PluginHalves {
  readonly default: Plugin;
  readonly server?: LoadedServerHalf;
}

type Mistake = Pick<Problem, 'expected' | 'found'>;

/** The plugin with all that its halves contribute. */
export const wholePlugin = ({ default: plugin, server }: PluginHalves): Plugin =>
  server?.contributes
    ? { ...plugin, contributes: [...plugin.contributes, ...server.contributes] }
    : plugin;

/** What is wrong with how the halves of a plugin are made. */
export const halfMistakes = ({ default: plugin, server }: PluginHalves): readonly Mistake[] => [
  ...misplaced(plugin, server?.contributes ?? []),
  ...(server ? [...wrongRoutes(plugin, server), ...wrongJobs(server)] : []),
];

const loadsOf = (point: string): LoadMoment | undefined =>
  Object.hasOwn(extensionPoints, point)
    ? extensionPoints[point as keyof typeof extensionPoints].loads
    : undefined;

/** Contributions that stand in the half that may not have them; points that do not exist are told elsewhere. */
function misplaced(plugin: Plugin, own: readonly Contribution[]): readonly Mistake[] {
  const shared = plugin.contributes
    .filter(({ point }) => loadsOf(point) === 'server')
    .map(({ point }) => ({
      expected: `'${point}' to be filled in server.ts of the plugin, as only the server loads it`,
      found: `it is filled in plugin.ts of ${plugin.id}`,
    }));
  const served = own
    .filter(({ point }) => (loadsOf(point) ?? 'server') !== 'server')
    .map(({ point }) => ({
      expected: `'${point}' to be filled in plugin.ts of the plugin, as browsers load it too`,
      found: `it is filled in server.ts of ${plugin.id}`,
    }));
  return [...shared, ...served];
}

const publicBase = /^\/v\d+(?:\/(?!plugins\b)[\w-]+)+$/;
const sandboxBase = /^\/sandbox\/[\w-]+$/;

const wrongRoutes = ({ sandbox }: Plugin, { routes = [] }: ServerHalf): readonly Mistake[] =>
  routes
    .filter(
      ({ path, base, answers }) =>
        !/^\/[\w:./-]*$/.test(path) ||
        (base !== undefined &&
          !publicBase.test(base) &&
          !(sandbox !== undefined && sandboxBase.test(base))) ||
        Object.keys(answers).some((status) => !/^2\d\d$/.test(status)),
    )
    .map(({ method, path, base = '' }) => ({
      expected:
        'a route whose path begins with /, whose base, where it has one, is as /v1/identity, or for a sandbox as /sandbox/bank, and whose answers have a status from 200 to 299',
      found: `${method} "${base}${path}"`,
    }));

/** The shortest interval, in milliseconds. */
const shortestMs = 1_000;

const wrongJobs = ({ jobs = [] }: ServerHalf): readonly Mistake[] =>
  jobs
    .filter(
      ({ name, everyMs }, index) =>
        !(everyMs >= shortestMs) || jobs.findIndex((other) => other.name === name) < index,
    )
    .map(({ name, everyMs }) => ({
      expected: `a job with a name of its own and an interval of ${shortestMs} ms or more`,
      found: `"${name}" every ${everyMs} ms`,
    }));
