import { standIn } from '../../conformance/stand-ins.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';

const sent: string[] = [];

/** A browser that takes every beacon. */
const setUp = () => {
  sent.length = 0;
  const sendBeacon = (_url: string, body: string): boolean => sent.push(body) > 0;
  return standIn({ navigator: { sendBeacon } });
};

export default {
  'error-reporter': [
    {
      name: 'with an address',
      options: { url: 'https://errors.example/collect' },
      setUp,
      received: () => sent,
    },
  ],
} satisfies ConformanceCases;
