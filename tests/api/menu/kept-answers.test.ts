import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const hut = 'sector=uk-1&hutid=1101';
const paths = [
  '/v2/products/pizzas',
  '/v2/products/sides',
  '/v2/products/drinks',
  '/v2/products/desserts',
  '/v2/products/dips',
  '/v1/deals',
  '/v1/menu-options',
].map((path) => `${path}?${hut}`);

/** The bytes as they came: `fetch` takes off what they were packed in. */
const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(server.url + path, { headers: { 'accept-encoding': 'identity', ...headers } });

describe('what a hut sells', () => {
  it.each(paths)('is named, and not sent again to whoever has it: %s', async (path) => {
    const first = await ask(path);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]{43}"$/);
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const again = await ask(path, { 'if-none-match': `"another", ${tag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(tag);
    const other = await ask(path, { 'if-none-match': '"another"' });
    expect([other.status, await other.text()]).toEqual([200, await first.text()]);
  });

  it('says the same in every packing', async () => {
    const path = `/v2/products/pizzas?${hut}`;
    const texts = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (packing) => {
        const answer = await ask(path, { 'accept-encoding': packing });
        expect(answer.headers.get('content-encoding')).toBe(
          packing === 'identity' ? null : packing,
        );
        expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
        return answer.text();
      }),
    );
    expect(new Set(texts).size).toBe(1);
  });

  it('differs by way, language and kind, each with a name of its own', async () => {
    const asked = [
      `/v2/products/pizzas?${hut}`,
      `/v2/products/sides?${hut}`,
      `/v1/deals?${hut}`,
      `/v1/deals?${hut}&disposition=collection`,
    ];
    const tags = await Promise.all(
      asked.map(async (path) => (await ask(path)).headers.get('etag')),
    );
    expect(new Set(tags).size).toBe(asked.length);
  });

  it('has another name once it changes', async () => {
    const path = `/v2/products/pizzas?${hut}`;
    const before = (await ask(path)).headers.get('etag') ?? '';
    const [first] = await server
      .get<readonly { readonly id: string }[]>(path)
      .then(({ body }) => body);
    await server.db
      .updateTable('hut')
      .set(({ fn, val }) => ({
        document: fn('jsonb_set', [
          'document',
          val('{unavailableProducts}'),
          val(JSON.stringify([first?.id])),
        ]),
      }))
      .where('hut_id', '=', '1101')
      .execute();
    await expect.poll(async () => (await ask(path, { 'if-none-match': before })).status).toBe(200);
    expect(await (await ask(path)).text()).not.toContain(`"id":"${first?.id}"`);
  });
});
