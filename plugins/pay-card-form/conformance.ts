import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'payment-provider': [{ name: 'on the checkout page', types: ['vtexCard'] }],
} satisfies ConformanceCases;
