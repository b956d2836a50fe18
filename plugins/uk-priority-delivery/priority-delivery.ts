import type { FulfilmentExtra } from '../../core/basket/fulfilment-extra.ts';
import { toMinor } from '../../core/money/money.ts';
import { numCookedItems } from './cooked-items.ts';
import { priorityNames } from './names.ts';
import { offersPriority } from './priority-offer.ts';
import type { PriorityOptions } from './priority-options.ts';

/** Priority delivery: a place among the hut's priority orders is kept, and paid for [PRI-01, PRI-16, PRI-23, SUR-26]. */
export const priorityDelivery = (options: PriorityOptions): FulfilmentExtra => ({
  ...priorityNames,
  isOffered: (offer) => offersPriority(offer, options),
  takes: (basket, { catalogue }) =>
    numCookedItems(basket, catalogue, options) <= options.maxCookedItems,
  fee: () => toMinor(options.price),
});
