import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'point-of-sale': [
    {
      name: 'with orders told apart by their email',
      refusedEmail: 'ada+exception@example.com',
      simulates: { failedEmail: 'ada+decline@example.com' },
    },
  ],
} satisfies ConformanceCases;
