import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'payment-provider': [{ name: 'as Apple has it', types: ['applePay'] }],
} satisfies ConformanceCases;
