import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dragged,
  fitView,
  metresFrom,
  ringRadii,
  spotOf,
  zoomed,
} from '../../../ui/pages/localisation/map/plain-view.ts';

const metres = fc.record({
  east: fc.double({ min: -50_000, max: 50_000, noNaN: true }),
  north: fc.double({ min: -50_000, max: 50_000, noNaN: true }),
});
const spot = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe('the drawn map', () => {
  it('measures in metres east and north', () => {
    const origin = { lat: 51.5, lng: 0 };
    expect(metresFrom(origin, { lat: 51.51, lng: 0 })).toEqual({
      east: 0,
      north: expect.closeTo(1113, 0) as number,
    });
    expect(metresFrom(origin, { lat: 51.5, lng: 0.01 }).east).toBeCloseTo(693, 0);
  });

  it('shows every place at first, with the place searched in its middle [LOC-72]', () => {
    fc.assert(
      fc.property(fc.array(metres, { maxLength: 8 }), (places) => {
        const view = fitView(places);
        expect(spotOf(view, { east: 0, north: 0 })).toEqual({ x: 0.5, y: 0.5 });
        for (const { x, y } of places.map((place) => spotOf(view, place))) {
          expect(x > 0 && x < 1 && y > 0 && y < 1).toBe(true);
        }
      }),
    );
  });

  it('keeps what is under the finger there while it zooms', () => {
    fc.assert(
      fc.property(
        metres,
        spot,
        fc.double({ min: 0.3, max: 3, noNaN: true }),
        (place, at, times) => {
          const view = { east: 0, north: 0, span: 20_000 };
          const next = zoomed(view, times, at);
          const under = {
            east: (at.x - 0.5) * view.span,
            north: -(at.y - 0.5) * view.span * 0.8,
          };
          expect(spotOf(next, under).x).toBeCloseTo(at.x, 6);
          expect(spotOf(next, under).y).toBeCloseTo(at.y, 6);
          expect(spotOf(next, place).x).toBeCloseTo(
            at.x + (spotOf(view, place).x - at.x) / times,
            6,
          );
        },
      ),
    );
  });

  it('follows the finger that drags it', () => {
    const view = { east: 0, north: 0, span: 1000 };
    const before = spotOf(view, { east: 100, north: 100 });
    const after = spotOf(dragged(view, { x: 0.1, y: -0.2 }), { east: 100, north: 100 });
    expect(after.x - before.x).toBeCloseTo(0.1);
    expect(after.y - before.y).toBeCloseTo(-0.2);
  });

  it('rings the place in round numbers, a few in view', () => {
    expect(ringRadii({ east: 0, north: 0, span: 10_000 }, 1000)).toEqual([
      2000, 4000, 6000, 8000, 10_000,
    ]);
    fc.assert(
      fc.property(fc.double({ min: 400, max: 400_000, noNaN: true }), (span) => {
        const inView = ringRadii({ east: 0, north: 0, span }, 1609.344).filter(
          (radius) => radius <= (span * 0.8) / 2,
        );
        expect(inView.length).toBeGreaterThanOrEqual(2);
        expect(inView.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
