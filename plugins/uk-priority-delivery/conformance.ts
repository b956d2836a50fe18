import type { ConformanceCases } from '../../conformance/suites.ts';
import { priorityNames } from './names.ts';
import { reserve } from './reservations.ts';

const { orderField } = priorityNames;
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

const hut = { sector: 'zz-1', hutId: '1' } as const;
/** Checks leave their places behind, and none is to go without. */
const limits = {
  slotsPer15Minutes: 1_000,
  reservationsPerCaller: 1,
  reservationsPerAddress: 1,
  reservationLifeMs: 900_000,
};
const nobody = { caller: undefined, addressKey: undefined };

export default {
  'fulfilment-extra': [
    {
      name: 'in the sectors of its list',
      options: { sectors: ['zz-1'], price: 2.5 },
      known: priorityNames,
      offered,
      notOffered: elsewhere,
    },
    {
      name: 'for orders of now only',
      options: { sectors: ['zz-1'], asapOnly: true },
      known: priorityNames,
      offered,
      notOffered: [...elsewhere, scheduled],
    },
  ],
  'order-hold': [
    {
      name: 'of places among the priority orders of a hut',
      known: { orderField },
      hut,
      async keep({ database }) {
        const place = await reserve(database, hut, limits, nobody);
        return { id: place?.id, hutId: hut.hutId };
      },
      unkept: [
        { id: 'none', hutId: hut.hutId },
        { id: 'none', hutId: '2' },
      ],
    },
  ],
} satisfies ConformanceCases;
