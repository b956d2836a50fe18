import type { SummarisedOrder } from '../../../core/orders/order-summary.ts';
import { priced } from '../../plugins/orders/order-facts.ts';

/** A collection of which nothing is to be said besides what is said of every order. */
export const plainOrder: SummarisedOrder = {
  orderId: 'o',
  customerOrderReference: 'REF',
  transactionId: 't',
  state: 'placed',
  paymentType: 'cash',
  isOffline: true,
  disposition: { type: 'collection', when: 'asap' },
  deals: [],
  goesTo: [],
  refunded: 0,
  at: new Date('2026-07-01T12:00:00Z'),
  record: {
    basket: { ...priced, giftVoucher: 2000, amountDue: 0 },
    lines: [],
    hut: {
      id: '1101',
      sector: 'uk-1',
      name: 'Clapham Junction',
      phone: '020 7946 0111',
      addressLines: ['214 Lavender Hill'],
      timeZone: 'Europe/London',
    },
  },
};
