import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHutsApi } from '../../../client/huts/huts-api.ts';
import { callHeaders } from '../../../client/kernel/call-headers.ts';
import { createHttpClient } from '../../../client/kernel/http-client.ts';
import type { ActiveFeatures } from '../../../schemas/types/http/experiments.ts';
import { testManifest } from '../../core/test-market.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
/** The calls that the server got. */
let seen: { readonly url: string; readonly headers: IncomingMessage['headers'] }[] = [];
const note = (message: unknown): void => {
  const { request } = message as { readonly request: IncomingMessage };
  seen.push({ url: request.url ?? '', headers: request.headers });
};
beforeAll(async () => {
  server = await startServer();
  subscribe('http.server.request.start', note);
});
afterAll(async () => {
  unsubscribe('http.server.request.start', note);
  await server.close();
});
beforeEach(() => {
  seen = [];
});

/** The client of the browser, calling the server for a user of a flag level. */
const clientOf = (flagLevel: string, productionHosts: readonly string[] = []) => {
  const { host } = new URL(server.url);
  return createHttpClient({
    fetch: globalThis.fetch,
    baseUrl: server.url,
    timeoutMs: testManifest('uk').http.timeoutMs,
    headers: () => callHeaders({ visit: { traceId: 't', flagLevel }, host, productionHosts }),
    token: () => undefined,
  });
};

it('every call says the role of its user, and none when there is none [EXP-56]', async () => {
  const query = { market: 'in', sector: 'in-1' };
  const features = async (level: string) =>
    (await clientOf(level).send<ActiveFeatures>({ path: '/v1/features', query })).body;
  expect((await features('canary')).features['immediate-geolocation']).toEqual({ isOn: true });
  expect((await features('none')).features['immediate-geolocation']).toEqual({ isOn: false });
  expect(seen.map(({ headers }) => headers['feature-role'])).toEqual(['canary', undefined]);
});

it('calls say production to the hosts that the manifest lists, and to no others [EXP-57]', async () => {
  const { host } = new URL(server.url);
  for (const hosts of [[host], ['elsewhere.example', `not-${host}`], []]) {
    await clientOf('none', hosts).send({ path: '/health' });
  }
  expect(seen.map(({ headers }) => headers['environment'])).toEqual([
    'production',
    undefined,
    undefined,
  ]);
});

it('the list of huts is asked for with the role in its query [EXP-58]', async () => {
  const { hut } = testManifest('uk');
  const testHuts = async (role?: string) => {
    const huts = await createHutsApi(clientOf('none'), hut).inSectors(['uk-1'], role);
    return huts.filter(({ test }) => test === true).length;
  };
  expect(await testHuts('canary')).toBeGreaterThan(0);
  expect(await testHuts()).toBe(0);
  expect(seen.map(({ url }) => new URL(url, server.url).searchParams.get('featureRole'))).toEqual([
    'canary',
    null,
  ]);
});
