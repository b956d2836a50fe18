import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'sign-in': [{ name: 'of a market with accounts by email' }],
} satisfies ConformanceCases;
