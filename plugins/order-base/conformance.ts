import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'order-request-mapper': [
    {
      name: 'of an order of any market',
      values: { name: 'Ada Byron', email: 'ada@example.com', phone: '0123456789' },
      deliveryAddress: { postcode: '1234' },
      writes: [
        'hut',
        'customer',
        'payment',
        'disposition',
        'deals',
        'surcharges',
        'isDealbotEnabled',
        'isMobileApp',
      ],
      writesAddress: false,
    },
  ],
} satisfies ConformanceCases;
