import type { ConformanceCases } from '../../conformance/suites.ts';

const known = {
  id: 'priority',
  surchargeType: 'priorityDelivery',
  orderField: 'priorityDeliveryReservation',
} as const;
const offered = {
  sector: 'zz-1',
  disposition: { type: 'delivery', when: 'asap' },
  postcode: '1234',
} as const;
const scheduled = { ...offered, disposition: { type: 'delivery', when: 'scheduled' } } as const;
const elsewhere = [
  { ...offered, sector: 'zz-2' },
  { ...offered, postcode: undefined },
  { ...offered, disposition: { type: 'collection', when: 'asap' } },
  { ...offered, disposition: { type: 'dinein', when: 'asap' } },
] as const;

export default {
  'fulfilment-extra': [
    {
      name: 'in the sectors of its list',
      manifest: { priority: { sectors: ['zz-1'], price: 2.5 } },
      known,
      offered,
      notOffered: elsewhere,
    },
    {
      name: 'for orders of now only',
      manifest: { priority: { sectors: ['zz-1'], asapOnly: true } },
      known,
      offered,
      notOffered: [...elsewhere, scheduled],
    },
  ],
} satisfies ConformanceCases;
