import type { FulfilmentExtra } from '../../core/basket/fulfilment-extra.ts';
import { toMinor } from '../../core/money/money.ts';
import { numCookedItems } from './cooked-items.ts';
import { offersPriority } from './priority-offer.ts';

/** Priority delivery: a place among the hut's priority orders is kept, and paid for [PRI-01, PRI-16, PRI-23, SUR-26]. */
export const priorityDelivery: FulfilmentExtra = {
  id: 'priority',
  surchargeType: 'priorityDelivery',
  orderField: 'priorityDeliveryReservation',
  isOffered: (offer) => offersPriority(offer, offer.manifest),
  takes: (basket, { catalogue, manifest }) =>
    numCookedItems(basket, catalogue, manifest) <= manifest.priority.maxCookedItems,
  fee: ({ priority }) => toMinor(priority.price),
};
