import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import { toMinor } from '../money/money.ts';
import { poolSlots } from './cheapest-pool.ts';
import { slotsOf } from './deal-slots.ts';
import type { DealSlot } from './deal-slots.ts';

/** What of a deal's price does not depend on what is chosen; amounts in minor units. */
export interface DealPlan {
  readonly slots: readonly DealSlot[];
  readonly requiredCount: number;
  /** Numbers of the slots that the cheapest rule works on. */
  readonly pool: ReadonlySet<number>;
  readonly price: number;
  readonly originalPrice: number;
}

/** Deals are frozen data, so each is planned once. */
const plans = new WeakMap<Deal, DealPlan>();

/** The plan of a deal. */
export function planOf(deal: Deal): DealPlan {
  let plan = plans.get(deal);
  if (!plan) {
    const slots = slotsOf(deal);
    plan = {
      slots,
      requiredCount: slots.filter(({ isRequired }) => isRequired).length,
      pool: poolSlots(slots),
      price: toMinor(deal.price ?? 0),
      originalPrice: toMinor(deal.originalPrice ?? 0),
    };
    plans.set(deal, plan);
  }
  return plan;
}
