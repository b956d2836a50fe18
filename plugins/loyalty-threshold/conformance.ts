import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'loyalty-rules': [
    {
      name: 'with a point above 10.99',
      options: { earning: { amount: 10.99 } },
      manifest: { loyalty: { sectors: ['zz-1'] } },
      sector: 'zz-1',
      free: ['garlic-bread', 'breadsticks'],
      earns: [
        [0, 0],
        [1099, 0],
        [1100, 1],
        [50_000, 1],
      ],
    },
  ],
} satisfies ConformanceCases;
