import { sampleHut } from '../../conformance/sample-market.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';

const hut = sampleHut();

export default {
  'tax-policy': [
    {
      name: 'with a rate for each tax class',
      manifest: {
        tax: {
          rates: [
            { description: 'Tax 20%', percent: 20, taxCodes: ['standard'] },
            { description: 'Tax 5.5%', percent: 5.5, taxCodes: ['reduced'] },
          ],
        },
      },
      hut,
      taxCodes: ['standard', 'reduced'],
    },
    {
      name: 'with two rates on everything',
      manifest: {
        tax: {
          rates: [
            { description: 'State 2.5%', percent: 2.5 },
            { description: 'Land 2.5%', percent: 2.5 },
          ],
        },
      },
      hut,
      taxCodes: ['standard'],
    },
    {
      name: 'with rates by disposition and date',
      manifest: {
        tax: {
          rates: [
            { description: '7%', percent: 7, dispositions: ['delivery', 'collection'] },
            { description: '19%', percent: 19, dispositions: ['dinein'], until: '2026-01-01' },
            { description: '7% in', percent: 7, dispositions: ['dinein'], from: '2026-01-01' },
          ],
        },
      },
      hut,
      taxCodes: ['standard'],
    },
  ],
} satisfies ConformanceCases;
