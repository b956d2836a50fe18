import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'payment-provider': [{ name: 'of three providers', types: ['worldpay', 'eigen', 'hipay'] }],
} satisfies ConformanceCases;
