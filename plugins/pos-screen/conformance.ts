import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'point-of-sale': [{ name: 'with huts that work at the screen of the console' }],
} satisfies ConformanceCases;
