import type { FastifyInstance } from 'fastify';
import type { ServerHalf } from '../core/define-server-half.ts';
import { StartError } from '../core/engine/start-error.ts';
import type { PluginRoute, RouteSchema } from '../core/server-half/plugin-route.ts';
import type { Dependencies } from './dependencies.ts';
import { findPlugins } from './markets/find-plugins.ts';
import { addressOf, registerPluginRoutes, type RouteParts } from './plugins/plugin-routes.ts';
import { passwordHashes } from './accounts/password-hash.ts';
import { eraseAccount } from './personal-data/erase-account.ts';
import { pluginRecords } from './plugins/plugin-records.ts';
import { answers } from './shell/answer-schemas.ts';

/** The server half of a plugin that was found. */
interface FoundHalf {
  readonly id: string;
  readonly half: ServerHalf;
  /** Whether a market names it. */
  readonly isNamed: boolean;
}

/** The server halves of the plugins that markets name, and of those in the folder that one may name while this runs. */
async function foundHalves({
  environment,
  markets,
  log,
}: Dependencies): Promise<readonly FoundHalf[]> {
  const named = new Map(
    markets
      .all()
      .flatMap(({ market }) => market.plugins)
      .flatMap(({ plugin, server }) => (server ? [[plugin.id, server] as const] : [])),
  );
  const others = Object.entries(findPlugins(environment.pluginsDir)).filter(
    ([id]) => !named.has(id),
  );
  const found = await Promise.all(
    others.map(async ([id, load]): Promise<readonly FoundHalf[]> => {
      try {
        const { default: plugin, server } = await load();
        // A sandbox is closed as long as the server runs.
        if (!server || (plugin.sandbox && environment.sandbox !== 'open')) return [];
        return [{ id, half: server, isNamed: false }];
      } catch (error) {
        log.warn({ err: error, plugin: id }, 'a plugin that no market names does not load');
        return [];
      }
    }),
  );
  return [...[...named].map(([id, half]) => ({ id, half, isNamed: true })), ...found.flat()];
}

/** Why the routes cannot be served; undefined when they can. */
function unservable(
  app: FastifyInstance,
  { id, routes }: { readonly id: string; readonly routes: readonly PluginRoute[] },
): string | undefined {
  try {
    for (const route of routes) {
      const { method, body, query, params, answers: known } = route;
      const url = addressOf(id, route);
      if (app.hasRoute({ method, url })) return `${method} ${url} is served already`;
      for (const schema of [body, query, params]) {
        if (schema) app.validatorCompiler?.({ schema, method, url });
      }
      for (const schema of Object.values<RouteSchema>({
        ...known,
        '4xx': answers.problem,
        503: answers.problem,
      })) {
        app.serializerCompiler?.({ schema, method, url });
      }
    }
    const names = routes.map((route) => `${route.method} ${addressOf(id, route)}`);
    const twice = names.find((name, index) => names.indexOf(name) < index);
    return twice && `${twice} is there twice`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What the routes of plugins are served with. */
function partsOf(dependencies: Dependencies): RouteParts {
  const { tokens, environment } = dependencies;
  const records = pluginRecords(dependencies);
  return {
    ...dependencies,
    passwords: passwordHashes(environment.passwordLogN),
    eraseAccount: (id) => eraseAccount({ ...tokens, records }, id),
  };
}

/**
 * The calls that plugins add. Those of plugins that no market names yet are there too, so that a changed manifest brings
 * them without a restart.
 * @throws StartError when the routes of a plugin that a market names cannot be served
 */
export async function registerPluginArea(
  app: FastifyInstance,
  dependencies: Dependencies,
): Promise<void> {
  const parts = partsOf(dependencies);
  const { listening, pluginServers } = dependencies;
  pluginServers.answersAt(() => listening.origin);
  for (const { id, half, isNamed } of await foundHalves(dependencies)) {
    const routes = half.routes ?? [];
    const reason = unservable(app, { id, routes });
    if (reason === undefined) registerPluginRoutes(app, parts, id, routes);
    else if (isNamed) {
      const file = `plugins/${id}/server.ts`;
      throw new StartError([
        { file, pointer: '/routes', expected: 'routes that can be served', found: reason },
      ]);
    } else dependencies.log.warn({ plugin: id, reason }, 'routes of a plugin cannot be served');
  }
}
