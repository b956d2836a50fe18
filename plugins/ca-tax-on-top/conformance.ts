import { sampleHut } from '../../conformance/sample-market.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';

const manifest = {
  tax: {
    rates: [
      { description: 'GST 5%', percent: 5, regions: ['QC', 'SK'] },
      { description: 'QST 9.975%', percent: 9.975, regions: ['QC'] },
      { description: 'HST 13%', percent: 13, regions: ['ON'] },
    ],
  },
};
const { address } = sampleHut();
const taxCodes = ['standard'];

export default {
  'tax-policy': [
    ...['ON', 'QC', 'SK'].map((region) => ({
      name: `in ${region}`,
      manifest,
      hut: sampleHut({ address: { ...address, region } }),
      taxCodes,
    })),
    { name: 'without a region', manifest, hut: sampleHut(), taxCodes },
  ],
} satisfies ConformanceCases;
