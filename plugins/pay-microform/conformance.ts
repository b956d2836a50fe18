import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'payment-provider': [
    { name: 'with the form of the sandbox', types: ['microform'] },
    {
      name: 'with a form of a gateway',
      options: { cardForm: 'https://gateway.example/{transactionId}' },
      types: ['microform'],
    },
    { name: 'with fields of Cybersource', options: { form: 'flex' }, types: ['microform'] },
  ],
} satisfies ConformanceCases;
