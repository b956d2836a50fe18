import { sampleHut } from '../../conformance/sample-market.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';

const hut = sampleHut();
const geo = { latitude: 52.53, longitude: 13.398 };
const place = {
  address: 'Torstraße 140, 10119 Berlin',
  street: 'Torstraße',
  number: '140',
  city: 'Berlin',
  country: 'de',
  postcode: '10119',
  ...geo,
  lat: geo.latitude,
  lng: geo.longitude,
  geo,
  placeId: 'torstrasse',
};
const answers = { hutByPostcode: async () => hut };

export default {
  'address-strategy': [
    {
      name: 'with postcodes of digits alone',
      manifest: { postcode: { full: '^[0-9]{5}$', partial: '^[0-9]{2,4}$' } },
      good: { postcode: '101 19' },
      answers,
      hut,
      place,
    },
    {
      name: 'with postcodes of two parts',
      manifest: {
        postcode: {
          full: '^(?<area>[A-Z]{1,2}[0-9][0-9A-Z]?) ?[0-9][A-Z]{2}$',
          partial: '^[A-Z]{1,2}[0-9][0-9A-Z]?$',
          isSpaced: true,
        },
      },
      good: { postcode: 'sw11 1jb' },
      answers,
      hut,
      place: { ...place, postcode: 'SW11 1JB' },
    },
  ],
} satisfies ConformanceCases;
