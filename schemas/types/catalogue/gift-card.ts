// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * A gift card of the embedded service, for trying and testing (GFT-35).
 */
export interface CatalogueGiftCard {
  /**
   * The full number, unique in the market.
   */
  number: string;
  /**
   * The pin.
   */
  pin: string;
  /**
   * What it was bought for, in the market's currency.
   */
  loaded: number;
  /**
   * Last day on which it pays, as year-month-day.
   */
  expiryDate: string;
  /**
   * Error code that a check of this card gets, whatever its credit; absent means that it is in order.
   */
  answers?: string;
}
