import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packPage } from '../../../server/pages/packed-page.ts';
import { packingOf } from '../../../server/shell/packing.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['BR ; q=0.000 , GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  [';;,=q', 'identity'],
])('a browser that accepts %j gets the page as %s', (accepted, packing) => {
  expect(packingOf(accepted)).toBe(packing);
});

it('every packing holds the same page', () => {
  const html = `<p>Crème brûlée</p>`.repeat(500);
  const { br, gzip, identity } = packPage(html);
  expect(identity.toString()).toBe(html);
  expect(brotliDecompressSync(br).toString()).toBe(html);
  expect(gunzipSync(gzip).toString()).toBe(html);
  expect(br.length).toBeLessThan(identity.length / 10);
});
