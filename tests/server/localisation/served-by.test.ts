import { describe, expect, it } from 'vitest';
import { chooseAmong, type Server } from '../../../server/localisation/huts-finder.ts';
import { clapham } from '../../core/localisation/sample-huts.ts';

const server = (id: string, latitude: number, exactness = 0, value = 'SW11'): Server => ({
  hut: { ...clapham, id, latitude },
  area: exactness === 0 ? 'outcode' : 'postcode',
  value,
  exactness,
});
const place = { latitude: 51.5, longitude: clapham.longitude };
const chosen = (...args: Parameters<typeof chooseAmong>) =>
  chooseAmong(...args).map(({ id, servedBy }) => [id, servedBy?.chosenBy]);

describe('the hut that delivers where areas overlap', () => {
  const far = server('far', 51.7);
  const near = server('near', 51.51);
  const exact = server('exact', 52, 7, 'SW111AA');

  it('is the one whose area names the address most exactly, and says so', () => {
    expect(chosen([far, near, exact], 'nearest', place)).toEqual([
      ['exact', 'exactness'],
      ['near', 'distance'],
      ['far', undefined],
    ]);
  });

  it('is else the nearest, or the first in the market’s order: as the market wants [LOC-14]', () => {
    expect(chosen([far, near], 'nearest', place)[0]).toEqual(['near', 'distance']);
    expect(chosen([far, near], 'market-order', place)[0]).toEqual(['far', 'market-order']);
  });

  it('is the first in the market’s order when nobody knows where the address is, or none is nearer', () => {
    expect(chosen([far, near], 'nearest', undefined)[0]).toEqual(['far', 'market-order']);
    const twin = server('twin', 51.7);
    expect(chosen([far, twin], 'nearest', place)[0]).toEqual(['far', 'market-order']);
  });

  it('carries its area and its distance; one that is alone needs no reason', () => {
    expect(chooseAmong([near], 'nearest', place)).toMatchObject([
      { id: 'near', distanceMetres: 1112, servedBy: { area: 'outcode', value: 'SW11' } },
    ]);
    expect(chooseAmong([near], 'nearest', undefined)[0]).not.toHaveProperty('distanceMetres');
    expect(chooseAmong([], 'nearest', place)).toEqual([]);
  });
});
