import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'bot-check': [
    {
      name: 'with what calls say of themselves',
      tokens: (action) => ({ person: `person at ${action}`, bot: 'program' }),
      unmarked: 'unknown',
    },
  ],
} satisfies ConformanceCases;
