import { standIn } from '../../conformance/stand-ins.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';

const sent: string[] = [];
const received = () => sent;

/** A browser that takes every beacon. */
const setUp = () => {
  sent.length = 0;
  const sendBeacon = (_url: string, body: string): boolean => sent.push(body) > 0;
  return standIn({ navigator: { sendBeacon } });
};

export default {
  'analytics-sink': [
    {
      name: 'with an address',
      options: { url: 'https://events.example/collect' },
      setUp,
      received,
      hasReceiver: true,
    },
    { name: 'without an address', setUp, received, hasReceiver: false },
  ],
} satisfies ConformanceCases;
