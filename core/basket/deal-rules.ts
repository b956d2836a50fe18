import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Basket } from './basket.ts';
import type { BuiltDeal } from '../deals/built-deal.ts';
import type { PricedBasket } from './priced-basket.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import { excludes } from '../deals/excludes.ts';
import { toMinor } from '../money/money.ts';
import { isAmong } from '../deals/scheduled-deals.ts';

/**
 * Ids in the basket that may not be there together with a deal: deals, the discount or the voucher, listed
 * by either side [DEA-31], and deals that one of the two replaces [DEA-32].
 */
export function conflictsOf(
  deal: Deal,
  basket: Pick<Basket, 'deals' | 'discountId' | 'voucher'>,
  { deals, discounts }: Catalogue,
): string[] {
  const present = new Set(basket.deals.map(({ dealId }) => dealId));
  if (basket.discountId !== undefined) present.add(basket.discountId);
  if (basket.voucher) present.add(basket.voucher.id);
  present.delete(deal.id);
  return [...present].filter((id) => {
    if (id === basket.voucher?.id) return excludes(deal, basket.voucher);
    const other = deals.get(id);
    if (other) return excludes(deal, other) || replaces(deal, other) || replaces(other, deal);
    return excludes(deal, discounts.get(id) ?? { id });
  });
}

/** Whether a deal replaces another [DEA-32]. */
const replaces = ({ overrides }: Deal, other: Deal): boolean => isAmong(overrides, other);

/** The deals of a basket that a deal replaces: adding it removes them [DEA-32]. */
export const overriddenDeals = (
  deal: Deal,
  basket: Pick<Basket, 'deals'>,
  { deals }: Pick<Catalogue, 'deals'>,
): BuiltDeal[] =>
  basket.deals.filter(({ dealId }) => isAmong(deal.overrides, deals.get(dealId) ?? { id: dealId }));

/** How many copies of a deal a basket holds. */
export const copiesOf = (dealId: string, { deals }: Pick<Basket, 'deals'>): number =>
  deals.filter((built) => built.dealId === dealId).length;

/** Whether one more copy of a deal is allowed [DEA-76]. */
export const allowsOneMore = (deal: Deal, basket: Pick<Basket, 'deals'>): boolean =>
  deal.maxPerCustomer === undefined || copiesOf(deal.id, basket) < deal.maxPerCustomer;

/** What is missing for the threshold of a deal, in minor units. */
export interface ThresholdGap {
  readonly basketDealId: string;
  readonly dealId: string;
  readonly gap: number;
}

/**
 * The deals whose threshold the rest of the basket does not reach: without the deal itself, after
 * discount, before surcharges [DEA-33].
 */
export function thresholdGaps(
  basket: Basket,
  priced: PricedBasket,
  { deals }: Catalogue,
): ThresholdGap[] {
  return basket.deals.flatMap(({ basketDealId, dealId }) => {
    const threshold = toMinor(deals.get(dealId)?.threshold ?? 0);
    // A discount may leave less than nothing beside the deal, which is enough where nothing is asked for.
    if (threshold <= 0) return [];
    const rest = priced.foodValue - (priced.deals[basketDealId]?.price ?? 0);
    return rest < threshold ? [{ basketDealId, dealId, gap: threshold - rest }] : [];
  });
}
