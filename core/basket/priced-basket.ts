import type { PricePart } from '../../schemas/types.ts';
import type { Currency } from '../money/money.ts';

/** One part of a price and its amount in minor units; parts of a price add up to it [MNU-37]. */
export interface PricedPart {
  readonly part: PricePart;
  readonly amount: number;
}

/** Price of one choice on its own, in minor units. `base + supplements = total`. */
export interface PricedChoice {
  readonly base: number;
  readonly supplements: number;
  readonly total: number;
  readonly parts: readonly PricedPart[];
}

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

/** An amount in minor units that came out with a fraction, and the whole it was rounded to: half up [DEA-63, VOU-07]. */
export interface Rounding {
  readonly exact: number;
  readonly rounded: number;
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

/** A surcharge of the order; `price` is the listed fee, `amount` what is charged, both in minor units [SUR-02]. */
export interface Surcharge {
  readonly type: string;
  readonly amount: number;
  readonly price: number;
  readonly lowerThreshold?: number;
  readonly upperThreshold?: number;
  readonly tippingOption?: string;
}

/** Taxes in or on top of the total, in minor units; `netTotal + taxTotal = grossTotal` [SUR-30, SUR-31]. */
export interface TaxBreakdown {
  readonly taxes: readonly { readonly description: string; readonly amount: number }[];
  readonly taxTotal: number;
  readonly grossTotal: number;
  readonly netTotal: number;
}

/** A line of a basket that the catalogue has no price for. */
export interface PricingProblem {
  readonly code: 'deal-unavailable' | 'product-unavailable' | 'discount-unavailable';
  /** `basketDealId`, `basketItemId` or the discount's id. */
  readonly line: string;
  /** Deal, product or discount it is about. */
  readonly entity: string;
}

/** The one price of a basket, the same in the browser and on the server; all amounts in minor units. */
export interface PricedBasket {
  readonly currency: Currency;
  readonly deals: Readonly<Record<string, PricedDeal>>;
  readonly items: Readonly<Record<string, PricedChoice>>;
  readonly subtotal: number;
  readonly discount: { readonly id: string; readonly value: number } | undefined;
  readonly surcharges: readonly Surcharge[];
  readonly tax: TaxBreakdown;
  /** Tax that comes on top of the prices; 0 where prices include tax. */
  readonly taxOnTop: number;
  /** `subtotal - discount + surcharges + taxOnTop` [BSK-38]. */
  readonly total: number;
  /** What gift-card deals pay: their face values, at most the total; what is left over is lost [DEA-73]. */
  readonly giftVoucher: number;
  /** Gift card credit used: at most what is left to pay [GFT-05]. */
  readonly credit: number;
  /** `total - giftVoucher - credit` [BSK-38]. */
  readonly amountDue: number;
  /** Subtotal less the discount on the food: decides delivery tiers and deal thresholds [SUR-10, DEA-33]. */
  readonly foodValue: number;
  /** Value that counts for the minimum order: without reward deals [BSK-49, BSK-50]. */
  readonly orderValue: number;
  /** What could not be priced; it is in none of the sums. */
  readonly problems: readonly PricingProblem[];
}
