import { sampleHut } from '../../conformance/sample-market.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';

const hut = sampleHut();
const geo = { latitude: 51.464, longitude: -0.167 };

export default {
  'address-strategy': [
    {
      name: 'with a British postcode',
      manifest: {
        postcode: {
          full: '^[A-Z]{1,2}[0-9][0-9A-Z]? ?[0-9][A-Z]{2}$',
          partial: '^[A-Z]{1,2}[0-9][0-9A-Z]?$',
        },
      },
      good: { postcode: 'sw11 1jb' },
      answers: { hutByPostcode: async () => hut },
      hut,
      place: {
        address: '214 Lavender Hill, London SW11 1JB',
        street: 'Lavender Hill',
        number: '214',
        city: 'London',
        country: 'gb',
        postcode: 'SW11 1JB',
        ...geo,
        lat: geo.latitude,
        lng: geo.longitude,
        geo,
        placeId: 'lavender-hill',
      },
    },
  ],
} satisfies ConformanceCases;
