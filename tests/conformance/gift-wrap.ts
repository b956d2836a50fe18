import type { ConformanceCases } from '../../conformance/suites.ts';
import { definePlugin } from '../../core/define-plugin.ts';

const known = {
  id: 'gift-wrap',
  surchargeType: 'giftWrap',
  orderField: 'priorityDeliveryReservation',
} as const;

/** An extra of every order that is not eaten in the hut. */
export const giftWrap = definePlugin({
  id: 'gift-wrap',
  title: 'Orders wrapped as a present',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [
    {
      point: 'fulfilment-extra',
      make: () => ({
        ...known,
        isOffered: ({ sector, disposition }) =>
          sector !== undefined && disposition.type !== 'dinein',
        takes: () => true,
        fee: () => 150,
      }),
    },
  ],
});

const offered = {
  sector: 'zz-1',
  disposition: { type: 'collection', when: 'asap' },
  postcode: undefined,
} as const;

export const giftWrapCases: ConformanceCases = {
  'fulfilment-extra': [
    {
      name: 'to take away',
      known,
      offered,
      notOffered: [{ ...offered, disposition: { type: 'dinein', when: 'asap' } }],
    },
  ],
};
