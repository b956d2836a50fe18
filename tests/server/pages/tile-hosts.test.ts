import { expect, it } from 'vitest';
import { tileHosts } from '../../../server/pages/page-policy.ts';

const tilesAt = (url: string) => ({ map: { tiles: { url, attribution: 'A map', maxZoom: 18 } } });

it('lets pages load pictures from the host of the map tiles of their market [LOC-72]', () => {
  const outside = tilesAt('https://tiles.example.com/light/{z}/{x}/{y}.png');
  expect(tileHosts(outside)).toEqual(['https://tiles.example.com']);
  expect(tileHosts(tilesAt('/media/tiles/{z}/{x}/{y}.png'))).toEqual([]);
  expect(tileHosts({ map: {} })).toEqual([]);
});
