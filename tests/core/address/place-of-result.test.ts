import { describe, expect, it } from 'vitest';
import {
  keptDescription,
  type MapsResult,
  placeOf,
  streetLine,
} from '../../../core/address/place-of-result.ts';
import { similarity } from '../../../core/address/similarity.ts';
import { testManifest } from '../test-market.ts';

const { places } = testManifest('in');

const part = (long_name: string, ...types: string[]) => ({
  long_name,
  short_name: long_name === 'India' ? 'IN' : long_name === 'Karnataka' ? 'KA' : long_name,
  types,
});

const result: MapsResult = {
  place_id: 'P-1',
  formatted_address: '12 80 Feet Road, Koramangala, Bengaluru, Karnataka 560034, India',
  address_components: [
    part('12', 'street_number'),
    part('80 Feet Road', 'route'),
    part('4th Block', 'neighborhood', 'political'),
    part('Koramangala', 'sublocality_level_1', 'sublocality', 'political'),
    part('Bengaluru', 'locality', 'political'),
    part('Karnataka', 'administrative_area_level_1', 'political'),
    part('India', 'country', 'political'),
    part('560034', 'postal_code'),
  ],
  geometry: { location: { lat: 12.9345, lng: 77.6265 } },
};

describe('similarity of two texts', () => {
  it('is 1 for the same text, whatever its case and spaces, and 0 for nothing in common [ADR-35]', () => {
    expect(similarity('80 Feet Road', '80FEET  road')).toBe(1);
    expect(similarity('abcd', 'wxyz')).toBe(0);
    expect(similarity('', 'a')).toBe(0);
    expect(similarity('', '')).toBe(1);
  });

  it('counts shared pairs of letters, each as often as it occurs [ADR-35]', () => {
    expect(similarity('night', 'nacht')).toBeCloseTo(0.25);
    expect(similarity('aaaa', 'aa')).toBeCloseTo(0.5);
    expect(similarity('aa', 'aaaa')).toBe(similarity('aaaa', 'aa'));
  });
});

describe('a place', () => {
  it('has every field of a maps result under our names [ADR-34]', () => {
    expect(placeOf({ ...result, description: 'Forum Mall' }, places)).toEqual({
      address: '12 80 Feet Road, Koramangala, Bengaluru, Karnataka 560034, India',
      street: '80 Feet Road',
      city: 'Bengaluru',
      sublocality: 'Koramangala',
      state: 'KA',
      country: 'in',
      number: '12',
      postcode: '560034',
      neighborhood: '4th Block',
      lat: 12.9345,
      lng: 77.6265,
      placeId: 'P-1',
      geo: { latitude: 12.9345, longitude: 77.6265 },
      description: 'Forum Mall',
    });
  });

  it('leaves out what the result does not have [ADR-34]', () => {
    const bare = placeOf({ ...result, address_components: [] }, places);
    expect(Object.keys(bare).toSorted()).toEqual([
      'address',
      'country',
      'geo',
      'lat',
      'lng',
      'placeId',
    ]);
  });

  it('keeps a description only when it says something else than the street line [ADR-35, CST-83]', () => {
    const line = streetLine({ number: '12', street: '80 Feet Road' });
    expect(line).toBe('12 80 Feet Road');
    expect(keptDescription('12, 80 Feet Rd', line, places)).toBeUndefined();
    expect(keptDescription('Forum Mall', line, places)).toBe('Forum Mall');
    expect(keptDescription(undefined, line, places)).toBeUndefined();
    const alike = similarity('Feet Road', line);
    expect(keptDescription('Feet Road', line, { descriptionSimilarityMax: alike })).toBeUndefined();
    expect(keptDescription('Feet Road', line, { descriptionSimilarityMax: alike + 0.01 })).toBe(
      'Feet Road',
    );
    expect(places.descriptionSimilarityMax).toBe(0.65);
  });
});
