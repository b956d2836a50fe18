import { describe, expect, it } from 'vitest';
import { formatDistance, inUnit } from '../../../client/localisation/distance.ts';
import { testManifest } from '../../core/test-market.ts';

describe('distances', () => {
  it('are miles in the United Kingdom and kilometres elsewhere, with one decimal [LOC-62, CST-14]', () => {
    expect(inUnit(1609.344, testManifest('uk').distance)).toEqual({ value: 1, unit: 'miles' });
    expect(inUnit(32187, testManifest('uk').distance)).toEqual({ value: 20, unit: 'miles' });
    for (const market of ['fr', 'in', 'ca'] as const) {
      expect(inUnit(1234, testManifest(market).distance)).toEqual({ value: 1.2, unit: 'km' });
    }
    expect(testManifest('uk').distance.milesPerMetre).toBe(0.000621371192);
  });

  it('are written as the locale writes them [LOC-62]', () => {
    expect(formatDistance(805, testManifest('uk').distance, 'en-GB')).toBe('0.5 mi');
    expect(formatDistance(1250, testManifest('fr').distance, 'fr-FR')).toMatch(/^1,3\skm$/u);
    expect(formatDistance(0, testManifest('in').distance, 'en-IN')).toBe('0.0 km');
  });
});
