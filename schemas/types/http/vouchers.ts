// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type { ProductType } from '../catalogue/product.ts';
import type { VoucherProduct, VoucherType } from '../catalogue/voucher.ts';

/**
 * Name of the ground.
 */
export type VoucherErrorType =
  | 'NOT_FOUND'
  | 'APP_ONLY'
  | 'COLLECTION_ONLY'
  | 'PRODUCTS_UNAVAILABLE'
  | 'CONFLICT';

/**
 * Bodies and answers of the voucher and gift card calls. Amounts are decimals in the market's currency.
 */
export interface VouchersApi {
  voucher?: Voucher;
  rejection?: VoucherRejection;
  giftCardCheck?: GiftCardCheck;
  giftCardCredit?: GiftCardCredit;
  giftCardRefusal?: GiftCardRefusal;
}

/**
 * A voucher as customers get it (VOU-15).
 */
export interface Voucher {
  /**
   * The code.
   */
  id: string;
  type: VoucherType;
  /**
   * Whether it can be used now.
   */
  valid: boolean;
  /**
   * The gift-card kind pays (VOU-25).
   */
  kind?: string;
  /**
   * Prefix of a special code, by which it is named (VOU-24).
   */
  prefix?: string;
  /**
   * Taken in the mobile app only.
   */
  appExclusive: boolean;
  /**
   * Taken for collection only.
   */
  collectionOnly: boolean;
  /**
   * Name.
   */
  title: string;
  /**
   * What it brings.
   */
  desc?: string;
  /**
   * Terms.
   */
  terms?: string;
  /**
   * Deals it may not be combined with.
   */
  conflicts?: string[];
  product?: VoucherProduct;
  /**
   * The deal it opens.
   */
  dealId?: string;
  result: VoucherResult;
}

/**
 * What it does to the basket.
 */
export interface VoucherResult {
  /**
   * Name of the discount or deal.
   */
  title: string;
  /**
   * Id of the basket discount it sets.
   */
  discountId?: string;
  /**
   * Percent or amount.
   */
  amount?: number;
  /**
   * How the amount is meant.
   */
  rule?: 'percent' | 'amount';
  /**
   * Types of product it is worked out on; absent means all.
   */
  productTypes?: ProductType[];
  /**
   * Most it takes off.
   */
  maxAmount?: number;
}

/**
 * Why a code is not taken (VOU-34, VOU-35, VOU-36, VOU-37, VOU-38, VOU-39, VOU-40, VOU-41, VOU-42, VOU-43, VOU-44).
 */
export interface VoucherRejection {
  /**
   * Always false.
   */
  valid: false;
  /**
   * The code that was asked about.
   */
  invalidVoucherId: string;
  error: VoucherError;
}

/**
 * The ground.
 */
export interface VoucherError {
  type: VoucherErrorType;
  /**
   * The ground in words.
   */
  message: string;
}

/**
 * Asks for the credit of a gift card (GFT-29).
 */
export interface GiftCardCheck {
  meta: GiftCardMeta;
  data: GiftCardData;
}

/**
 * Who asks.
 */
export interface GiftCardMeta {
  /**
   * Hut.
   */
  hutId: string;
  /**
   * Sector of the hut.
   */
  sector: string;
  /**
   * The hut's test flag.
   */
  isTest: boolean;
  /**
   * Trade zone of the hut.
   */
  tradezoneId?: string;
  /**
   * Id of the visit.
   */
  traceId: string;
  /**
   * When it was sent, in milliseconds.
   */
  timestamp: number;
}

/**
 * The card.
 */
export interface GiftCardData {
  /**
   * Full number.
   */
  cardNumber: string;
  /**
   * Pin.
   */
  cardPin: string;
  /**
   * Amount of the check (GFT-30).
   */
  amount: number;
}

/**
 * The credit of a gift card (GFT-32).
 */
export interface GiftCardCredit {
  data: GiftCardBalance;
}

/**
 * What it still pays.
 */
export interface GiftCardBalance {
  /**
   * Credit left.
   */
  giftCardBalance: number;
  /**
   * Last day, as year-month-day.
   */
  expiryDate: string;
}

/**
 * Why a gift card is refused (GFT-33).
 */
export interface GiftCardRefusal {
  error: GiftCardError;
}

/**
 * The ground.
 */
export interface GiftCardError {
  /**
   * Name of the ground.
   */
  errorCode: string;
  /**
   * The ground in words.
   */
  errorMessage: string;
}
