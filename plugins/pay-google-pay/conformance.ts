import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'payment-provider': [
    { name: 'with and without payer authentication', types: ['googlePay', 'googlePay3DS'] },
  ],
} satisfies ConformanceCases;
