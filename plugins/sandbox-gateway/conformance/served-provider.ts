import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type PluginAnswer,
  type PluginRoute,
  Refusal,
} from '../../../core/server-half/plugin-route.ts';
import type { SandboxOptions } from '../sandbox-options.ts';
import { providerRoutes } from '../provider/provider-routes.ts';
import { keptRecords } from './kept-records.ts';

type Route = PluginRoute<SandboxOptions>;
type Server = Parameters<Route['answer']>[1];

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : JSON.parse(text);
}

/** The parameters of a path, when it is one of a route. */
function paramsIn(route: Route, path: string): Readonly<Record<string, string>> | undefined {
  const pattern = `${route.base}${route.path}`.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(path);
  return match ? { ...match.groups } : undefined;
}

async function answerTo(
  routes: readonly Route[],
  server: Server,
  request: IncomingMessage,
): Promise<PluginAnswer> {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://sandbox').pathname);
  const [, bearer] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  const body = await bodyOf(request);
  for (const route of routes) {
    const params = route.method === request.method ? paramsIn(route, path) : undefined;
    if (!params) continue;
    const call = { body, query: {}, params, bearer } as Parameters<Route['answer']>[0];
    return route.answer(call, server);
  }
  throw new Refusal(404, 'NOT_FOUND', `There is no ${request.method} ${path}.`);
}

/** The provider as it answers over HTTP, with payments that are gone afterwards. @param variable of its account's keys */
export async function serveProvider(variable: (name: string) => string) {
  const records = keptRecords();
  const routes = providerRoutes(() => records);
  const handle: Partial<Server> = {
    options: { apiKeyVariable: 'SANDBOX_API_KEY', signingKeyVariable: 'SANDBOX_SIGNING_KEY' },
    variable,
    now: () => 0,
  };
  const server = createServer((request, response) => {
    void answerTo(routes, handle as Server, request)
      .catch((error: unknown): PluginAnswer => {
        if (error instanceof Refusal) return { status: error.status, body: { name: error.name } };
        return { status: 500, body: { name: String(error) } };
      })
      .then(({ status, body }) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(body)),
      );
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
