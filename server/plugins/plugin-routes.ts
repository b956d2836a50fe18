import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { inTime } from '../../core/engine/in-time.ts';
import type { PluginAnswer, PluginRoute } from '../../core/server-half/plugin-route.ts';
import type { SignInParts } from '../accounts/market-accounts.ts';
import { readFormBodies } from '../incoming/form-bodies.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { marketOf } from '../markets/market-of-request.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import { answers } from '../shell/answer-schemas.ts';
import { policyHeader } from '../pages/security-headers.ts';
import { publicAnswer } from '../shell/cache-control.ts';
import { ProblemError } from '../shell/problem-error.ts';
import { pathOf, searchOf } from '../shell/request-address.ts';
import { asProblem, pluginCall } from './plugin-call.ts';
import type { PluginServers } from './plugin-servers.ts';

/** What the routes of plugins are served with. */
export interface RouteParts extends SignInParts {
  readonly markets: MarketRegistry;
  readonly pluginServers: PluginServers;
  readonly limiter: RateLimiter;
}

/** How long a route may take for its answer, in milliseconds. */
const limitMs = 15_000;

/**
 * The market of a call and the plugin in it.
 * @throws ProblemError 404 where the market does not name the plugin: for it there is no such call
 */
function servedIn(
  { markets }: RouteParts,
  { plugin, isAnywhere }: { readonly plugin: string; readonly isAnywhere: boolean },
  request: FastifyRequest,
) {
  const own = marketOf(markets, request, searchOf(request).get('sector') ?? undefined);
  for (const running of isAnywhere ? markets.all() : own ? [own] : []) {
    // A sandbox that is closed has lost its server's half.
    const loaded = running.market.plugins.find(
      ({ plugin: { id }, server }) => id === plugin && server,
    );
    if (loaded) return { running, loaded };
  }
  const asked = `${request.method} ${pathOf(request.url)}`;
  throw new ProblemError(404, 'NOT_FOUND', `There is no ${asked}.`);
}

/** An answer that the route has described. @throws for any other, which is the plugin's mistake */
function described({ answers: known }: PluginRoute, answer: PluginAnswer): PluginAnswer {
  if (Object.hasOwn(known, answer.status)) return answer;
  throw new Error(`The route does not describe an answer with the status ${answer.status}.`);
}

/** The address of a route of a plugin. */
export const addressOf = (
  plugin: string,
  { base = `/v1/plugins/${plugin}`, path }: Pick<PluginRoute, 'base' | 'path'>,
): string => `${base}${path === '/' ? '' : path}`;

/** Sends what a plugin answered. */
function send(reply: FastifyReply, { status, body, file }: PluginAnswer): FastifyReply {
  void reply.code(status);
  if (!file) return reply.send(body);
  if (file.policy !== undefined) void reply.header(policyHeader, file.policy);
  const { content } = file;
  return reply.type(file.type).send(typeof content === 'string' ? content : Buffer.from(content));
}

/** Lets work of routes go on after their answers; the server waits for it before it ends. */
function lateWork(app: FastifyInstance): (work: Promise<void>, request: FastifyRequest) => void {
  const underway = new Set<Promise<void>>();
  app.addHook('preClose', async () => {
    await Promise.all(underway);
  });
  return (work, request) => {
    const told = work
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'the work of a plugin after an answer failed');
      })
      .finally(() => underway.delete(told));
    underway.add(told);
  };
}

/** Serves the routes of a plugin, in the markets that name it [ENG-15]. */
export function registerPluginRoutes(
  app: FastifyInstance,
  parts: RouteParts,
  plugin: string,
  routes: readonly PluginRoute[],
): void {
  const goOn = lateWork(app);
  for (const route of routes) {
    const { method, summary, body, query, params, isAnywhere = false } = route;
    const served = (request: FastifyRequest) => servedIn(parts, { plugin, isAnywhere }, request);
    const options: RouteOptions = {
      method,
      url: addressOf(plugin, route),
      config: {
        ...(route.isPublic && publicAnswer),
        ...(route.isUnlimited && { isUnlimited: true }),
      },
      schema: {
        summary,
        hide: route.isPage === true,
        description: `Served in markets that name the plugin ${plugin}; in others it is not there.`,
        tags: [`plugin ${plugin}`],
        ...(body && { body }),
        ...(route.isForm && { consumes: ['application/x-www-form-urlencoded'] }),
        ...(query && { querystring: query }),
        ...(params && { params }),
        response: { ...route.answers, '4xx': answers.problem, 503: answers.problem },
      },
      // Before the body is looked at: what is not there has no mistakes in it.
      onRequest: async (request) => {
        served(request);
      },
      handler: async (request, reply) => {
        const { running, loaded } = served(request);
        const { id, market } = running;
        const call = pluginCall(request, { ...parts, loaded, running });
        const server = parts.pluginServers.of(id, loaded, market.manifest);
        const late = (): Error =>
          new Error(`The plugin ${plugin} did not answer within ${limitMs} ms.`);
        try {
          const answered = await inTime(route.answer(call, server), limitMs, late);
          const answer = described(route, answered);
          if (answer.goesOn) goOn(answer.goesOn, request);
          return await send(reply, answer);
        } catch (error) {
          throw asProblem(error);
        }
      },
    };
    if (!route.isForm) {
      app.route(options);
      continue;
    }
    void app.register(async (forms) => {
      readFormBodies(forms);
      forms.route(options);
    });
  }
}
