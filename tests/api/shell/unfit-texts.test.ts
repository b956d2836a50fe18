import { request } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../../schemas/types/http/orders.ts';
import { sql } from 'kysely';
import { isUnfitValue } from '../../../server/storage/storage-error.ts';
import { problemOf } from '../../../server/shell/answer-problems.ts';
import { hostOf, operationsOf, type Operation, type OpenApiDocument } from '../../fuzz/open-api.ts';
import { call } from '../call.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
let operations: readonly Operation[];
beforeAll(async () => {
  server = await startServer();
  operations = operationsOf((await server.get<OpenApiDocument>('/openapi.json')).body);
});
afterAll(() => server.close());

/** Texts that are none, as JSON and as an address carry them. */
const unfit = [
  { json: '\\u0000', encoded: '%00' },
  { json: 'a\\ud800b', encoded: 'a%ED%A0%80b' },
  { json: '\\udc00', encoded: '%ED%B0%80' },
];

const addressOf = ({ path }: Operation, name?: string, value = ''): string =>
  path.replaceAll(/\{(\w+)\}/g, (_all, found: string) => (found === name ? value : 'x'));

/** Sends a call as it is written; clients of a higher kind refuse to. */
const ask = (method: string, path: string, body?: string) =>
  call<Problem>(server.url + path, {
    method,
    headers: { host: hostOf({ path }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  });

describe('U+0000 and halves of surrogate pairs', () => {
  it('in every field of every body are answered 400 naming the field [SEC-02]', async () => {
    let tried = 0;
    for (const operation of operations) {
      for (const name of Object.keys(operation.body?.properties ?? {})) {
        for (const { json } of unfit) {
          for (const [body, field] of [
            [`{"${name}":"${json}"}`, name],
            [`{"${name}":{"inner":["${json}"]}}`, `${name}.inner.0`],
            [`{"${name}":{"${json}":1}}`, name],
          ] as const) {
            const answer = await ask(operation.method, addressOf(operation), body);
            expect([operation.path, name, answer.status]).toEqual([operation.path, name, 400]);
            expect(JSON.stringify(answer.body)).toContain(field);
            tried += 1;
          }
        }
      }
    }
    expect(tried).toBeGreaterThan(300);
  });

  it('in every parameter of every path and query are answered 400 naming it [SEC-02]', async () => {
    let tried = 0;
    for (const operation of operations) {
      for (const { name, in: place } of operation.parameters) {
        for (const { encoded } of unfit) {
          const address =
            place === 'path'
              ? addressOf(operation, name, encoded)
              : `${addressOf(operation)}?${name}=${encoded}`;
          const { status, body } = await ask(operation.method, address);
          expect([address, status]).toEqual([address, 400]);
          // A path is named whole where its route has no say, as the sandboxes' have.
          expect(JSON.stringify(body)).toMatch(new RegExp(`\\b(?:${name}|path) `));
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(150);
  });

  it('in a parameter of a path are named by the parameter [SEC-02]', async () => {
    const { body } = await ask('GET', '/v2/huts/status/uk-1/%00/summary');
    expect(body.fields?.map(({ field }) => field)).toContain('hutId');
  });

  it('in names of parameters, in a page, and in GraphQL are answered 400 [SEC-02]', async () => {
    const deep = '{"a":'.repeat(40) + '1' + '}'.repeat(40);
    const inQuery = `mutation{DeleteAccount(tenant:"\\u0000"){id}}`;
    for (const path of [
      '/v1/hut?%00=1',
      '/menu?utm_source=%00',
      '/%00',
      '/a/%00/b',
      `/v1/accounts/graphql?query=${encodeURIComponent('{account(tenant:"\\u0000"){id}}')}`,
      `/v1/accounts/graphql?query=${encodeURIComponent('{account(tenant:"x"){id}}')}&variables=${encodeURIComponent('{"a":"\\u0000"}')}`,
      `/v1/accounts/graphql?query=${encodeURIComponent('{account(tenant:"x"){id}}')}&variables=${encodeURIComponent(deep)}`,
    ]) {
      expect([path, (await ask('GET', path)).status]).toEqual([path, 400]);
    }
    const posted = await ask('POST', '/v1/accounts/graphql', JSON.stringify({ query: inQuery }));
    expect(posted.status).toBe(400);
  });

  it('in every header are answered 400 naming it [SEC-02]', async () => {
    const port = Number(new URL(server.url).port);
    for (const name of ['idempotency-key', 'authorization', 'cookie', 'feature-role', 'trace-id']) {
      const socket = connect(port, '127.0.0.1');
      socket.end(`GET /v1/huts HTTP/1.1\r\nhost: uk.localhost\r\n${name}: a\u0000b\r\n\r\n`);
      const answer = await text(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
        name: 'INVALID_REQUEST',
        fields: [{ field: name }],
      });
    }
  });
});

describe('a value that the database refuses', () => {
  it('is answered 400, never 500 [SEC-02]', async () => {
    for (const refused of [
      sql`select ${'9'.repeat(30)}::text::integer`,
      sql`select ${'not a date'}::text::timestamptz`,
      sql`select ${'{"a":'}::text::jsonb`,
    ]) {
      const error: unknown = await refused.execute(server.db).catch((failure: unknown) => failure);
      expect(isUnfitValue(error)).toBe(true);
      expect(problemOf(error, 't')).toMatchObject({ status: 400, name: 'INVALID_REQUEST' });
    }
  });
});

describe('a malformed address', () => {
  it.each([
    '//%5B',
    '//%5B?a=1',
    '/%',
    '/v1/hut%zz',
    '/%ff',
    '/v1/huts?sector=%zz',
    '/v1/huts?%ff=1',
  ])('such as %s is answered 400, as is a page at a place that is none [SEC-07]', async (path) => {
    const outgoing = request({ port: new URL(server.url).port, path, agent: false });
    outgoing.end();
    const [answer] = (await once(outgoing, 'response')) as [
      NodeJS.ReadableStream & { statusCode: number },
    ];
    await text(answer);
    expect(answer.statusCode).toBe(path.startsWith('//') ? 200 : 400);
  });

  it.each(['[', 'a b', 'uk.localhost/x', 'user@uk.localhost', 'uk.localhost:99999', '%00', 'ü'])(
    'with the host %s is answered 400 [SEC-07]',
    async (host) => {
      const { status, body } = await call<Problem>(`${server.url}/`, {
        headers: { host: Buffer.from(host).toString('latin1') },
      });
      expect([status, body.fields?.[0]?.field]).toEqual([400, 'host']);
    },
  );
});
