import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'payment-provider': [{ name: 'in its pop-up', types: ['paypal'] }],
} satisfies ConformanceCases;
