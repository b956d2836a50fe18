import { sampleHut } from '../../conformance/sample-market.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';
import type { GeocodedPlace } from '../../schemas/types/http/places.ts';

const hut = sampleHut();
const geo = { latitude: 43.6461, longitude: -79.3897 };
const place: GeocodedPlace = {
  address: '245 King Street West, Harbour 1234',
  street: 'King Street West',
  number: '245',
  city: 'Harbour',
  sublocality: 'Old Town',
  state: 'ZZ',
  country: 'zz',
  postcode: '1234',
  ...geo,
  lat: geo.latitude,
  lng: geo.longitude,
  geo,
  placeId: 'king-245',
};
const samples = {
  good: { address: place.address, placeId: place.placeId },
  answers: { geocode: async () => place, hutAt: async () => hut },
  hut,
  place,
  suggested: [
    {
      field: 'address' as const,
      text: '245 King',
      answers: {
        suggest: async () => [
          {
            placeId: place.placeId,
            description: place.address,
            types: ['street_address' as const],
          },
        ],
      },
    },
  ],
};

export default {
  'address-strategy': [
    { name: 'with the whole address on its line', options: { addressLine: 'whole' }, ...samples },
    { name: 'with the part of the city on its line', options: { addressLine: 'area' }, ...samples },
  ],
} satisfies ConformanceCases;
