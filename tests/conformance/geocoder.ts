import { describe, expect, it } from 'vitest';
import {
  GeocodeError,
  type Geocoder,
  type GeocoderPorts,
  type PlaceQuery,
} from '../../core/places/geocoder.ts';

/** What the suite tries a geocoder with. */
export interface GeocoderSamples {
  /** A typed text that means at least one place of the country. */
  readonly typed: string;
  /** A postcode and a position of the country. */
  readonly postcode: string;
  readonly position: { readonly lat: number; readonly lng: number };
  /** ISO 3166 code of the country in lower case. */
  readonly country: string;
  /** Surroundings in which everything answers. */
  readonly working: () => GeocoderPorts;
  /** Surroundings in which the service knows nothing, not even what it suggested. */
  readonly empty: () => GeocoderPorts;
  /** Surroundings in which the service cannot answer. */
  readonly failing: () => GeocoderPorts;
}

/** What every geocoder has to do; run it on your own with places of your country. */
export const geocoderConformance = (
  name: string,
  make: () => Geocoder,
  { typed, postcode, position, country, working, empty, failing }: GeocoderSamples,
): void => {
  describe(`${name} as a geocoder`, () => {
    it('suggests places with an id, a description and types, and finds each by its id [ADR-32]', async () => {
      const [geocoder, ports] = [make(), working()];
      const suggestions = await geocoder.suggest(typed, 'delivery', ports);
      expect(suggestions.length).toBeGreaterThan(0);
      for (const { placeId, description, types } of suggestions) {
        expect([placeId, description]).not.toContain('');
        expect(types.length).toBeGreaterThan(0);
        expect(await geocoder.find({ placeId }, ports)).toMatchObject({ placeId });
      }
    });

    it('finds places by postcode and by position, with all of a position [ADR-32, ADR-34]', async () => {
      const [geocoder, ports] = [make(), working()];
      for (const query of [{ postcode }, position]) {
        const place = await geocoder.find(query, ports);
        expect(place).toMatchObject({
          address: expect.any(String),
          placeId: expect.any(String),
          latitude: place?.lat,
          longitude: place?.lng,
          geo: { latitude: place?.lat, longitude: place?.lng },
        });
      }
    });

    it('finds places of its own country only [ADR-33]', async () => {
      const place = await make().find({ postcode }, working());
      expect(place?.country).toBe(country);
    });

    it('suggests nothing for nothing', async () => {
      expect(await make().suggest('  ', 'delivery', working())).toEqual([]);
    });

    const queries: readonly PlaceQuery[] = [{ placeId: 'gone' }, { postcode }, position];

    it('finds nothing where nothing is known, and does not fail', async () => {
      expect(await make().suggest(typed, 'collection', empty())).toEqual([]);
      for (const query of queries) expect(await make().find(query, empty())).toBeUndefined();
    });

    it('fails with the status of the service when that cannot answer [ADR-37]', async () => {
      const failures = [
        () => make().suggest(typed, 'delivery', failing()),
        ...queries.map((query) => () => make().find(query, failing())),
      ];
      for (const fail of failures) {
        const error = await fail().catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(GeocodeError);
        expect((error as GeocodeError).status).toMatch(/^[A-Z_]+$/);
        expect((error as GeocodeError).message).toContain('for the following reason: ');
      }
    });
  });
};
