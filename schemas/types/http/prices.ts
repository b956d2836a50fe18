// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type { BasketReason } from './orders.ts';

/**
 * Answer of the call that explains the price of a basket. Amounts are decimals in the market's currency.
 */
export interface PricesApi {
  explanation?: PriceExplanation;
}

/**
 * Every sum that makes the price of a basket, and why it cannot be ordered if it cannot (BSK-37, BSK-38, BSK-39, BSK-40, DEA-45).
 */
export interface PriceExplanation {
  /**
   * May be ordered at the prices that were sent.
   */
  valid: boolean;
  /**
   * Why not.
   */
  reasons: BasketReason[];
  /**
   * ISO 4217 code.
   */
  currency: string;
  /**
   * The deals that have a price, in the order they were sent.
   */
  deals: ExplainedDeal[];
  /**
   * The loose items that have a price.
   */
  items: ExplainedItem[];
  /**
   * Deals and loose items together (BSK-37).
   */
  subtotal: number;
  discount?: ExplainedDiscount;
  /**
   * Fees and the tip.
   */
  surcharges: ExplainedSurcharge[];
  tax: ExplainedTaxes;
  /**
   * Tax that is added to the prices; 0 where prices include it (SUR-33).
   */
  taxOnTop: number;
  /**
   * subtotal − discount that makes cheaper + surcharges + taxOnTop (BSK-38).
   */
  total: number;
  /**
   * What gift-card deals and gift-card vouchers pay (DEA-73, VOU-25).
   */
  giftVoucher: number;
  /**
   * What the gift card pays (GFT-05).
   */
  credit: number;
  /**
   * total − giftVoucher − credit (BSK-38).
   */
  amountDue: number;
  /**
   * What counts for the minimum order (BSK-49, BSK-50).
   */
  orderValue: number;
  /**
   * Least value that can be ordered; 0 means no minimum (BSK-47).
   */
  minimumOrder: number;
}

/**
 * A deal and how its kind came to its price (DEA-45).
 */
export interface ExplainedDeal {
  /**
   * The deal.
   */
  id: string;
  /**
   * The pricing rule (DEA-20).
   */
  kind: string;
  /**
   * What it costs: the amounts of its steps together.
   */
  price: number;
  /**
   * What its items cost without the deal (DEA-57).
   */
  originalPrice: number;
  /**
   * What it pays of the order; 0 but for gift cards (DEA-73).
   */
  faceValue: number;
  /**
   * Every required slot is filled (DEA-36).
   */
  isComplete: boolean;
  /**
   * The reasoning, in the order it was made.
   */
  steps: ExplainedStep[];
}

/**
 * One step of the reasoning: the rule, what it worked with, what it adds.
 */
export interface ExplainedStep {
  /**
   * Name of the rule, such as `half-price`.
   */
  rule: string;
  /**
   * The slot it is about (DEA-24); absent when it is about the whole deal.
   */
  slot?: number;
  /**
   * What was chosen for the slot.
   */
  products: string[];
  /**
   * Amounts the rule worked with, by name.
   */
  inputs: {
    [k: string]: number;
  };
  /**
   * What it adds; negative when it takes off.
   */
  amount: number;
  rounding?: ExplainedRounding;
}

/**
 * An amount that came out with a fraction of the smallest coin, and what it was rounded to, half up (DEA-63, VOU-07).
 */
export interface ExplainedRounding {
  /**
   * As it came out.
   */
  exact: number;
  /**
   * As it counts.
   */
  rounded: number;
}

/**
 * A loose item and the parts of its price (MNU-37).
 */
export interface ExplainedItem {
  /**
   * The product.
   */
  id: string;
  /**
   * What it costs: its parts together.
   */
  price: number;
  /**
   * Its parts; those that cost nothing may be left out.
   */
  parts: {
    /**
     * Base, crust, toppings and so on (DEA-51).
     */
    part: string;
    /**
     * What it adds.
     */
    amount: number;
  }[];
}

/**
 * The active discount and what it was worked out on (BSK-39, VOU-07, VOU-08, VOU-09, VOU-10, VOU-11).
 */
export interface ExplainedDiscount {
  /**
   * The discount.
   */
  id: string;
  /**
   * The voucher it comes from.
   */
  voucher?: string;
  /**
   * What it is taken off: the food, the delivery fees (VOU-11) or the amount due (VOU-25).
   */
  effect: 'food' | 'delivery' | 'payment';
  /**
   * How it is worked out.
   */
  rule: 'percent' | 'amount';
  /**
   * Percent, or the amount.
   */
  rate: number;
  /**
   * Most it takes off, where there is a limit.
   */
  most?: number;
  /**
   * What it is worked out on (VOU-08).
   */
  eligible: number;
  /**
   * Its threshold and what its voucher asks for are reached (VOU-09, VOU-33).
   */
  isReached: boolean;
  /**
   * What it is worth now.
   */
  value: number;
  rounding?: ExplainedRounding;
}

/**
 * A fee or the tip, and the value of the order between which it is due (SUR-02).
 */
export interface ExplainedSurcharge {
  /**
   * What it is for.
   */
  type: string;
  /**
   * The listed fee.
   */
  price: number;
  /**
   * What is charged.
   */
  amount: number;
  /**
   * Least value of the order it is due from.
   */
  from?: number;
  /**
   * Value of the order it is due up to.
   */
  to?: number;
}

/**
 * Taxes in or on top of the prices; netTotal + taxTotal = grossTotal (SUR-30, SUR-31).
 */
export interface ExplainedTaxes {
  /**
   * Each tax that is above 0.
   */
  taxes: {
    /**
     * Name of the tax.
     */
    description: string;
    /**
     * How much of it.
     */
    amount: number;
  }[];
  /**
   * All taxes together.
   */
  taxTotal: number;
  /**
   * What is taxed, with taxes.
   */
  grossTotal: number;
  /**
   * What is taxed, without taxes.
   */
  netTotal: number;
}
