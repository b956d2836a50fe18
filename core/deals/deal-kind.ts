import { type CallRules, hasAmounts, isRecord } from '../call-rules.ts';
import type { Deal, DealOption } from '../../schemas/types/catalogue/deal.ts';
import type { PriceStep } from './priced-deal.ts';

/** A slot of a deal with what was chosen for it, as a deal kind sees it. All amounts in minor units. */
export interface PricedSlot {
  readonly slot: number;
  readonly optionIndex: number;
  readonly option: DealOption;
  readonly isRequired: boolean;
  /** Base price of the choice; 0 for a slot of a free option [DEA-54]. */
  readonly base: number;
  /** Sum of the parts that a benefit covers, by default the base; ranks the cheapest [DEA-51, DEA-52]. */
  readonly covered: number;
}

/** What a deal kind decides: the benefit over the base prices. Supplements are added by `priceDeal` [DEA-45]. */
export interface DealBenefit {
  /**
   * What all chosen bases cost together after the benefit. Where the benefit covers supplements too,
   * these are taken off as well, so that it may fall below 0: `priceDeal` adds every supplement and
   * keeps the whole at 0 or more.
   */
  readonly price: number;
  /** Slots that got the benefit. */
  readonly benefitSlots: readonly number[];
  /** The reasoning; the amounts of the steps add up to the price. */
  readonly steps: readonly PriceStep[];
}

/** Facts a deal kind may use; amounts in minor units. */
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
  /** `deal.price` and `deal.originalPrice`, 0 where the catalogue gives none. */
  readonly dealPrice: number;
  readonly dealOriginalPrice: number;
}

/**
 * How a complete deal comes to its price, item by item: what the deal assistant searches by in place of
 * trying every filling. The price is `fixed` + the `charge` of every filled slot − what the cheapest of the
 * pool get off − `off`, + all supplements. Amounts in minor units.
 */
export interface DealTerms {
  /** What the deal costs whatever is chosen. */
  readonly fixed: number;
  /** What a filled slot costs of its base. */
  charge(slot: Pick<PricedSlot, 'option' | 'isRequired' | 'base'>): number;
  /** What is taken off the cheapest items of the pool; it grows with `covered` and is never above it. */
  readonly cheapest?: {
    readonly count: number;
    readonly takesOff: (covered: number) => number;
  };
  /** What is taken off the bases of the required slots together, at most what they cost. */
  readonly off?: number;
}

/** What of a deal decides its terms. */
export type DealTermsInput = Pick<DealKindInput, 'deal' | 'dealPrice' | 'dealOriginalPrice'>;

/** A pricing rule for one kind of deal [DEA-21]. */
export interface DealKind {
  /** The value of `deal.kind` it prices. */
  readonly kind: string;
  /** The list shows 'from', the plain price or none [DEA-75]. */
  readonly listPrice: 'from' | 'fixed' | 'none';
  /** The deal's price is a face value taken off the amount due [DEA-73]. */
  readonly isPayment?: boolean;
  benefit(input: DealKindInput): DealBenefit;
  /**
   * The same price as terms. A kind without terms is regrouped as well, but slowly: every filling is tried.
   */
  terms?(input: DealTermsInput): DealTerms;
}

/** The active deal kinds, by kind [DEA-21]. */
export type DealKinds = ReadonlyMap<string, DealKind>;

export const dealKindCalls: CallRules<DealKind> = {
  benefit: { fits: hasAmounts('price') },
  terms: { fits: isRecord },
};

/** The pricing rules of a market by kind; of two for the same kind the first in the manifest wins [DEA-21]. */
export const dealKindsOf = (all: readonly DealKind[]): DealKinds => {
  const kinds = new Map<string, DealKind>();
  for (const kind of all) {
    if (!kinds.has(kind.kind)) kinds.set(kind.kind, kind);
  }
  return kinds;
};
