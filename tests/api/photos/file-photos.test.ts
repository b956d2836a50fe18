import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sizedPhoto } from '../../../core/menu/photo-address.ts';
import type { BootData } from '../../../core/shell/boot-data.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { addPhotos } from '../../../server/photos/photo-repository.ts';
import { PhotoStore } from '../../../server/photos/photo-store.ts';
import { readPhoto } from '../../../server/photos/read-photo.ts';
import { createLog } from '../../../server/shell/log.ts';
import { publishMarkets } from '../../../server/versions/publish-markets.ts';
import { planOf } from '../../../server/review/plan/plan-text.ts';
import {
  green,
  madePhoto,
  namePhotos,
  photographedChain,
  putPhoto,
  red,
} from '../../setup/photographed-chain.ts';
import { changeJson } from '../../setup/change-json.ts';
import { repositoryFolders } from '../../setup/plugin-loaders.ts';
import { ownDatabase } from '../own-database.ts';
import { startServer, type TestServer } from '../start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'comanda-photos-'));
const marketsDir = join(folder, 'markets');
const uk = join(marketsDir, 'uk');
const ukHost = { host: 'uk.localhost' };
let server: TestServer;
beforeAll(async () => {
  await photographedChain(marketsDir);
  // What a camera writes about the place is in the file, and the picture lies on its side.
  const shot = await sharp(await madePhoto({ width: 600, height: 300, colour: green }))
    .withExif({ IFD0: { Copyright: 'A secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  putPhoto(uk, 'shot.jpg', shot);
  putPhoto(
    uk,
    'torn.jpg',
    (await madePhoto({ width: 900, height: 900, colour: red })).subarray(0, 2000),
  );
  namePhotos(uk, {
    products: {
      'potato-wedges': 'shot.jpg',
      'onion-rings': 'torn.jpg',
      'single-side-salad': 'https://pictures.example/salad.jpg',
    },
  });
  changeJson(join(uk, 'manifest.json'), (manifest: object) => ({
    ...manifest,
    media: { hosts: ['pictures.example'] },
  }));
  server = await startServer({ environment: { marketsDir } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The address of the photograph of a product. */
async function imgOf(id: string, category: string, from = server): Promise<string> {
  const query = 'hutid=1101&sector=uk-1';
  const { body } = await from.get<Product[]>(`/v2/products/${category}?${query}`);
  return body.find((product) => product.id === id)?.img ?? '';
}

const load = (address: string, headers: Record<string, string> = {}) =>
  fetch(server.url + address, { headers });

describe('a photograph in the folder of a market', () => {
  it('stands in place of the drawing of a product, a deal and a promotion [OPR-26]', async () => {
    const photo = sizedPhoto(await imgOf('margherita', 'pizzas'));
    expect(photo).toMatchObject({ width: 1600, height: 1200 });
    expect(sizedPhoto(await imgOf('fries', 'sides'))).toMatchObject({ width: 700, height: 700 });
    const { body: deals } = await server.get<Deal[]>('/v1/deals?hutid=1101&sector=uk-1');
    const dealImg = deals.find(({ id }) => id === 'big-night-in')?.img ?? '';
    expect(sizedPhoto(dealImg)).toMatchObject({ width: 900, height: 500 });
    const { body: boot } = await server.get<BootData>('/v1/boot', ukHost);
    const { landingPages } = boot.manifest.promo;
    expect(landingPages['big-night-in']).toMatchObject({ image: 'deal-feast', img: dealImg });
    expect(landingPages['collect-and-save']).not.toHaveProperty('img');
    expect(await imgOf('pepperoni', 'pizzas')).toBe('');
  });

  it('is served as WebP in every size, to be kept for a year [OPR-26]', async () => {
    const photo = sizedPhoto(await imgOf('margherita', 'pizzas'));
    const widths = photo?.sources.map(({ width }) => width);
    expect(widths).toEqual([160, 320, 480, 640, 960, 1280]);
    for (const { width, address } of photo?.sources ?? []) {
      const answer = await load(address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const found = await sharp(await answer.arrayBuffer()).metadata();
      expect(found).toMatchObject({ format: 'webp', width, height: (width * 3) / 4 });
    }
  });

  it('is not sent again to whoever has it [OPR-26]', async () => {
    const address = await imgOf('fries', 'sides');
    const tag = (await load(address)).headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    const again = await load(address, { 'if-none-match': tag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('stands upright, and says nothing of where it was taken [OPR-26]', async () => {
    const address = await imgOf('potato-wedges', 'sides');
    expect(sizedPhoto(address)).toMatchObject({ width: 300, height: 600 });
    const bytes = Buffer.from(await (await load(address)).arrayBuffer());
    const found = await sharp(bytes).metadata();
    expect(found).toMatchObject({ width: 300, height: 600 });
    expect(found.exif).toBeUndefined();
    expect(bytes.toString('latin1')).not.toContain('A secret place');
  });

  it('that cannot be unpacked is not there, and a made-up one is not either [OPR-26]', async () => {
    const torn = await imgOf('onion-rings', 'sides');
    expect((await load(torn)).status).toBe(404);
    expect((await load(torn.replace('/900.webp', '/480.webp'))).status).toBe(404);
    const known = await imgOf('fries', 'sides');
    for (const other of [
      known.replace('/700.webp', '/650.webp'),
      known.replace(/photos\/./, 'photos/z'),
      known.replace(/photos\/.{8}/, 'photos/00000000'),
      known.replace('.webp', '.jpg'),
    ]) {
      const { status, headers } = await load(other);
      expect([400, 404]).toContain(status);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('at a host that the market lists joins the policy of its pages, and no other host does [OPR-26]', async () => {
    expect(await imgOf('single-side-salad', 'sides')).toBe('https://pictures.example/salad.jpg');
    const policyAt = async (host: string): Promise<string> => {
      const { headers } = await server.get('/order/menu/', { host });
      const directives = (headers.get('content-security-policy') ?? '').split(';');
      return directives.find((directive) => directive.startsWith('img-src')) ?? '';
    };
    const own = await policyAt('uk.localhost');
    const other = await policyAt('fr.localhost');
    expect(own.split(' ').toSorted()).toEqual(
      [...other.split(' '), 'https://pictures.example'].toSorted(),
    );
  });
});

describe('the sizes of a photograph', () => {
  it('are made once, however many ask at a time and in however many processes [OPR-26]', async () => {
    const given = await readPhoto(await madePhoto({ width: 800, height: 400, colour: red }));
    await addPhotos(server.db, [given]);
    const stores = [1, 2].map(() => new PhotoStore(server.db, createLog('silent')));
    const asked = stores.flatMap((store) =>
      [160, 320, 480, 640, 800, 160].map((width) => store.sizeOf(given.id, width)),
    );
    for (const body of await Promise.all(asked)) expect(body).toBeDefined();
    const rows = await server.db
      .selectFrom('photo_size')
      .select('width')
      .where('photo', '=', given.id)
      .orderBy('width')
      .execute();
    expect(rows.map(({ width }) => width)).toEqual([160, 320, 480, 640, 800]);
    const photo = await server.db
      .selectFrom('photo')
      .select(['source', 'taken_until'])
      .where('id', '=', given.id)
      .executeTakeFirstOrThrow();
    expect(photo).toEqual({ source: null, taken_until: null });
  });

  it('are there after a restart, the files gone meanwhile [OPR-26]', async () => {
    const given = await readPhoto(await madePhoto({ width: 500, height: 500, colour: green }));
    await addPhotos(server.db, [given]);
    const before = await new PhotoStore(server.db, createLog('silent')).sizeOf(given.id, 320);
    const after = await new PhotoStore(server.db, createLog('silent')).sizeOf(given.id, 320);
    expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true);
  });
});

it('a published version has its photographs, and so has whoever serves it without the folder [OPR-12, OPR-26]', async () => {
  const dataDir = join(folder, 'published');
  const own = await ownDatabase(dataDir);
  const environment = { dataDir, databaseUrl: own.url, marketsDir };
  const first = await startServer({ environment });
  const signature = { author: 'asha', reason: 'Photographs', planOf };
  await publishMarkets(first.db, { ...repositoryFolders, marketsDir }, signature);
  await first.close();
  rmSync(join(uk, 'photos'), { recursive: true });
  const second = await startServer({ environment: { ...environment, marketsFrom: 'database' } });
  const address = await imgOf('margherita', 'pizzas', second);
  expect((await fetch(second.url + address)).status).toBe(200);
  await second.close();
  await own.drop();
});
