// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type { DiscountOptions } from './discount.ts';
import type { ProductType } from './product.ts';

/**
 * A discount on the basket, or the key to a deal.
 */
export type VoucherType = 'discount' | 'deal';

/**
 * A voucher of the chain, or a batch of single-use codes (VOU-15, VOU-24). Amounts are decimals in the market's currency.
 */
export interface CatalogueVoucher {
  /**
   * Id, unique in its sector whatever its case; also the code customers type, unless the voucher has codes of its own.
   */
  id: string;
  /**
   * Sectors that take it; absent means every sector of the market.
   *
   * @minItems 1
   */
  sectors?: string[];
  /**
   * The codes of a batch, each of which is a voucher (VOU-24).
   *
   * @minItems 1
   */
  codes?: string[];
  /**
   * Orders that one code may be used in altogether; absent means any number. Codes with a special prefix are used once (VOU-24).
   */
  maxUses?: number;
  /**
   * Name.
   */
  title: string;
  /**
   * What it brings, in a sentence.
   */
  desc?: string;
  /**
   * Terms.
   */
  terms?: string;
  type: VoucherType;
  /**
   * The gift-card kind of the manifest makes its amount a payment in place of a discount: the face value, whatever the rule (VOU-25).
   */
  kind?: string;
  /**
   * Taken in the mobile app only (VOU-38).
   */
  appExclusive?: boolean;
  /**
   * Taken for collection only (VOU-36).
   */
  collectionOnly?: boolean;
  /**
   * Products that it is for: a hut has to sell all of them (VOU-37).
   *
   * @minItems 1
   */
  products?: string[];
  /**
   * Deals it may not be combined with (VOU-39).
   */
  conflicts?: string[];
  product?: VoucherProduct;
  /**
   * The deal that a deal voucher opens.
   */
  dealId?: string;
  /**
   * Id of the discount it sets; absent means its own. A delivery discount is known by it (VOU-11).
   */
  discountId?: string;
  /**
   * Percent or amount that a discount voucher takes off.
   */
  amount?: number;
  options?: DiscountOptions;
}

/**
 * What has to be in the basket before it takes anything off (VOU-29, VOU-30, VOU-31, VOU-32, VOU-33).
 */
export interface VoucherProduct {
  /**
   * Value that has to be reached.
   */
  threshold: number;
  /**
   * Type of product that counts; absent means all.
   */
  type?: ProductType;
}
