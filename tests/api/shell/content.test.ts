import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WordTree } from '../../../core/shell/boot-data.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const ca = { host: 'ca.localhost' };

describe('the words of a locale', () => {
  it('are those of the market, the gaps filled from its base catalogue', async () => {
    const { status, body } = await server.get<WordTree>('/v1/words/fr-CA', ca);
    expect(status).toBe(200);
    expect(body['page']).toMatchObject({ title: expect.stringContaining('pizzas') });
  });

  it('are 404 for a locale that the market does not have', async () => {
    expect((await server.get('/v1/words/en-GB', ca)).status).toBe(404);
    expect((await server.get('/v1/words/xx')).status).toBe(404);
  });
});

describe('a static page', () => {
  it('is Markdown in the locale asked for or the nearest there is', async () => {
    const page = async (locale: string) =>
      (await server.get<{ locale: string; text: string }>(`/v1/pages/faqs?locale=${locale}`, ca))
        .body;
    const english = await page('en-CA');
    const french = await page('fr-CA');
    expect(english.locale.startsWith('en')).toBe(true);
    expect(french.locale.startsWith('fr')).toBe(true);
    expect(english.text).toMatch(/^# /);
    expect(french.text).not.toBe(english.text);
  });

  it('is 404 when the market has no such page, and needs a market', async () => {
    expect((await server.get('/v1/pages/nothing', ca)).status).toBe(404);
    expect((await server.get('/v1/pages/faqs')).status).toBe(400);
    expect((await server.get('/v1/pages/..%2F..%2Fmanifest', ca)).status).toBe(400);
  });
});

describe('the release of the application', () => {
  it('is plain text that no cache keeps [SHL-54]', async () => {
    const { status, headers, body } = await server.get<string>('/RELEASE_HASH.txt');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toBe(server.dependencies.release);
  });
});

describe('the description of the calls', () => {
  it('names every call with its parameters and answers', async () => {
    const { status, body } = await server.get<{ paths: Record<string, { get?: object }> }>(
      '/openapi.json',
    );
    expect(status).toBe(200);
    for (const path of ['/v1/huts', '/v1/hut/time-slots', '/v2/products/{category}', '/v1/deals']) {
      expect(body.paths[path]?.get).toMatchObject({
        summary: expect.any(String),
        responses: { 200: expect.any(Object) },
      });
    }
  });
});

describe('what machines ask a site for', () => {
  it('needs a market, but for the rules, which name none then', async () => {
    expect((await server.get('/sitemap.xml')).status).toBe(400);
    expect((await server.get('/app.webmanifest')).status).toBe(400);
    expect((await server.get('/icons/192.png')).status).toBe(400);
    const { status, body } = await server.get<string>('/robots.txt');
    expect(status).toBe(200);
    expect(body).toContain('Disallow: /operator/');
    expect(body).not.toContain('Sitemap');
  });

  it('is found by the name of a market as well as by its host', async () => {
    const manifest = await server.get<{ start_url: string; lang: string }>(
      '/app.webmanifest?market=ca&locale=fr-CA',
    );
    expect(manifest.body).toMatchObject({ start_url: '/?market=ca', lang: 'fr-CA' });
    const icon = await server.get('/icons/maskable-192.png?market=ca');
    expect(icon.headers.get('content-type')).toBe('image/png');
    expect(icon.headers.get('cache-control')).toContain('max-age');
  });

  it('is 404 for an icon that no market has', async () => {
    expect((await server.get('/icons/1024.png', ca)).status).toBe(404);
    expect((await server.get('/icons/toString', ca)).status).toBe(404);
  });
});
