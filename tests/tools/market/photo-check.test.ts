import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFolders } from '../../../tools/market/check-command.ts';
import { MarketsFolder } from '../../server/markets/markets-folder.ts';
import { madePhoto, namePhotos, putPhoto, red } from '../../setup/photographed-chain.ts';

const check = ({ path, pluginsDir }: MarketsFolder) =>
  checkFolders({ marketsDir: path, pluginsDir }, 'uk', Date.parse('2026-03-04'));

/** A market with one photograph, and hosts for others. */
async function photographed(): Promise<{ folder: MarketsFolder; uk: string }> {
  const folder = new MarketsFolder();
  const uk = join(folder.path, 'uk');
  putPhoto(uk, 'pizza.jpg', await madePhoto({ width: 40, height: 30, colour: red }));
  folder.change('uk/manifest.json', (manifest) => ({
    ...manifest,
    media: { hosts: ['pictures.example', 'photos.example'] },
  }));
  return { folder, uk };
}

describe('the check of photographs', () => {
  it('finds nothing wrong with those that are there, and at hosts that are listed [OPR-26]', async () => {
    const { folder, uk } = await photographed();
    namePhotos(uk, {
      products: { margherita: 'pizza.jpg', fries: 'https://photos.example/fries.jpg' },
      deals: { 'big-night-in': '/shared/night.jpg' },
      promos: { 'big-night-in': 'pizza.jpg' },
    });
    expect(await check(folder)).toEqual({ findings: [], exitCode: 0 });
  });

  it('names a missing one and a host that is not listed, with line and nearest name [OPR-26]', async () => {
    const { folder, uk } = await photographed();
    namePhotos(uk, {
      products: { margherita: 'pizzas.jpg', fries: 'https://picture.example/fries.jpg' },
      promos: { 'big-night-in': 'https://elsewhere.invalid/night.jpg' },
    });
    const { findings, exitCode } = await check(folder);
    expect(exitCode).toBe(2);
    expect(
      findings.map(({ pointer, found, nearest }) => [pointer.replace(/\d+/, 'n'), found, nearest]),
    ).toEqual([
      ['/n/img', '"pizzas.jpg"', 'pizza.jpg'],
      ['/n/img', '"picture.example"', 'pictures.example'],
      ['/promo/landingPages/big-night-in/img', '"elsewhere.invalid"', undefined],
    ]);
    for (const { place } of findings) expect(place?.line).toBeGreaterThan(0);
  });

  it('refuses what is no photograph, whatever it is called [OPR-26]', async () => {
    const { folder, uk } = await photographed();
    putPhoto(uk, 'drawing.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    putPhoto(uk, 'empty.png', Buffer.alloc(0));
    putPhoto(
      uk,
      'cut.webp',
      (await madePhoto({ width: 40, height: 30, colour: red }, 'webp')).subarray(0, 14),
    );
    putPhoto(uk, 'huge.jpg', Buffer.alloc(9 * 1024 * 1024, 0xff));
    namePhotos(uk, {
      products: {
        margherita: 'drawing.jpg',
        fries: 'empty.png',
        'potato-wedges': 'cut.webp',
        'onion-rings': 'huge.jpg',
      },
    });
    const { findings } = await check(folder);
    expect(findings.map(({ found }) => found)).toEqual([
      '"drawing.jpg"',
      '"empty.png"',
      '"cut.webp"',
      '"huge.jpg"',
    ]);
    expect(findings.map(({ expected }) => expected)).toEqual([
      'a photograph as JPEG, PNG, WebP or AVIF',
      'a photograph as JPEG, PNG, WebP or AVIF',
      'a photograph that is whole',
      'a photograph of at most 8 MB',
    ]);
  });

  it('leaves names alone that lie below a folder of another host [OPR-26]', async () => {
    const { folder, uk } = await photographed();
    namePhotos(uk, { products: { margherita: 'nowhere.jpg' } });
    folder.change('uk/manifest.json', (manifest) => ({
      ...manifest,
      media: { imageBase: 'https://pictures.example/uk/' },
    }));
    writeFileSync(join(uk, 'photos', 'notes.txt'), 'Nobody names this.');
    expect(await check(folder)).toEqual({ findings: [], exitCode: 0 });
  });
});
