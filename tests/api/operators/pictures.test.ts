import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sizedPhoto } from '../../../core/menu/photo-address.ts';
import type { BootData } from '../../../core/shell/boot-data.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type {
  EntryPicture,
  MarketPictures,
  OperatorAction,
} from '../../../schemas/types/http/operators.ts';
import type { Problem } from '../../../schemas/types/http/orders.ts';
import { blue, green, madePhoto, red } from '../../setup/photographed-chain.ts';
import type { TestServer } from '../start-server.ts';
import { fromConsole, signedIn, startConsole } from './console-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startConsole();
  ({ token } = await signedIn(server, 'market', { markets: ['uk'] }));
});
afterAll(() => server.close());

const ukHost = { host: 'uk.localhost' };

interface Uploaded<Body> {
  readonly status: number;
  readonly body: Body;
}

/** Sends bytes to be the photograph of an entry. */
async function upload<Body = EntryPicture>(
  entry: string,
  bytes: Buffer,
  { by = token, type = 'image/jpeg' } = {},
): Promise<Uploaded<Body>> {
  const answer = await fetch(`${server.url}/operator/api/pictures/${entry}`, {
    method: 'POST',
    headers: { ...fromConsole(server, by), 'content-type': type },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const remove = (entry: string) =>
  server.post<EntryPicture>(
    `/operator/api/pictures/${entry}/remove`,
    {},
    fromConsole(server, token),
  );

const imgOf = async (id: string, category: string): Promise<string | undefined> => {
  const { body } = await server.get<Product[]>(`/v2/products/${category}?hutid=1101&sector=uk-1`);
  return body.find((product) => product.id === id)?.img;
};

const loaded = async (address: string | undefined) =>
  sharp(await (await fetch(`${server.url}${address}`)).arrayBuffer()).metadata();

describe('a photograph that an operator uploads', () => {
  it('stands in place of the drawing for customers at once, and is taken away again [OPR-26]', async () => {
    const bytes = await madePhoto({ width: 1400, height: 1000, colour: red });
    const { status, body } = await upload('uk/product/margherita', bytes);
    expect(status).toBe(200);
    expect(sizedPhoto(body.img ?? '')).toMatchObject({ width: 1400, height: 1000 });
    await expect.poll(() => imgOf('margherita', 'pizzas')).toBe(body.img);
    expect(await loaded(body.img)).toMatchObject({ format: 'webp', width: 1280 });

    const removed = await remove('uk/product/margherita');
    expect(removed.body).toEqual({ isUploaded: false });
    await expect.poll(() => imgOf('margherita', 'pizzas')).toBeUndefined();
    expect((await fetch(`${server.url}${body.img}`)).status).toBe(200);
  });

  it('is shown for a deal and a promotion too, and makes open pages of the market out of date [OPR-26]', async () => {
    const revision = async () =>
      (await server.get<{ revision: string }>('/v1/revision', ukHost)).body.revision;
    const before = await revision();
    const bytes = await madePhoto({ width: 640, height: 360, colour: green }, 'png');
    const ofDeal = await upload('uk/deal/big-night-in', bytes, { type: 'image/png' });
    const ofPromo = await upload('uk/promo/big-night-in', bytes, { type: 'image/png' });
    expect(ofPromo.body.img).toBe(ofDeal.body.img);
    await expect
      .poll(async () => {
        const { body } = await server.get<Deal[]>('/v1/deals?hutid=1101&sector=uk-1');
        return body.find(({ id }) => id === 'big-night-in')?.img;
      })
      .toBe(ofDeal.body.img);
    await expect
      .poll(async () => {
        const { body } = await server.get<BootData>('/v1/boot', ukHost);
        return body.manifest.promo.landingPages['big-night-in'];
      })
      .toMatchObject({ image: 'deal-feast', img: ofDeal.body.img });
    expect(await revision()).not.toBe(before);
    const { body: other } = await server.get<BootData>('/v1/boot', { host: 'fr.localhost' });
    expect(JSON.stringify(other)).not.toContain(ofDeal.body.img);
  });

  it('is listed with everything that is drawn, in the markets of the operator alone [OPR-26]', async () => {
    const { body } = await upload(
      'uk/product/fries',
      await madePhoto({ width: 300, height: 300, colour: blue }, 'avif'),
      { type: 'application/octet-stream' },
    );
    const read = async () =>
      (await server.get<MarketPictures>('/operator/api/pictures', fromConsole(server, token))).body;
    await expect
      .poll(async () => (await read()).entries.find(({ id }) => id === 'fries'))
      .toMatchObject({ kind: 'product', isUploaded: true, img: body.img });
    const { market, markets, entries } = await read();
    expect(market).toBe('uk');
    expect(markets.map(({ id }) => id)).toEqual(['uk']);
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['product', 'deal', 'promo']));
    const drawn = entries.find(({ id }) => id === 'pepperoni-classic');
    expect(drawn).toMatchObject({ isUploaded: false, product: { id: 'pepperoni-classic' } });
    expect(drawn).not.toHaveProperty('img');
    const admin = await signedIn(server, 'admin');
    const all = await admin.get<MarketPictures>('/pictures?market=fr');
    expect(all.body.market).toBe('fr');
    expect(all.body.markets.map(({ id }) => id).toSorted()).toEqual(['ca', 'fr', 'in', 'uk']);
  });

  it('is written into the list of what operators did [OPR-20, OPR-26]', async () => {
    await upload(
      'uk/product/potato-wedges',
      await madePhoto({ width: 60, height: 60, colour: red }),
    );
    await remove('uk/product/potato-wedges');
    await remove('uk/product/potato-wedges');
    const admin = await signedIn(server, 'admin');
    const { body } = await admin.get<OperatorAction[]>('/audit');
    const own = body.filter(({ detail }) => detail?.['id'] === 'potato-wedges');
    expect(own.map(({ action }) => action)).toEqual(['picture-removed', 'picture-changed']);
  });
});

describe('what is no photograph', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );

  it('is refused by its bytes, whatever it says it is [OPR-26]', async () => {
    const jpeg = await madePhoto({ width: 900, height: 900, colour: red });
    const gif = await sharp(jpeg).gif().toBuffer();
    for (const [bytes, type, name] of [
      [svg, 'image/svg+xml', 'NOT_A_PHOTO'],
      [svg, 'image/jpeg', 'NOT_A_PHOTO'],
      [gif, 'image/png', 'NOT_A_PHOTO'],
      [Buffer.alloc(0), 'image/png', 'NOT_A_PHOTO'],
      [jpeg.subarray(0, 2000), 'image/jpeg', 'BROKEN_PHOTO'],
    ] as const) {
      const { status, body } = await upload<Problem>('uk/deal/bogof-medium', bytes, { type });
      expect([status, body.name]).toEqual([422, name]);
    }
    const large = await upload<Problem>('uk/deal/bogof-medium', Buffer.alloc(9 * 1024 * 1024));
    expect(large.status).toBe(413);
  });

  it('is refused when it would fill the memory once unpacked [OPR-26]', async () => {
    const bomb = await sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: blue },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    const { status, body } = await upload<Problem>('uk/deal/bogof-medium', bomb, {
      type: 'image/png',
    });
    expect([status, body.name]).toEqual([422, 'TOO_MANY_PIXELS']);
    expect(body.message).toContain('50 million pixels');
  });

  it('is refused as anything else is: by role, market and entry [OPR-20, OPR-26]', async () => {
    const bytes = await madePhoto({ width: 40, height: 40, colour: red });
    const { token: hut } = await signedIn(server, 'hut', { markets: ['uk'], huts: ['uk-1/1101'] });
    expect((await upload('uk/product/fries', bytes, { by: hut })).status).toBe(403);
    expect((await upload('fr/product/margherita', bytes)).status).toBe(404);
    expect((await upload('uk/product/nothing', bytes)).status).toBe(404);
    expect((await upload('uk/promo/constructor', bytes)).status).toBe(404);
    expect((await upload('uk/hut/1101', bytes)).status).toBe(400);
    expect((await upload('uk/product/fries', bytes, { type: 'text/plain' })).status).toBe(415);
    expect((await upload('uk/product/fries', bytes, { by: 'nobody' })).status).toBe(401);
  });

  it('and too many of them at a time are refused [OPR-26]', async () => {
    const { token: busy } = await signedIn(server, 'market', { markets: ['uk'] });
    const statuses: number[] = [];
    for (let call = 0; call < 121; call += 1) {
      statuses.push((await upload('uk/product/fries', svg, { by: busy })).status);
    }
    expect(new Set(statuses.slice(0, 120))).toEqual(new Set([422]));
    expect(statuses[120]).toBe(429);
  });
});
