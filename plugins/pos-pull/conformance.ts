import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'point-of-sale': [{ name: 'with huts that fetch their orders' }],
} satisfies ConformanceCases;
