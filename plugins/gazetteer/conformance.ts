import type { ConformanceCases } from '../../conformance/suites.ts';
import { GeocodeError, type GeocoderPorts, type PlaceTables } from '../../core/places/geocoder.ts';
import type { GeocodedPlace } from '../../schemas/types/http/places.ts';

const position = { lat: 43.6, lng: -79.4 };
const geo = { latitude: position.lat, longitude: position.lng };
const place: GeocodedPlace = {
  ...geo,
  ...position,
  geo,
  address: 'King Street, Harbour',
  country: 'zz',
  placeId: 'king',
};

const portsOf = (places: PlaceTables): GeocoderPorts => ({
  places,
  isPrerendering: () => false,
  loadScript: () => Promise.reject(new Error('There is no script to load.')),
  locale: () => 'en-ZZ',
});
const unreachable = (): Promise<never> => Promise.reject(new GeocodeError('NO_CONNECTION'));

export default {
  geocoder: [
    {
      name: 'with the tables of the server',
      typed: 'king st',
      postcode: '1234',
      position,
      country: 'zz',
      working: () =>
        portsOf({
          suggest: async (input) =>
            input.trim() === ''
              ? []
              : [{ placeId: 'king', description: 'King Street', types: ['route'] }],
          find: async () => place,
        }),
      empty: () => portsOf({ suggest: async () => [], find: async () => undefined }),
      failing: () => portsOf({ suggest: unreachable, find: unreachable }),
    },
  ],
} satisfies ConformanceCases;
