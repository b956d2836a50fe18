import type { Deal, DealOption } from '../../schemas/types.ts';
import type { PriceStep } from '../basket/priced-basket.ts';

/** A slot of a deal with what was chosen for it, as a deal kind sees it. All amounts in minor units. */
export interface PricedSlot {
  readonly slot: number;
  readonly optionIndex: number;
  readonly option: DealOption;
  readonly isRequired: boolean;
  /** Base price of the choice; 0 for a slot of a free option [DEA-54]. */
  readonly base: number;
  /** Sum of the parts that the benefit covers; ranks the cheapest [DEA-52]. */
  readonly covered: number;
}

/** What a deal kind decides: the benefit over the base prices. Supplements are added by `priceDeal` [DEA-45]. */
export interface DealBenefit {
  /** What all chosen bases (and covered parts) cost together after the benefit; never negative. */
  readonly price: number;
  /** Slots that got the benefit. */
  readonly benefitSlots: readonly number[];
  readonly steps: readonly PriceStep[];
}

/** Facts a deal kind may use. */
export interface DealKindInput {
  readonly deal: Deal;
  /** Filled slots, in slot order. */
  readonly slots: readonly PricedSlot[];
  /** Filled slots the cheapest rule works on [DEA-53]. */
  readonly pool: readonly PricedSlot[];
  /** Number of slots of the pool, filled or not [DEA-56]. */
  readonly poolSize: number;
  /** All required slots are filled. */
  readonly isComplete: boolean;
}

/** A pricing rule for one kind of deal [DEA-21]. */
export interface DealKind {
  /** The value of `deal.kind` it prices. */
  readonly kind: string;
  /** The list shows 'from', the plain price or none [DEA-75]. */
  readonly listPrice: 'from' | 'fixed' | 'none';
  benefit(input: DealKindInput): DealBenefit;
}
