import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'sign-in': [{ name: 'with pages of its own' }],
} satisfies ConformanceCases;
