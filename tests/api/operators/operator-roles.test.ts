import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorRole, operatorRoles } from '../../../core/operators/operator-roles.ts';
import { operationsOf, type OpenApiDocument } from '../../fuzz/open-api.ts';
import { unlimitedParts } from '../../fuzz/schema-limits.ts';
import type { TestServer } from '../start-server.ts';
import { fromConsole, signedIn, startConsole } from './console-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const everybody: readonly OperatorRole[] = operatorRoles;

/** Who may make each call of the console once signed in; the calls without a session are told apart below. */
const allowed: Readonly<Record<string, readonly OperatorRole[]>> = {
  'POST /operator/api/sign-in': everybody,
  'POST /operator/api/second-factor': everybody,
  'GET /operator/api/profile': everybody,
  'POST /operator/api/sign-out': everybody,
  'POST /operator/api/sign-out-everywhere': everybody,
  'GET /operator/api/huts': everybody,
  'GET /operator/api/huts/{sector}/{id}/board': everybody,
  'GET /operator/api/huts/{sector}/{id}/overrides': everybody,
  'POST /operator/api/huts/{sector}/{id}/overrides': ['hut', 'market', 'admin'],
  'POST /operator/api/huts/{sector}/{id}/overrides/{overrideId}/end': ['hut', 'market', 'admin'],
  'GET /operator/api/events': everybody,
  'POST /operator/api/orders/{orderId}/presses': ['hut', 'market', 'admin'],
  'GET /operator/api/orders': everybody,
  'GET /operator/api/orders/{orderId}': everybody,
  'POST /operator/api/orders/{orderId}/customer': ['hut', 'market', 'admin'],
  'POST /operator/api/orders/{orderId}/refunds': ['market', 'admin'],
  'POST /operator/api/orders/{orderId}/hand-over': ['market', 'admin'],
  'GET /operator/api/figures': everybody,
  'GET /operator/api/figures/{file}': everybody,
  'GET /operator/api/settings': ['viewer', 'market', 'admin'],
  'GET /operator/api/settings/{market}/file': ['viewer', 'market', 'admin'],
  'GET /operator/api/settings/{market}/schema': ['viewer', 'market', 'admin'],
  'GET /operator/api/settings/{market}/versions': ['viewer', 'market', 'admin'],
  'GET /operator/api/settings/{market}/changes': ['viewer', 'market', 'admin'],
  'POST /operator/api/settings/{market}/check': ['market', 'admin'],
  'POST /operator/api/settings/{market}/plan': ['market', 'admin'],
  'POST /operator/api/settings/{market}/publish': ['market', 'admin'],
  'POST /operator/api/settings/{market}/roll-back': ['market', 'admin'],
  'GET /operator/api/settings/{market}/keys': ['viewer', 'market', 'admin'],
  'GET /operator/api/settings/{market}/explained': ['viewer', 'market', 'admin'],
  'GET /operator/api/pictures': ['market', 'admin'],
  'POST /operator/api/pictures/{market}/{kind}/{id}': ['market', 'admin'],
  'POST /operator/api/pictures/{market}/{kind}/{id}/remove': ['market', 'admin'],
  'GET /operator/api/audit': ['admin'],
};

const consoleCalls = async () => {
  const { body } = await server.get<OpenApiDocument>('/openapi.json');
  return operationsOf(body).filter(({ path }) => path.startsWith('/operator/api/'));
};

const statusOf = async (method: string, path: string, token?: string): Promise<number> => {
  const answer = await fetch(server.url + path.replaceAll(/\{\w+\}/g, 'x'), {
    method,
    headers: {
      ...fromConsole(server, token),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(method === 'POST' && { body: '{}' }),
  });
  await answer.body?.cancel();
  return answer.status;
};

it('says of every call of the console who may make it [OPR-20]', async () => {
  const calls = await consoleCalls();
  expect(calls.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    Object.keys(allowed).toSorted(),
  );
});

it.each(operatorRoles)(
  'lets %s make the calls of that role and no other [OPR-20]',
  async (role) => {
    for (const { method, path } of await consoleCalls()) {
      const { token } = await signedIn(server, role, { markets: ['uk'] });
      const isRefused = [401, 403].includes(await statusOf(method, path, token));
      const may = allowed[`${method} ${path}`]?.includes(role);
      expect([method, path, isRefused]).toEqual([method, path, !may]);
    }
  },
);

it('lets nobody in without a session, but to sign in [OPR-20]', async () => {
  for (const { method, path } of await consoleCalls()) {
    const status = await statusOf(method, path);
    const isOpen = path === '/operator/api/sign-in';
    expect([path, status]).toEqual([path, isOpen ? 400 : 401]);
  }
});

it('takes no body of any size [SEC-01]', async () => {
  const found = (await consoleCalls()).flatMap(({ path, body }) =>
    body ? [...unlimitedParts(body, path)] : [],
  );
  expect(found).toEqual([]);
});
