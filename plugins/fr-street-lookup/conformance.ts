import { sampleHut } from '../../conformance/sample-market.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';
import type { StreetRecord } from '../../schemas/types/http/places.ts';

const hut = sampleHut();
const geo = { latitude: 48.865, longitude: 2.375 };
const street: StreetRecord = {
  street: 'Rue Oberkampf',
  street_name: 'Oberkampf',
  street_type: 'Rue',
  city: 'Paris',
  postcode: '75011',
  hut: hut.id,
  number_from: 1,
  number_to: 99,
  number_type: 'Consecutive',
};

export default {
  'address-strategy': [
    {
      name: 'with a French street',
      manifest: { postcode: { full: '^[0-9]{5}$', partial: '^[0-9]{2}$' } },
      good: { postcode: '75011', street: 'rue oberkampf', streetNumber: '33 bis' },
      answers: { streets: async () => [street], hutById: async () => hut },
      hut,
      suggested: [
        {
          field: 'postcode',
          text: '750',
          answers: { postcodes: async () => ({ '75011': ['Paris'] }) },
        },
        { field: 'street', text: 'rue ober', answers: { streets: async () => [street] } },
      ],
      place: {
        address: '33 Rue Oberkampf, 75011 Paris',
        street: 'Rue Oberkampf',
        number: '33',
        city: 'Paris',
        country: 'fr',
        postcode: '75011',
        ...geo,
        lat: geo.latitude,
        lng: geo.longitude,
        geo,
        placeId: 'oberkampf-33',
      },
    },
  ],
} satisfies ConformanceCases;
