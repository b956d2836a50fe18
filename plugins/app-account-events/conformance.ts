import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'account-listener': [
    {
      name: 'where the app wants to know',
      manifest: { webview: { pushAccountEvents: true } },
      tellsApp: true,
    },
    {
      name: 'where it does not',
      manifest: { webview: { pushAccountEvents: false } },
      tellsApp: false,
    },
  ],
} satisfies ConformanceCases;
