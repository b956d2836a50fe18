import type { PricedDeal } from '../deals/priced-deal.ts';
import type { PricedChoice } from '../menu/price-choice.ts';
import type { Surcharge } from '../surcharges/surcharge-policy.ts';
import type { TaxBreakdown } from '../surcharges/tax-policy.ts';
import type { Currency } from '../money/money.ts';

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
