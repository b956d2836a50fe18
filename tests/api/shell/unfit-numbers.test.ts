import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../../schemas/types/http/orders.ts';
import { type OpenApiDocument, operationsOf, type RequestSchema } from '../../fuzz/open-api.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Something for each parameter that a call must have. */
const known: Readonly<Record<string, string>> = { hutId: '1190', sector: 'uk-1', hutid: '1190' };

const isNumber = ({ type }: RequestSchema): boolean =>
  [type].flat().some((one) => one === 'number' || one === 'integer');

describe('a number without an end', () => {
  it('is refused in every query that takes a number', async () => {
    const { body: document } = await server.get<OpenApiDocument>('/openapi.json');
    const asked = operationsOf(document)
      .filter(({ method }) => method === 'GET')
      .flatMap(({ path, parameters }) => {
        const queries = parameters.filter((one) => one.in === 'query');
        const required = queries.filter((one) => one.required === true);
        return queries
          .filter(({ schema }) => isNumber(schema))
          .map(({ name }) => ({ path, name, required }));
      });
    expect(asked.length).toBeGreaterThan(5);
    for (const { path, name, required } of asked) {
      const query = new URLSearchParams(
        required.map((one) => [one.name, known[one.name] ?? (isNumber(one.schema) ? '1' : 'x')]),
      );
      query.set(name, '1e999');
      const at = path.replaceAll(/\{\w+\}/g, 'x');
      const { status, body } = await server.get<Problem>(`${at}?${query}`);
      expect([path, name, status]).toEqual([path, name, 400]);
      expect(body.fields?.map(({ field }) => field)).toContain(name);
    }
  });
});

it('a HEAD call that is no HTTP is answered without a body', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.end(`HEAD /v1/huts HTTP/1.1\r\nhost: uk.localhost\r\ncookie: a\u0000b\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toMatch(/\r\n\r\n$/);
});
