import type { Rounding } from '../money/rounding.ts';

/** One step of the reasoning behind a deal price, for the customer's sentence and support's trace. */
export interface PriceStep {
  /** Name of the rule; the customer's sentence is the wording `deals.price.` and this name. */
  readonly rule: string;
  /** The slot it is about; absent when it is about the whole deal. */
  readonly slot?: number;
  /** Amounts the rule worked with, by name, in minor units. */
  readonly inputs: Readonly<Record<string, number>>;
  /** Amount the step adds, in minor units; negative when it takes off. */
  readonly amount: number;
  /** Absent when nothing had to be rounded. */
  readonly rounding?: Rounding;
}

/** What one item of a deal costs by itself in this deal: base and supplements charged, in minor units. */
export interface PricedDealItem {
  readonly slot: number;
  readonly productId: string;
  readonly amount: number;
}

/** Price of a built deal in minor units [DEA-45, DEA-57]. */
export interface PricedDeal {
  readonly price: number;
  readonly originalPrice: number;
  /** `originalPrice - price`; 0 or less is not shown. */
  readonly saving: number;
  /** Slot numbers whose item got the benefit of the kind (shown as free or half price). */
  readonly benefitSlots: readonly number[];
  /** Supplements charged per slot, in slot order. */
  readonly supplements: Readonly<Record<number, number>>;
  readonly isComplete: boolean;
  /** Face value taken off the amount due; 0 for all but gift-card deals, whose price is 0 [DEA-73]. */
  readonly faceValue: number;
  /** The chosen items in slot order; their amounts add up to `originalPrice`. */
  readonly items: readonly PricedDealItem[];
  readonly steps: readonly PriceStep[];
}
