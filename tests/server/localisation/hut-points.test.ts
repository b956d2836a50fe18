import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMetres } from '../../../server/address/distance-metres.ts';
import { HutPoints } from '../../../server/localisation/hut-points.ts';
import type { HutPoint } from '../../../server/localisation/hut-tree.ts';

const point = (hutId: string, latitude: number, longitude: number, more = {}): HutPoint => ({
  market: 'uk',
  sector: 'uk-1',
  hutId,
  latitude,
  longitude,
  isTest: false,
  ...more,
});
const london = { latitude: 51.5, longitude: -0.1 };
const search = { sectors: ['uk-1'], limit: 5, withTests: false };
const idsOf = (points: HutPoints, extra = {}) =>
  points.nearest(london, { ...search, ...extra }).map(({ hutId }) => hutId);

describe('huts by where they are', () => {
  const points = new HutPoints([
    point('far', 53.5, -2.2),
    point('near', 51.51, -0.1),
    point('test', 51.5, -0.1, { isTest: true }),
    point('other', 51.5, -0.1, { sector: 'uk-2' }),
    point('middle', 51.6, -0.1),
  ]);

  it('are found nearest first, of the sectors asked for and with tests only when wanted [LOC-08]', () => {
    expect(idsOf(points)).toEqual(['near', 'middle', 'far']);
    expect(idsOf(points, { withTests: true })[0]).toBe('test');
    expect(idsOf(points, { sectors: ['uk-2'] })).toEqual(['other']);
    expect(idsOf(points, { limit: 2 })).toEqual(['near', 'middle']);
  });

  it('are found within a distance only, when one is given', () => {
    expect(idsOf(points, { metres: 5_000 })).toEqual(['near']);
    expect(idsOf(points, { metres: 0 })).toEqual([]);
  });

  it('are none among none', () => {
    expect(idsOf(new HutPoints())).toEqual([]);
  });

  it('follow every change at once', () => {
    const changing = new HutPoints([point('a', 51.5, -0.1), point('b', 51.6, -0.1)]);
    changing.put(point('c', 51.51, -0.1));
    expect(idsOf(changing)).toEqual(['a', 'c', 'b']);
    changing.put(point('a', 52.5, -0.1));
    expect(idsOf(changing)).toEqual(['c', 'b', 'a']);
    changing.remove('uk-1', 'c');
    changing.remove('uk-1', 'never there');
    expect(idsOf(changing)).toEqual(['b', 'a']);
    changing.replace('uk', [point('d', 51.5, -0.1)]);
    changing.replace('fr', [point('e', 51.5, -0.1, { market: 'fr', sector: 'fr-1' })]);
    expect(idsOf(changing)).toEqual(['d']);
    expect(changing.size).toBe(2);
  });

  it('are those that a look at every hut finds, whatever changed before [LOC-08]', () => {
    const degrees = { noNaN: true, noDefaultInfinity: true };
    const anywhere = fc.record({
      hutId: fc.integer({ min: 0, max: 60 }).map(String),
      latitude: fc.double({ min: -89, max: 89, ...degrees }),
      longitude: fc.double({ min: -180, max: 180, ...degrees }),
    });
    const changes = fc.array(
      fc.oneof(
        anywhere.map((at) => ({ kind: 'put' as const, at })),
        anywhere.map((at) => ({ kind: 'remove' as const, at })),
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(anywhere, { maxLength: 60, selector: ({ hutId }) => hutId }),
        changes,
        anywhere,
        (start, after, from) => {
          const whole = new Map(start.map((at) => [at.hutId, at]));
          const searched = new HutPoints(
            start.map((at) => point(at.hutId, at.latitude, at.longitude)),
          );
          for (const { kind, at } of after) {
            if (kind === 'put') {
              whole.set(at.hutId, at);
              searched.put(point(at.hutId, at.latitude, at.longitude));
            } else {
              whole.delete(at.hutId);
              searched.remove('uk-1', at.hutId);
            }
          }
          const expected = [...whole.values()]
            .map((at) => distanceMetres(from, at))
            .toSorted((one, other) => one - other)
            .slice(0, 5);
          const found = searched.nearest(from, search);
          expect(found.map(({ distanceMetres: far }) => Math.round(far))).toEqual(
            expected.map(Math.round),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('stay right when so many change that the tree is made again', () => {
    const many = new HutPoints();
    for (let index = 0; index < 1_000; index += 1) {
      many.put(point(String(index), 40 + index / 100, -0.1));
    }
    for (let index = 0; index < 1_000; index += 2) many.remove('uk-1', String(index));
    expect(many.size).toBe(500);
    expect(idsOf(many, { limit: 3 })).toEqual(['999', '997', '995']);
  });
});
