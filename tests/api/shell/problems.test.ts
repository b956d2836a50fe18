import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../../schemas/types/http/orders.ts';
import { call } from '../call.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const validate = '/v1/basket-validator/';

/** Nothing of the inside may show in an answer. */
const inside = /node_modules|\.ts:\d|at \w+ \(|select |kysely|pglite/i;

describe('a failure', () => {
  it('of an unknown call is 404 as JSON', async () => {
    for (const path of ['/v1/nothing', '/v2/orders', '/api/x', '/assets/x.js', '/favicon.ico']) {
      const { status, headers, body } = await server.get<Problem>(path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers.get('content-type')).toContain('application/json');
      expect(body).toEqual({
        name: 'NOT_FOUND',
        message: expect.stringContaining(path),
        status: 404,
        traceId: headers.get('trace-id'),
      });
    }
    expect((await server.post('/order/deals', {})).status).toBe(404);
  });

  it('of a body that is no JSON, too long or of another kind says so', async () => {
    const json = { 'content-type': 'application/json' };
    const send = (headers: Record<string, string>, body: string) =>
      call<Problem>(server.url + validate, { method: 'POST', headers, body });
    expect((await send(json, '{ "hut": ')).status).toBe(400);
    expect((await send({ 'content-type': 'text/xml' }, '<x/>')).status).toBe(415);
    const long = await send(json, JSON.stringify({ text: 'x'.repeat(300_000) }));
    expect(long.status).toBe(413);
    expect(long.body.name).toBe('BODY_TOO_LARGE');
  });

  it('never shows a stack or a statement, whatever is asked', async () => {
    const texts = [
      "'; drop table hut; --",
      '../../etc/passwd',
      '\u0000',
      '%00',
      '{{7*7}}',
      '<script>',
    ];
    for (const text of texts) {
      const value = encodeURIComponent(text);
      for (const path of [
        `/v1/hut?hutId=${value}&sector=${value}`,
        `/v1/huts?sector=${value}`,
        `/v1/huts?postcode=${value}`,
        `/v1/huts/nearby?lat=${value}&lon=1&sectors=${value}`,
        `/v2/huts/status/${value}/${value}/summary`,
        `/v2/products/${value}?hutid=${value}&sector=uk-1`,
        `/v1/deals?hutid=${value}&sector=uk-1&when=scheduled&time=1`,
        `/v1/words/${value}`,
        `/v1/pages/${value}`,
      ]) {
        const { status, body } = await server.get(path, { host: 'uk.localhost' });
        expect([path, status < 500]).toEqual([path, true]);
        expect(JSON.stringify(body)).not.toMatch(inside);
      }
    }
    expect((await server.get('/v1/hut%zz')).status).toBe(400);
  });

  it('of a parameter given twice or out of range is 400', async () => {
    const twice = await server.get('/v1/hut?hutId=1101&hutId=1102&sector=uk-1');
    expect(twice.status).toBe(400);
    const far = '/v1/deals?hutid=1101&sector=uk-1&when=scheduled&time=99999999999999999999';
    expect((await server.get(far)).status).toBe(400);
  });
});

describe('every answer', () => {
  it('carries the trace id of the caller, or a new one [SHL-56, MNU-26]', async () => {
    const given = await server.get<Problem>('/v1/nothing', { 'trace-id': 'session-7' });
    expect(given.headers.get('trace-id')).toBe('session-7');
    expect(given.body.traceId).toBe('session-7');
    const deals = await server.get('/v1/deals?hutid=1101&sector=uk-1', { 'trace-id': 'session-7' });
    expect(deals.headers.get('trace-id')).toBe('session-7');
    const one = (await server.get('/health')).headers.get('trace-id');
    const other = (await server.get('/health')).headers.get('trace-id');
    expect(one).toMatch(/^[\w-]{36}$/);
    expect(other).not.toBe(one);
  });

  it('does not carry a trace id that could do harm', async () => {
    const { headers } = await server.get('/health', { 'trace-id': '<script>' });
    expect(headers.get('trace-id')).not.toContain('<');
  });

  it('is JSON for a call that sends and accepts JSON [SHL-56]', async () => {
    const { status, headers } = await server.post(validate, {}, { accept: 'application/json' });
    expect(status).toBe(400);
    expect(headers.get('content-type')).toContain('application/json');
  });
});

describe('too many calls', () => {
  it('of one address are refused for the rest of the minute', async () => {
    const limited = await startServer({ environment: { requestsPerMinute: 3 } });
    try {
      const ask = () => limited.get<Problem>('/v1/skus?sector=uk-1&pos=standard');
      const statuses = [await ask(), await ask(), await ask(), await ask()].map(
        ({ status }) => status,
      );
      expect(statuses).toEqual([200, 200, 200, 429]);
      expect((await ask()).body).toMatchObject({ name: 'TOO_MANY_REQUESTS', status: 429 });
      expect((await limited.get('/health')).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
