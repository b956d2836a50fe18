import type { ConformanceCases } from '../../conformance/suites.ts';

const replay = 'https://replay.example/record.js';
const messaging = 'https://chat.example/widget.js';
const masking = ['mask-input', 'true'] as const;

export default {
  'session-monitor': [
    { name: 'with a script', options: { replay, messaging }, scripts: [replay], masking },
    { name: 'without a script', options: { messaging }, scripts: [], masking },
  ],
  'customer-messaging': [
    { name: 'with a script', options: { replay, messaging }, scripts: [messaging] },
    { name: 'without a script', options: { replay }, scripts: [] },
  ],
} satisfies ConformanceCases;
