import type { ConformanceCases } from '../../conformance/suites.ts';
import words from './words/en.json' with { type: 'json' };

export default {
  'payment-provider': [
    {
      name: 'at the door or in the hut',
      types: ['cash', 'ticket', 'cash/ticket', 'card', 'paylater_debit', 'paylater_credit'],
      words,
    },
  ],
} satisfies ConformanceCases;
