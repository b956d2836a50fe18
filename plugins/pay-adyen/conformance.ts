import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'payment-provider': [
    {
      name: "in Adyen's fields",
      options: { clientKey: 'test_harbour', environment: 'test' },
      types: ['microform'],
    },
  ],
} satisfies ConformanceCases;
