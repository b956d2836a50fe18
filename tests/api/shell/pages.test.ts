import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BootData, bootDataElementId } from '../../../core/shell/boot-data.ts';
import { hashSource } from '../../../server/pages/page-policy.ts';
import { startScript } from '../../../server/pages/start-script.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { sampleBuild } from './sample-build.ts';

const build = sampleBuild();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    environment: { distDir: build.distDir },
    manifests: { uk: { name: 'For</script><b>nello' } },
  });
});
afterAll(async () => {
  await server.close();
  build.remove();
});

const uk = { host: 'uk.localhost' };
const ca = { host: 'ca.localhost' };
const pageOf = (path: string, headers: Record<string, string>) => server.get<string>(path, headers);

/** The boot data that a page carries. */
function bootOf(html: string): BootData {
  const [, text = ''] =
    new RegExp(
      `<script type="application/json" id="${bootDataElementId}">(.*?)</script>`,
      's',
    ).exec(html) ?? [];
  return JSON.parse(text) as BootData;
}

describe('a page', () => {
  it('carries the public manifest, theme, words and release of the market of its host [CST-04]', async () => {
    const { status, headers, body } = await pageOf('/order/discount/', uk);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    const boot = bootOf(body);
    expect(boot).toMatchObject({
      manifest: { id: 'uk', currency: 'GBP', plugins: expect.any(Array) },
      theme: { accent: expect.any(String) },
      locale: 'en-GB',
      words: { page: { title: expect.any(String) } },
    });
    const { body: release } = await server.get<string>('/RELEASE_HASH.txt');
    expect(boot.release).toBe(release);
  });

  it('carries no secret, no key of a gateway or point of sale, and nothing for the server alone [CST-04]', async () => {
    for (const market of ['uk', 'fr', 'in', 'ca']) {
      const { manifest } = bootOf((await pageOf('/', { host: `${market}.localhost` })).body);
      expect(Object.keys(manifest.pos)).toEqual(['type']);
      expect(manifest.payments).not.toHaveProperty('gateway');
      expect(JSON.stringify(manifest)).not.toMatch(/secret|KeyVariable|posKey|deliveryArea/i);
    }
  });

  it('comes packed as the browser takes it', async () => {
    const packed = await pageOf('/', { ...uk, 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    const plain = await pageOf('/', { ...uk, 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const bytes = ({ headers }: typeof plain) => Number(headers.get('content-length'));
    expect(bytes(packed)).toBeLessThan(bytes(plain) / 2);
  });

  it('cannot be broken out of by a text', async () => {
    const { body } = await pageOf('/', uk);
    expect(bootOf(body).manifest.name).toBe('For</script><b>nello');
    expect(body).toContain('<title>For&lt;/script&gt;&lt;b&gt;nello');
    expect(body).not.toContain('<b>');
  });

  it('has language, title, description, colour, and what it needs next', async () => {
    const { body } = await pageOf('/', uk);
    expect(body).toContain('<html lang="en-GB"');
    expect(body).toContain('<meta name="description" content="');
    for (const scheme of ['light', 'dark']) {
      expect(body).toMatch(
        new RegExp(
          `<meta name="theme-color" content="#[0-9a-f]{6}" media="\\(prefers-color-scheme: ${scheme}\\)"`,
        ),
      );
    }
    expect(body).toContain(
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/plugins-uk.js" />',
    );
    expect(body.match(/plugins-all\.js/g)).toHaveLength(1);
    expect(body).not.toContain('plugins-other');
    expect(body).not.toContain('ordering.js');
    expect(body).toMatch(/as="font" type="font\/woff2" .* href="\/assets\/figtree\.woff2"/);
    // A first frame with words names their typefaces: named to load at once, they would hold up its paint.
    expect((await pageOf('/order/deals/', uk)).body).not.toContain('as="font"');
    expect((await pageOf('/order/pizzas', uk)).body).toContain('href="/assets/ordering.js"');
    expect((await pageOf('/orders', uk)).body).not.toContain('ordering.js');
  });

  it('shows its first frame in its language before any script, other pages the mark', async () => {
    const frameOf = async (path: string) =>
      /<div id="root">(.*?)<\/div>/s.exec((await pageOf(path, ca)).body)?.[1];
    expect(await frameOf('/order/deals/')).toBe('<h1>en-CA Deals</h1>');
    expect(await frameOf('/order/deals?lang=fr-CA')).toBe('<h1>fr-CA Offres</h1>');
    expect(await frameOf('/order/discount/')).toBe('<header>mark</header>');
    expect(await frameOf('/')).toBe('<header>mark</header>');
  });

  it('fetches its scripts after the first paint where it has a first frame, and at once elsewhere', async () => {
    const started =
      /<\/div><template [^>]*>.*?<\/template><script data-src="\/assets\/index-abc123\.js"( data-at-once)?>([^<]*)<\/script>/;
    const { body } = await pageOf('/order/deals/', uk);
    expect(started.exec(body)?.slice(1)).toEqual([undefined, startScript]);
    expect(body).not.toContain('type="module"');
    expect(body).toContain('<link data-later crossorigin fetchpriority="low" href="');
    expect(body).not.toContain('rel="modulepreload" crossorigin');
    const unframed = (await pageOf('/order/discount/', uk)).body;
    expect(started.exec(unframed)?.slice(1)).toEqual([' data-at-once', startScript]);
    expect(unframed).toContain(
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/index-abc123.js" />',
    );
    expect(unframed).not.toContain('data-later ');
  });

  it('is in the language of the address, the cookie or the browser, if the market has it', async () => {
    const localeOf = async (path: string, headers: Record<string, string> = {}) =>
      bootOf((await pageOf(path, { ...ca, ...headers })).body).locale;
    expect(await localeOf('/')).toBe('en-CA');
    expect(await localeOf('/?lang=fr-CA')).toBe('fr-CA');
    expect(await localeOf('/?lang=de-DE')).toBe('en-CA');
    expect(await localeOf('/', { cookie: 'language=fr-CA' })).toBe('fr-CA');
    expect(await localeOf('/', { 'accept-language': 'de, fr;q=0.8, en;q=0.5' })).toBe('fr-CA');
    expect(await localeOf('/?lang=en-CA', { cookie: 'language=fr-CA' })).toBe('en-CA');
  });

  it('is asked for again every time, unlike the files of the build', async () => {
    expect((await pageOf('/', uk)).headers.get('cache-control')).toBe('no-cache');
    const { status, headers } = await server.get('/assets/index-abc123.js');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const unserved = [
      '/.vite/manifest.json',
      '/assets/..%2f.vite/manifest.json',
      '/assets/none.js',
    ];
    for (const path of unserved) expect((await server.get(path)).status).toBe(404);
  });

  it('allows scripts and frames from here and from the providers that bring their own only', async () => {
    const { headers, body } = await pageOf('/', uk);
    const policy = headers.get('content-security-policy') ?? '';
    // The script in the page that puts the kept theme into force.
    const scripts = [...body.matchAll(/<script data-key="phdv:theme">([^<]*)<\/script>/g)];
    expect(scripts).toHaveLength(1);
    const known = [scripts[0]?.[1] ?? '', startScript].map(hashSource);
    expect(policy).toContain(`script-src 'self' ${known.join(' ')}`);
    const hostsOf = (directive: string) =>
      new RegExp(`${directive} 'self'([^;]*);`).exec(policy)?.[1]?.trim().split(' ') ?? [];
    const providers = /^https:\/\/([a-z-]+\.)+(google|visa|paypal|paypalobjects)\.com$/;
    for (const directive of ['script-src', 'frame-src']) {
      const hosts = hostsOf(directive).filter((source) => !known.includes(source));
      expect(hosts).toContain('https://pay.google.com');
      expect(hosts.filter((host) => !providers.test(host))).toEqual([]);
    }
    expect(policy).not.toContain('unsafe-eval');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('gives what is no page the few headers that say something of it, and a page all', async () => {
    const ofPages = ['x-frame-options', 'referrer-policy', 'cross-origin-opener-policy'];
    const ofAll = [
      'x-content-type-options',
      'cross-origin-resource-policy',
      'strict-transport-security',
    ];
    const page = await pageOf('/', uk);
    for (const name of [...ofAll, ...ofPages]) expect(page.headers.get(name)).not.toBeNull();
    for (const path of ['/assets/index-abc123.js', '/v1/revision', '/v1/no-such-thing']) {
      const { headers } = await server.get(path, uk);
      for (const name of ofAll) expect(headers.get(name)).not.toBeNull();
      for (const name of ofPages) expect(headers.get(name)).toBeNull();
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'self';frame-ancestors 'none'",
      );
    }
  });

  it('is sent compressed to those who take it', async () => {
    const answer = await fetch(`${server.url}/assets/index-abc123.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toContain('console.log');
  });
});

describe('the bare host', () => {
  it('shows every market with its address, and one that works where that name leads nowhere', async () => {
    const { status, body } = await server.get<string>('/');
    expect(status).toBe(200);
    const { port } = new URL(server.url);
    for (const market of ['uk', 'fr', 'in', 'ca']) {
      expect(body).toContain(`href="http://${market}.localhost:${port}/"`);
      expect(body).toContain(`href="/?market=${market}"`);
    }
    expect(body).not.toContain('<script');
  });

  it('opens a market that was chosen and remembers it', async () => {
    const { headers, body } = await server.get<string>('/?market=fr');
    expect(bootOf(body).manifest.id).toBe('fr');
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toContain('market=fr');
    const later = await server.get<string>('/orders', { cookie: cookie.split(';')[0] ?? '' });
    expect(bootOf(later.body).manifest.id).toBe('fr');
  });

  it('shows the choice again for a market that does not exist', async () => {
    expect((await server.get<string>('/?market=atlantis')).body).toContain('?market=uk');
  });
});
