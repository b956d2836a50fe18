import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'payment-provider': [
    {
      name: "in Stripe's fields",
      options: { publishableKey: 'pk_test_harbour' },
      types: ['microform'],
    },
  ],
} satisfies ConformanceCases;
