// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * Vouchers.
 */
export interface VoucherSettings {
  /**
   * Most characters of a code (CST-119).
   */
  codeMaxLength: number;
  /**
   * Prefixes of special codes (CST-120).
   *
   * Items: An id.
   */
  specialPrefixes: string[];
  /**
   * A discount id with this text is a delivery discount (CST-121).
   */
  deliveryDiscountIdContains: string;
  /**
   * Vouchers that count as a gift card (CST-122).
   */
  giftCardKind: {
    /**
     * Kind of the voucher.
     */
    kind: string;
    /**
     * Voucher ids that take an amount off.
     *
     * Items: An id.
     */
    ids: string[];
  };
}

/**
 * Gift cards.
 */
export interface GiftCardSettings {
  /**
   * Most characters of a number (CST-123).
   */
  numberMaxLength: number;
  /**
   * Most characters of a pin (CST-123).
   */
  pinMaxLength: number;
  /**
   * Amount sent with a check (CST-124).
   */
  checkAmount: number;
  /**
   * Most cards of an order: 1, as the books hold one for an order, or none (CST-125).
   */
  maxCards: number;
  /**
   * Whether checkout asks before credit of a card is left over (BSK-60).
   */
  asksAboutCreditsLeft: boolean;
  /**
   * Prefix shown before the number while gift card v2 is off (CST-126).
   */
  numberPrefix: {
    /**
     * For test huts.
     */
    test: string;
    /**
     * For other huts.
     */
    production: string;
  };
}

/**
 * Vouchers and gift cards.
 */
export interface ManifestVouchers {
  [k: string]: unknown;
}
