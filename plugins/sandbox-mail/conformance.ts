import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  mailer: [{ name: 'with the outbox of the installation' }],
} satisfies ConformanceCases;
