import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'phone-validator': [
    {
      name: 'by a pattern',
      manifest: {
        phone: { validator: 'island', island: { pattern: '^(?:\\+990|0)[1-9]\\d{8}$' } },
      },
      good: ['0123456789', '+990123456789'],
      wrong: ['0023456789', '+9901234567890', '+44123456789'],
    },
    {
      name: 'by the digits of a national number',
      manifest: {
        phone: {
          validator: 'mainland',
          mainland: {
            digits: 10,
            digitsWithLeadingZero: 11,
            firstDigits: ['6', '7'],
            prefillStrips: '+99',
          },
        },
      },
      good: ['7876543210', '07876543210'],
      wrong: ['787654321', '78765432101', '5876543210'],
    },
    {
      name: 'of any country, as the defaults say',
      good: ['0612345678', '+33612345678'],
      wrong: ['123456', '+1234567890123456', '12+34567'],
    },
  ],
} satisfies ConformanceCases;
