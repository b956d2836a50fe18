import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'identity-provider': [
    {
      name: 'with the codes of the installation',
      served: 'google',
      other: { provider: 'apple', isServed: true },
      email: 'ada@example.com',
      isTrial: true,
      signIn: async (provider, visit, email) => (await provider.trial?.vouch(visit, email)) ?? '',
    },
  ],
} satisfies ConformanceCases;
