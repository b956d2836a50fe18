import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'order-letters': [
    { name: 'with the wording of the plugin', events: ['placed', 'failed', 'refunded'] },
  ],
} satisfies ConformanceCases;
