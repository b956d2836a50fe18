import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'sms-sender': [{ name: 'with the outbox of the installation' }],
} satisfies ConformanceCases;
