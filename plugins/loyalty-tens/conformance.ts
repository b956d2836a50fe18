import type { ConformanceCases } from '../../conformance/suites.ts';

const loyalty = { sectors: ['zz-1'] };

export default {
  'loyalty-rules': [
    {
      name: 'with a point for every ten',
      manifest: { loyalty },
      sector: 'zz-1',
      free: ['garlic-bread', 'breadsticks'],
      earns: [
        [0, 0],
        [999, 0],
        [1000, 1],
        [1999, 1],
        [5001, 5],
      ],
    },
    {
      name: 'with a multiplier',
      options: { multiplier: 1.5 },
      manifest: { loyalty },
      sector: 'zz-1',
      earns: [
        [999, 0],
        [1000, 1],
        [3000, 4],
      ],
    },
  ],
} satisfies ConformanceCases;
