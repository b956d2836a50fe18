import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mapTarget,
  readMapQuestion,
  returnAddress,
} from '../../../client/localisation/map-link.ts';

const read = (search: string) => readMapQuestion(new URLSearchParams(search));

describe('the address of the map page', () => {
  it('names the point and the disposition, and a dead zone [LOC-71]', () => {
    const point = { lat: 51.5, lng: -0.12 };
    expect(mapTarget({ point, type: 'collection', isDeadZone: true })).toEqual({
      pathname: '/map/',
      search: '?latLong=51.5,-0.12&disposition=collection&isDeliveryDeadzone=true',
      hash: '',
    });
    expect(mapTarget({ point, type: 'dinein', isDeadZone: false }).search).toBe(
      '?latLong=51.5,-0.12&disposition=dinein',
    );
  });

  it('is read as it was written, whatever the point [LOC-71]', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.boolean(),
        (lat, lng, isDeadZone) => {
          const question = {
            point: { lat: lat + 0, lng: lng + 0 },
            type: 'collection',
            isDeadZone,
          } as const;
          const found = read(mapTarget(question).search);
          expect(found?.point.lat).toBeCloseTo(lat, 12);
          expect(found?.point.lng).toBeCloseTo(lng, 12);
          expect(found?.isDeadZone).toBe(isDeadZone);
        },
      ),
    );
  });

  it.each([
    '',
    '?latLong=',
    '?latLong=51',
    '?latLong=a,b',
    '?latLong=91,0',
    '?latLong=0,181',
    '?latLong=1,2,3',
    '?latLong=,',
  ])('names no place in %j', (search) => {
    expect(read(search)).toBeUndefined();
  });

  it('means a collection unless it says otherwise', () => {
    expect(read('?latLong=1,2')?.type).toBe('collection');
    expect(read('?latLong=1,2&disposition=eat-in')?.type).toBe('dinein');
    expect(read('?latLong=1,2&disposition=nonsense')?.type).toBe('collection');
  });
});

describe('the way back from the map page', () => {
  it('leads to the address in the history state, of this site only, else home', () => {
    expect(returnAddress({ returnTo: '/huts/?a=1' })).toBe('/huts/?a=1');
    const bad = [null, undefined, {}, { returnTo: 7 }, { returnTo: '//evil.example' }];
    for (const state of [...bad, { returnTo: 'https://evil.example' }, { returnTo: '/\\evil' }]) {
      expect(returnAddress(state)).toBe('/');
    }
  });
});
