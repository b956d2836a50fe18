import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { changeJson } from './change-json.ts';
import { copySampleChain } from './sample-chain.ts';

/** A colour of three parts, each up to 255. */
export interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Makes a photograph of one colour with some grain, as JPEG unless told. */
export async function madePhoto(
  { width, height, colour }: { width: number; height: number; colour: Colour },
  format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg',
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
}

export const red: Colour = { r: 190, g: 40, b: 30 };
export const green: Colour = { r: 40, g: 140, b: 60 };
export const blue: Colour = { r: 40, g: 60, b: 170 };

interface Entry {
  readonly id: string;
}

/** Puts a photograph into the folder of a market. */
export function putPhoto(market: string, name: string, bytes: Buffer): void {
  const file = join(market, 'photos', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** What the files of a market name photographs for. */
interface NamedPhotos {
  readonly products?: Readonly<Record<string, string>>;
  readonly deals?: Readonly<Record<string, string>>;
  readonly promos?: Readonly<Record<string, string>>;
}

/** Names photographs in the files of a market. */
export function namePhotos(market: string, { products, deals, promos = {} }: NamedPhotos): void {
  const named =
    (imgs: Readonly<Record<string, string>> = {}) =>
    (entries: readonly Entry[]) =>
      entries.map((entry) => {
        const img = imgs[entry.id];
        return img === undefined ? entry : { ...entry, img };
      });
  changeJson(join(market, 'catalogue', 'products.json'), named(products));
  changeJson(join(market, 'catalogue', 'deals.json'), named(deals));
  changeJson<{ promo: { landingPages: Record<string, object> } }>(
    join(market, 'manifest.json'),
    (manifest) => {
      const { landingPages } = manifest.promo;
      const pictured = Object.entries(promos).map(([id, img]) => [
        id,
        { ...landingPages[id], img },
      ]);
      const all = { ...landingPages, ...Object.fromEntries(pictured) };
      return { ...manifest, promo: { ...manifest.promo, landingPages: all } };
    },
  );
}

/** The sample chain with photographs of a pizza, a side, a deal and a promotion in its British market. */
export async function photographedChain(marketsDir: string): Promise<void> {
  copySampleChain(marketsDir);
  const uk = join(marketsDir, 'uk');
  putPhoto(uk, 'margherita.jpg', await madePhoto({ width: 1600, height: 1200, colour: red }));
  putPhoto(
    uk,
    'sides/fries.png',
    await madePhoto({ width: 700, height: 700, colour: green }, 'png'),
  );
  putPhoto(uk, 'night-in.webp', await madePhoto({ width: 900, height: 500, colour: blue }, 'webp'));
  namePhotos(uk, {
    products: { margherita: 'margherita.jpg', fries: 'sides/fries.png' },
    deals: { 'big-night-in': 'night-in.webp' },
    promos: { 'big-night-in': 'night-in.webp' },
  });
}
