import type { ConformanceCases } from '../../conformance/suites.ts';
import { scriptedMaps } from './conformance/scripted-maps.ts';

/** Places of the service, in Toronto. */
const samples = {
  typed: 'king st',
  postcode: 'M5V 1J5',
  position: { lat: 43.6, lng: -79.4 },
  country: 'ca',
};

/** The script leaves the page with the check that loaded it. */
const setUp = () => () => void Reflect.deleteProperty(globalThis, 'google');

export default {
  geocoder: [
    {
      name: 'with a key of the service',
      manifest: { geocoding: { country: 'ca', mapsBrowserKey: 'key-of-tests' } },
      setUp,
      ...samples,
      working: () => scriptedMaps().ports,
      empty: () => scriptedMaps({ predictions: [], results: [] }).ports,
      failing: () => scriptedMaps({ failure: 'OVER_QUERY_LIMIT' }).ports,
    },
  ],
} satisfies ConformanceCases;
