import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'address-source': [
    { name: 'with addresses that are made up', postcode: 'SW111JB', withoutAddresses: 'SW110AA' },
  ],
} satisfies ConformanceCases;
