import { sampleHut } from '../../conformance/sample-market.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';

const geo = { latitude: 0, longitude: 0 };

export default {
  'address-strategy': [
    {
      name: 'without an address',
      good: {},
      answers: {},
      hut: sampleHut(),
      place: {
        address: 'Harbour',
        country: 'zz',
        ...geo,
        lat: geo.latitude,
        lng: geo.longitude,
        geo,
        placeId: 'harbour',
      },
    },
  ],
} satisfies ConformanceCases;
