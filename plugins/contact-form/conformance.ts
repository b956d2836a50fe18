import type { ConformanceCases } from '../../conformance/suites.ts';

const contact = { email: 'ada@example.com', phone: '0123456789' };

export default {
  'contact-rules': [
    {
      name: 'with one name and a typed address',
      options: {
        namePattern: '^[\\p{L}\\p{M}\\p{Nd} .,-]+$',
        fields: [
          {
            name: 'addressLine1',
            checks: [{ kind: 'filled' }, { kind: 'not-number-alone', unless: 'addressLine2' }],
          },
          { name: 'addressLine2', optional: true },
          { name: 'town', prefill: ['city'], checks: [{ kind: 'filled' }] },
          {
            name: 'postcode',
            prefill: ['postcode'],
            checks: [{ kind: 'filled' }, { kind: 'postcode' }],
          },
        ],
      },
      good: {
        ...contact,
        name: 'Ada Byron 2nd',
        addressLine1: '1 High St',
        town: 'Harbour',
        postcode: '1234',
      },
    },
    {
      name: 'with two names and the address that was found',
      manifest: { checkout: { nameFields: ['firstName', 'lastName'] } },
      options: {
        fields: [
          { name: 'street', readOnly: true, prefill: ['street', 'address'] },
          { name: 'city', readOnly: true, prefill: ['city'] },
        ],
      },
      good: {
        ...contact,
        firstName: 'Ada',
        lastName: 'Byron',
        street: 'Harbour Street',
        city: 'Harbour',
      },
    },
  ],
} satisfies ConformanceCases;
