import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import { tradingWeekdayOf } from '../timeslots/trading-day.ts';
import type { DealKinds } from './deal-kind.ts';
import { isAmong } from './scheduled-deals.ts';
import { slotOffers, slotsOf } from './deal-slots.ts';

/** What decides which deals a hut offers. */
export interface OfferFacts {
  /** Its deals as they are at the time of the order: those with a schedule are swapped already [DEA-44]. */
  readonly catalogue: Catalogue;
  readonly hut: Hut;
  readonly manifest: Pick<Manifest, 'deals' | 'tradingDay'>;
  readonly disposition: Disposition;
  /** Now, or the time of a scheduled order. */
  readonly orderTime: Date;
  readonly dealKinds: DealKinds;
  /** Told of deals left out because nothing prices their kind [DEA-21]. */
  readonly onUnknownKind?: (deal: Deal) => void;
}

/**
 * The deals on offer for a hut, disposition and time, in menu order; hidden and locked ones included; what
 * names a deal holds for its stand-in too [DEA-15, DEA-21, DEA-30, DEA-44, DEA-84, DEA-85, DEA-86, DEA-87, DEA-89].
 */
export function dealsOnOffer(facts: OfferFacts): Deal[] {
  const { catalogue, hut, manifest, disposition, orderTime } = facts;
  const weekday = tradingWeekdayOf(hut.timeZone, orderTime.getTime(), manifest.tradingDay);
  return [...catalogue.deals.values()].filter(
    (deal) =>
      !isAmong(hut.excludedDeals, deal) &&
      (deal.dispositions?.includes(disposition) ?? true) &&
      (deal.weekdays?.includes(weekday) ?? true) &&
      isPromotedOn(weekday, deal, manifest) &&
      isPriceable(deal, facts) &&
      canBeFilled(deal, catalogue),
  );
}

/** Whether the hut sells something for every required slot [DEA-30]. */
export const canBeFilled = (deal: Deal, { products }: Catalogue): boolean =>
  slotsOf(deal).every(
    (slot) =>
      !slot.isRequired || [...products.values()].some((product) => slotOffers(slot, product)),
  );

/** Every product id that the options of a deal may use, in menu order [DEA-30]. */
export const dealEntities = (deal: Deal, { products }: Catalogue): string[] =>
  [...products.values()]
    .filter((product) => slotsOf(deal).some((slot) => slotOffers(slot, product)))
    .map(({ id }) => id);

/** A deal of a day promotion is on offer on the promotion's weekdays only [DEA-84, DEA-85]. */
function isPromotedOn(weekday: number, deal: Deal, { deals }: Pick<Manifest, 'deals'>): boolean {
  const promotions = Object.values(deals.dayPromos).filter(({ dealIds }) => isAmong(dealIds, deal));
  return (
    promotions.length === 0 || promotions.some((promotion) => promotion.weekdays.includes(weekday))
  );
}

function isPriceable(deal: Deal, { dealKinds, onUnknownKind }: OfferFacts): boolean {
  if (dealKinds.has(deal.kind)) return true;
  onUnknownKind?.(deal);
  return false;
}
