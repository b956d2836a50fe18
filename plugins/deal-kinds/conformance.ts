import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'deal-kind': [
    {
      name: 'with any choices',
      kinds: [
        'bogof',
        'bogoh',
        'bogtf',
        'bundle-discount',
        'buyx-gety',
        'flat',
        'giftcard',
        'std-drink-price',
        'std-pizza-price',
      ],
    },
  ],
} satisfies ConformanceCases;
