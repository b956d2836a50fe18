import { expect, it } from 'vitest';
import { tileHosts } from '../../../server/shell/security-headers.ts';

const tilesAt = (url: string) => ({ map: { tiles: { url, attribution: 'A map', maxZoom: 18 } } });

it('lets pages load pictures from the hosts of map tiles, each named once [LOC-72]', () => {
  expect(
    tileHosts([
      tilesAt('https://tiles.example.com/light/{z}/{x}/{y}.png'),
      tilesAt('https://tiles.example.com/dark/{z}/{x}/{y}.png'),
      tilesAt('/media/tiles/{z}/{x}/{y}.png'),
      { map: {} },
    ]),
  ).toEqual(['https://tiles.example.com']);
});
