import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'payment-provider': [{ name: 'of two wallets', types: ['phone-pe', 'paytm'] }],
} satisfies ConformanceCases;
