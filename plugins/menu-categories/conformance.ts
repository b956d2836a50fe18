import { sampleHut } from '../../conformance/sample-market.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';

const melts = { flags: { features: { melts: { default: true } } } };

export default {
  'menu-category-filter': [
    {
      name: 'that hides a category always, and one that the hut lists',
      manifest: {
        menu: {
          excludedCategories: [
            { sectors: ['zz-1'], category: 'wings', when: 'always' },
            { sectors: ['zz-2'], when: 'listed-by-hut' },
          ],
        },
      },
      huts: [sampleHut(), sampleHut({ sector: 'zz-2', excludedTabs: ['melts'] })],
      hidden: ['wings', 'melts'],
    },
    {
      name: 'that goes by a flag',
      manifest: {
        ...melts,
        menu: {
          excludedCategories: [
            { sectors: ['zz-1'], category: 'melts', when: 'flag-on', flag: 'melts' },
            { sectors: ['zz-2'], category: 'melts', when: 'flag-off', flag: 'melts' },
          ],
        },
      },
      huts: [sampleHut(), sampleHut({ sector: 'zz-2' })],
      hidden: ['melts'],
    },
    {
      name: 'that goes by the bag fee',
      manifest: {
        menu: {
          excludedCategories: [{ sectors: ['zz-1'], category: 'others', when: 'no-bag-fee' }],
        },
      },
      huts: [sampleHut()],
      hidden: ['others'],
    },
  ],
} satisfies ConformanceCases;
