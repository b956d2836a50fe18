import { brotliDecompressSync } from 'node:zlib';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../../../client/open-shop.ts';
import { type BootData, bootDataElementId } from '../../../core/shell/boot-data.ts';
import { bootLinkIn } from '../../setup/boot-link.ts';
import { pluginLoaders } from '../../setup/plugin-loaders.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { sampleBuild } from './sample-build.ts';

const build = sampleBuild();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ environment: { distDir: build.distDir } });
});
afterAll(async () => {
  await server.close();
  build.remove();
});

const locales = { uk: 'en-GB', fr: 'fr-FR', in: 'en-IN', ca: 'fr-CA' } as const;
const hostOf = (market: string) => ({ host: `${market}.localhost` });

/** Where a page with a first frame says that it starts from. */
async function addressIn(market: string, query = ''): Promise<string> {
  const { body } = await server.get<string>(`/order/deals/${query}`, hostOf(market));
  return bootLinkIn(body)?.address ?? '';
}

describe('what a page with a first frame starts from', () => {
  it.each(Object.entries(locales))(
    'is at an address of its own, and no part of the page: %s in %s [SHP-48]',
    async (market, locale) => {
      const { body: page } = await server.get<string>(
        `/order/deals/?lang=${locale}`,
        hostOf(market),
      );
      const address = bootLinkIn(page)?.address ?? '';
      expect(address).toMatch(/^\/boot\//);
      expect(page).not.toContain('"plugins":');
      const { status, body } = await server.get<BootData>(address, hostOf(market));
      expect(status).toBe(200);
      const { body: known } = await server.get(`/v1/boot?locale=${locale}`, hostOf(market));
      expect(body).toEqual(known);
      expect(body).toMatchObject({ manifest: { id: market }, locale });
      expect(Object.keys(body.manifest.pos)).toEqual(['type']);
      expect(body.manifest.payments).not.toHaveProperty('gateway');
      expect(JSON.stringify(body.manifest)).not.toMatch(/secret|KeyVariable|posKey|deliveryArea/i);
    },
  );

  it('is in a page without a first frame, and in one that tells of a draft [SHP-48]', async () => {
    for (const path of ['/order/', '/order/deals/?draft=ended']) {
      const { body } = await server.get<string>(path, hostOf('uk'));
      expect(bootLinkIn(body)).toBeUndefined();
      expect(body).toContain(`<script type="application/json" id="${bootDataElementId}">{`);
    }
  });

  it('may be kept for ever under its address, which follows from it, and is not sent twice [SHP-48]', async () => {
    const address = await addressIn('uk');
    expect(await addressIn('uk')).toBe(address);
    expect(await addressIn('ca')).not.toBe(await addressIn('ca', '?lang=fr-CA'));
    const { headers } = await server.get(address, hostOf('uk'));
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary')).toContain('Accept-Encoding');
    expect(headers.get('content-type')).toContain('application/json');
    const etag = headers.get('etag') ?? '';
    const again = await server.get(address, { ...hostOf('uk'), 'if-none-match': etag });
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
  });

  it('comes packed as the browser takes it [SHP-48]', async () => {
    const address = await addressIn('uk');
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { ...hostOf('uk'), 'accept-encoding': 'gzip, br' };
      httpGet(server.url + address, { headers }, resolve).once('error', reject);
    });
    expect(answer.headers['content-encoding']).toBe('br');
    const packed = await buffer(answer);
    const text = brotliDecompressSync(packed).toString();
    expect(JSON.parse(text)).toMatchObject({ manifest: { id: 'uk' } });
    expect(packed.length).toBeLessThan(text.length / 3);
  });

  it('is that of now where a page names what the market has changed since, and is not kept then [OPR-13]', async () => {
    const address = await addressIn('uk');
    const older = address.replace(/[^/]+\.json/, 'of-before.json');
    const { status, headers, body } = await server.get<BootData>(older, hostOf('uk'));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual((await server.get(address, hostOf('uk'))).body);
  });

  it('is not there for another release, language or market: the page is asked for again [OPS-14]', async () => {
    const address = await addressIn('uk');
    const { host } = new URL(server.url);
    const others: readonly [string, string][] = [
      [address.replace(/^\/boot\/[^/]+/, '/boot/of-before'), 'uk.localhost'],
      [address.replace('/en-GB/', '/fr-FR/'), 'uk.localhost'],
      [address.replace('market=uk', 'market=atlantis'), host],
    ];
    for (const [other, at] of others) {
      const { status, headers } = await server.get(other, { host: at });
      expect([other, status, headers.get('cache-control')]).toEqual([other, 404, 'no-store']);
    }
  });

  it('names its market where the host does not [SHP-48]', async () => {
    const { body } = await server.get<string>('/order/deals/?market=fr');
    const { body: boot } = await server.get<BootData>(bootLinkIn(body)?.address ?? '');
    expect(boot.manifest.id).toBe('fr');
  });
});

it('the shop without a screen opens from a page of either kind [HST-09]', async () => {
  for (const path of ['/order/', '/order/deals/']) {
    const { boot } = await openShop({
      address: `${server.url}${path}?market=uk`,
      loadPlugin: (id) => pluginLoaders[id]?.() ?? Promise.reject(new Error(id)),
    });
    expect(boot).toMatchObject({ manifest: { id: 'uk' }, locale: 'en-GB' });
  }
});
