// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type { Disposition } from './hut.ts';
import type { ProductType } from './product.ts';

/**
 * Percent of the eligible total, or an amount.
 */
export type DiscountRule = 'percent' | 'amount';

/**
 * A basket discount on offer, picked on the deals list (DEA-02). Amounts are decimals in the market's currency.
 */
export interface Discount {
  /**
   * Id, unique in its sector.
   */
  id: string;
  /**
   * Sectors that offer it; absent means every sector of the market. Catalogue files only.
   *
   * @minItems 1
   */
  sectors?: string[];
  /**
   * Name.
   */
  title: string;
  /**
   * What it takes off.
   */
  desc?: string;
  /**
   * Terms; {{validUntil}} in them is the last day that the market states (CST-103).
   */
  terms?: string;
  /**
   * Percent (0 to 100) or amount in the market's currency, by the rule (VOU-01).
   */
  amount: number;
  /**
   * Eligible total it needs (VOU-09).
   */
  threshold?: number;
  options: DiscountOptions;
  /**
   * Uses in one order.
   */
  maxPerCustomer?: number;
  /**
   * Deals it may not be combined with.
   */
  conflicts?: string[];
  /**
   * Popularity, higher first.
   */
  popularity?: number;
}

/**
 * How it is worked out (VOU-02).
 */
export interface DiscountOptions {
  rule: DiscountRule;
  /**
   * Types of product it is worked out on; absent means all.
   *
   * @minItems 1
   */
  productTypes?: ProductType[];
  /**
   * Dispositions it is offered for; absent means all.
   *
   * @minItems 1
   */
  dispositions?: Disposition[];
  /**
   * Most that a percent discount takes off, in the market's currency.
   */
  maxAmount?: number;
}
