// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * Points and rewards.
 */
export interface LoyaltySettings {
  /**
   * Sectors with loyalty (CST-94).
   *
   * Items: A sector of the market, for example xy-1.
   */
  sectors: string[];
  /**
   * Sectors that never show it (CST-94).
   *
   * Items: A sector of the market, for example xy-1.
   */
  hiddenSectors: string[];
  /**
   * Points that buy one free medium pizza with two toppings, where a reward names none of its own (CST-95).
   */
  rewardPoints: number;
  /**
   * Product kinds that are free in a reward deal (CST-97).
   *
   * Items: An id.
   */
  freeItems: string[];
  /**
   * Below this balance the notification of a free reward goes after an interaction (CST-98).
   */
  notificationMinBalance: number;
  /**
   * So many digits at the end of a mobile number tell one member from another, with and without country or trunk code.
   */
  mobileDigits: number;
  /**
   * Wording key of the redeem button (CST-99).
   */
  redeemButtonText: string;
  /**
   * Number of points with the singular wording (CST-100).
   */
  singularAt: number;
  /**
   * Minimum order while the basket holds a reward, in the market's currency; absent keeps the hut's (CST-40).
   */
  minimumOrder?: number;
}

/**
 * Points and rewards.
 */
export interface ManifestLoyalty {
  [k: string]: unknown;
}
