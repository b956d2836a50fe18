import type { Place } from './distance-metres.ts';

/** A box between two parallels and two meridians, in degrees. */
export interface Bounds {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Metres of a degree along a meridian, rounded down so that a box never comes out too small. */
const metresPerDegree = 111_000;
const steepest = 89.9;

/** The box around everything within a distance of a place. A box never reaches over the 180th meridian. */
export function boundsOfCircle({ latitude, longitude }: Place, metres: number): Bounds {
  const up = metres / metresPerDegree;
  const highest = Math.min(steepest, Math.abs(latitude) + up);
  const aside = up / Math.cos((highest * Math.PI) / 180);
  return {
    south: latitude - up,
    north: latitude + up,
    west: longitude - aside,
    east: longitude + aside,
  };
}

/** The box around a ring of [longitude, latitude] points. */
export function boundsOfRing(ring: readonly (readonly number[])[]): Bounds {
  const longitudes = ring.map(([longitude = NaN]) => longitude);
  const latitudes = ring.map(([, latitude = NaN]) => latitude);
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
}
