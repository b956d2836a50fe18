import { expect, it } from 'vitest';
import { distanceMetres } from '../../../server/address/distance-metres.ts';

it('measures the great circle: London to Paris is about 344 km', () => {
  const london = { latitude: 51.5074, longitude: -0.1278 };
  const paris = { latitude: 48.8566, longitude: 2.3522 };
  expect(Math.round(distanceMetres(london, paris) / 1000)).toBe(344);
  expect(distanceMetres(london, london)).toBe(0);
});
