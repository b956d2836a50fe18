import { sampleHut } from '../../conformance/sample-market.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';

export default {
  'surcharge-policy': [
    {
      name: 'with tiers, fees and a payment surcharge',
      manifest: { payments: { surcharge: { later: 0.5 } } },
      hut: sampleHut({
        variableDeliverySurcharges: [
          { minOrderValue: 0, maxOrderValue: 20, deliverySurcharge: 2.49 },
          { minOrderValue: 20, maxOrderValue: 0, deliverySurcharge: 0.99 },
        ],
        fees: [
          { type: 'delivery', price: 1.99, priceForAccountHolder: 0 },
          { type: 'smallOrderSupplement', price: 1, upperThreshold: 8 },
        ],
      }),
      chargedTypes: ['later'],
    },
    { name: 'without fees', manifest: { tipping: { enabled: false } }, hut: sampleHut() },
  ],
} satisfies ConformanceCases;
