import assert from 'node:assert/strict';
import {
  GeocodeError,
  type Geocoder,
  type GeocoderPorts,
  type PlaceQuery,
} from '../../core/places/geocoder.ts';
import { hostOf, isDeclared } from '../outside-hosts.ts';
import type { Suite } from '../suite.ts';

export interface GeocoderSamples {
  /** A typed text that means at least one place of the country. */
  readonly typed: string;
  /** A postcode and a position of the country. */
  readonly postcode: string;
  readonly position: { readonly lat: number; readonly lng: number };
  /** ISO 3166 code of the country in lower case. */
  readonly country: string;
  /** A set-up in which everything answers. */
  readonly working: () => GeocoderPorts;
  /** A set-up in which the service knows nothing, not even what it suggested. */
  readonly empty: () => GeocoderPorts;
  /** A set-up in which the service cannot answer. */
  readonly failing: () => GeocoderPorts;
}

/** What every geocoder has to do. */
export const geocoderSuite: Suite<Geocoder, GeocoderSamples> = (
  { make, outside },
  { typed, postcode, position, country, working, empty, failing },
) => {
  const queries: readonly PlaceQuery[] = [{ placeId: 'gone' }, { postcode }, position];
  return [
    {
      title:
        'suggests places with an id, a description and types, and finds each by its id [ADR-32]',
      run: async () => {
        const [geocoder, ports] = [make(), working()];
        const suggestions = await geocoder.suggest(typed, 'delivery', ports);
        assert.ok(suggestions.length > 0);
        for (const { placeId, description, types } of suggestions) {
          assert.ok(placeId !== '' && description !== '' && types.length > 0, placeId);
          assert.equal((await geocoder.find({ placeId }, ports))?.placeId, placeId);
        }
      },
    },
    {
      title: 'finds places by postcode and by position, with all of a position [ADR-32, ADR-34]',
      run: async () => {
        const [geocoder, ports] = [make(), working()];
        for (const query of [{ postcode }, position]) {
          const place = await geocoder.find(query, ports);
          assert.ok(place);
          assert.equal(typeof place.address, 'string');
          assert.equal(typeof place.placeId, 'string');
          const { lat, lng, latitude, longitude, geo } = place;
          assert.deepEqual([latitude, longitude], [lat, lng]);
          assert.deepEqual([geo.latitude, geo.longitude], [lat, lng]);
          assert.ok(Math.abs(lat) <= 90 && Math.abs(lng) <= 180);
        }
      },
    },
    {
      title: 'finds places of its own country only [ADR-33]',
      run: async () => assert.equal((await make().find({ postcode }, working()))?.country, country),
    },
    {
      title: 'suggests nothing for nothing',
      run: async () => assert.deepEqual(await make().suggest('  ', 'delivery', working()), []),
    },
    {
      title: 'finds nothing where nothing is known, and does not fail',
      run: async () => {
        assert.deepEqual(await make().suggest(typed, 'collection', empty()), []);
        for (const query of queries) assert.equal(await make().find(query, empty()), undefined);
      },
    },
    {
      title: 'fails with the status of the service when that cannot answer [ADR-37]',
      run: async () => {
        const failures = [
          () => make().suggest(typed, 'delivery', failing()),
          ...queries.map((query) => () => make().find(query, failing())),
        ];
        for (const fail of failures) {
          await assert.rejects(fail, (error) => {
            assert.ok(error instanceof GeocodeError);
            assert.match(error.status, /^[A-Z_]+$/);
            assert.ok(error.message.includes('for the following reason: '));
            return true;
          });
        }
      },
    },
    {
      title:
        'loads scripts from hosts that its plugin declares, and none for a page nobody sees [LOC-74]',
      run: async () => {
        const loaded: string[] = [];
        const watched = (ports: GeocoderPorts): GeocoderPorts => ({
          ...ports,
          loadScript: (address) => {
            loaded.push(address);
            return ports.loadScript(address);
          },
        });
        await make().suggest(typed, 'delivery', {
          ...watched(working()),
          isPrerendering: () => true,
        });
        assert.deepEqual(loaded, []);
        await make().suggest(typed, 'delivery', watched(working()));
        for (const address of loaded) {
          assert.ok(isDeclared(address, outside.scripts), hostOf(address));
        }
      },
    },
  ];
};
