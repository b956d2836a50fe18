import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import { dealsOnOffer, type OfferFacts } from './deals-on-offer.ts';
import { dealsAt } from './scheduled-deals.ts';

/**
 * A catalogue as it sells at the time of an order: its deals swapped by their schedules, which happens here and
 * nowhere else, and of these the ones on offer [DEA-44].
 */
export function catalogueAt(facts: OfferFacts): Catalogue {
  const { catalogue, orderTime } = facts;
  const swapped = { ...catalogue, deals: byId(dealsAt(catalogue.deals.values(), orderTime)) };
  return { ...swapped, deals: byId(dealsOnOffer({ ...facts, catalogue: swapped })) };
}

const byId = (deals: readonly Deal[]): ReadonlyMap<string, Deal> =>
  new Map(deals.map((deal) => [deal.id, deal]));
