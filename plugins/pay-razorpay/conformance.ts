import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'payment-provider': [
    { name: 'and its ways to pay', types: ['razorpay', 'netbanking', 'wallet', 'upi'] },
  ],
} satisfies ConformanceCases;
