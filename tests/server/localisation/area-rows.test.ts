import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areasOfHut } from '../../../server/localisation/area-rows.ts';
import { boundsOfCircle, boundsOfRing } from '../../../server/address/bounds.ts';
import { distanceMetres } from '../../../server/address/distance-metres.ts';
import { clapham } from '../../core/localisation/sample-huts.ts';

const rows = (deliveryArea: NonNullable<(typeof clapham)['deliveryArea']>) =>
  areasOfHut('uk', { ...clapham, deliveryArea });

describe('delivery areas as rows', () => {
  it('are the codes of the lists, without spaces and in their order', () => {
    expect(
      rows({ outcodes: ['sw11'], postcodes: ['BN2 3HQ'] }).map(({ kind, value, position }) => [
        kind,
        value,
        position,
      ]),
    ).toEqual([
      ['outcode', 'SW11', 0],
      ['postcode', 'BN23HQ', 1],
    ]);
  });

  it('are a circle with the box around it, unless a polygon says it more exactly', () => {
    const [circle, ...others] = rows({ radiusMetres: 3000 });
    expect(others).toEqual([]);
    expect(circle).toMatchObject({ kind: 'circle', radius_metres: 3000 });
    const ring = [
      [-0.2, 51.4],
      [-0.1, 51.4],
      [-0.1, 51.5],
    ];
    const [polygon, ...rest] = rows({ radiusMetres: 3000, polygon: ring });
    expect(rest).toEqual([]);
    expect(polygon).toMatchObject({
      kind: 'polygon',
      south: 51.4,
      north: 51.5,
      west: -0.2,
      east: -0.1,
    });
    expect(JSON.parse(polygon?.polygon ?? '').coordinates[0]).toHaveLength(4);
  });

  it('are none of a hut that delivers nowhere', () => {
    const { deliveryArea: _area, ...nowhere } = clapham;
    expect(areasOfHut('uk', nowhere)).toEqual([]);
  });
});

describe('the box around a circle', () => {
  it('holds everything within the distance, and little more', () => {
    const degrees = { noNaN: true, noDefaultInfinity: true };
    fc.assert(
      fc.property(
        fc.double({ min: -70, max: 70, ...degrees }),
        fc.double({ min: -170, max: 170, ...degrees }),
        fc.double({ min: 10, max: 40_000, ...degrees }),
        fc.double({ min: 0, max: 2 * Math.PI, ...degrees }),
        (latitude, longitude, metres, angle) => {
          const box = boundsOfCircle({ latitude, longitude }, metres);
          const edge = {
            latitude: latitude + (metres / 111_195) * Math.sin(angle),
            longitude:
              longitude +
              ((metres / 111_195) * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180),
          };
          if (distanceMetres({ latitude, longitude }, edge) > metres) return;
          expect(edge.latitude >= box.south && edge.latitude <= box.north).toBe(true);
          expect(edge.longitude >= box.west && edge.longitude <= box.east).toBe(true);
          const height = distanceMetres(
            { latitude: box.south, longitude },
            { latitude: box.north, longitude },
          );
          expect(height).toBeLessThan(metres * 2.02);
        },
      ),
    );
  });

  it('of a ring touches its farthest points', () => {
    const ring = [
      [1, 2],
      [3, -4],
    ];
    expect(boundsOfRing(ring)).toEqual({ south: -4, north: 2, west: 1, east: 3 });
  });
});
