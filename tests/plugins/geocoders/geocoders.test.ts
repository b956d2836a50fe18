import { describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../core/places/geocoder.ts';
import { googleMaps } from '../../../plugins/google-maps/google-maps.ts';
import googlePlugin from '../../../plugins/google-maps/plugin.ts';
import type { GeocodedPlace, PlaceSuggestion } from '../../../schemas/types/http/places.ts';
import { outsideHosts } from '../../../server/pages/page-policy.ts';
import { testManifest } from '../../core/test-market.ts';
import {
  prediction,
  scriptedMaps,
  toronto,
} from '../../../plugins/google-maps/conformance/scripted-maps.ts';

const canada = testManifest('ca');
const withKey = { ...canada, geocoding: { ...canada.geocoding, mapsBrowserKey: 'key-of-tests' } };
const google = (): Geocoder => googleMaps(withKey);

const place: GeocodedPlace = {
  latitude: 43.6,
  longitude: -79.4,
  lat: 43.6,
  lng: -79.4,
  geo: { latitude: 43.6, longitude: -79.4 },
  address: 'King Street West, Toronto',
  country: 'ca',
  placeId: 'king',
};
const suggestion: PlaceSuggestion = {
  placeId: 'king',
  description: 'King Street',
  types: ['route'],
};

const statusOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.catch((error: unknown) => (error as { status?: string }).status);

describe('the maps script', () => {
  it('loads with a key once a place is asked for, named in the customer’s language [LOC-74]', async () => {
    const { ports, calls } = scriptedMaps();
    const geocoder = google();
    expect(calls.scripts).toEqual([]);
    await geocoder.suggest('king', 'delivery', ports);
    await geocoder.find({ placeId: 'toronto-245' }, ports);
    expect(calls.scripts).toHaveLength(1);
    const address = new URL(calls.scripts[0] ?? '');
    expect(address.origin).toBe('https://maps.googleapis.com');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      key: 'key-of-tests',
      language: 'fr-CA',
      region: 'ca',
    });
  });

  it.each([
    ['without a key', canada, false],
    ['while the page is prerendered', withKey, true],
  ])(
    'does not load %s: our own tables answer [LOC-74]',
    async (_case, manifest, isPrerendering) => {
      const own = { suggest: async () => [suggestion], find: async () => place };
      const { ports, calls } = scriptedMaps({ isPrerendering, tables: own });
      expect(await googleMaps(manifest).suggest('king', 'delivery', ports)).toEqual([suggestion]);
      expect(await googleMaps(manifest).find({ postcode: 'M5V' }, ports)).toEqual(place);
      expect(calls).toEqual({ scripts: [], suggestions: [], geocodes: [] });
    },
  );

  it('that is blocked is a map error, and is tried again [ADR-37]', async () => {
    const { ports, calls } = scriptedMaps({ isBlocked: true });
    const geocoder = google();
    for (const times of [1, 2]) {
      const status = await statusOf(geocoder.suggest('king', 'delivery', ports));
      expect([status, calls.scripts.length]).toEqual(['SCRIPT_NOT_LOADED', times]);
    }
  });

  it('may run in pages of a market with a key, and in no others [LOC-74]', () => {
    const plugins = [{ plugin: googlePlugin, options: {} }];
    expect(outsideHosts({ manifest: canada, plugins }, 'scripts')).toEqual([]);
    const open = { manifest: withKey, plugins };
    expect(outsideHosts(open, 'scripts')).toEqual(['https://maps.googleapis.com']);
    expect(outsideHosts(open, 'calls')).toContain('https://places.googleapis.com');
  });
});

describe('places of the maps service', () => {
  it('are asked for and answered in the market’s country only [ADR-33]', async () => {
    const american = {
      ...toronto,
      address_components: [{ long_name: 'United States', short_name: 'US', types: ['country'] }],
    };
    const { ports, calls } = scriptedMaps({ results: [american] });
    await google().suggest('king', 'delivery', ports);
    expect(calls.suggestions[0]?.regions).toEqual(['ca']);
    expect(await google().find({ placeId: 'x' }, ports)).toBeUndefined();
    await google().find({ postcode: 'M5V 1J5' }, ports);
    expect(calls.geocodes.at(-1)).toEqual({
      language: 'fr-CA',
      region: 'ca',
      componentRestrictions: { country: 'ca', postalCode: 'M5V 1J5' },
    });
  });

  it('become our places; the text of the chosen suggestion is the description [ADR-34, ADR-35]', async () => {
    const { ports } = scriptedMaps();
    const geocoder = google();
    await geocoder.suggest('roy', 'delivery', ports);
    expect(await geocoder.find({ placeId: 'toronto-245' }, ports)).toEqual({
      latitude: 43.6461,
      longitude: -79.3897,
      lat: 43.6461,
      lng: -79.3897,
      geo: { latitude: 43.6461, longitude: -79.3897 },
      address: '245 King St W, Toronto, ON M5V 1J5, Canada',
      street: 'King Street West',
      number: '245',
      city: 'Toronto',
      state: 'ON',
      postcode: 'M5V 1J5',
      country: 'ca',
      placeId: 'toronto-245',
      description: 'Roy Thomson Plaza, Toronto',
    });
  });

  it('have our types, so that the manifest can hide some [ADR-28]', async () => {
    const types = ['sublocality_level_1', 'political', 'establishment'];
    const { ports } = scriptedMaps({ predictions: [{ ...prediction, types }] });
    const [first] = await google().suggest('king', 'delivery', ports);
    expect(first?.types).toEqual(['sublocality', 'point_of_interest', 'geocode']);
  });

  it('are searched in one session from the first letter to the choice', async () => {
    const { ports, calls } = scriptedMaps();
    const geocoder = google();
    await geocoder.suggest('ki', 'delivery', ports);
    await geocoder.suggest('kin', 'delivery', ports);
    await geocoder.find({ placeId: 'toronto-245' }, ports);
    await geocoder.suggest('que', 'delivery', ports);
    const [first, second, third] = calls.suggestions.map(({ session }) => session);
    expect(first).toBe(second);
    expect(third).not.toBe(first);
  });

  it.each(['ZERO_RESULTS', 'NOT_FOUND'])('are none when the service says %s', async (failure) => {
    const { ports } = scriptedMaps({ failure });
    expect(await google().find({ placeId: 'gone' }, ports)).toBeUndefined();
  });
});
