// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * How often one network address and one account may make calls that are dear or can be guessed, over all processes (SEC-06, SEC-21), and what one customer may hold (SEC-26).
 */
export interface LimitSettings {
  /**
   * Calls for the cheapest grouping of a basket.
   */
  optimise: CallLimit;
  /**
   * Calls to pre-authorise an order, and as many to place one.
   */
  order: CallLimit;
  /**
   * Calls to sign in, to sign up, and for a new password, whether they succeed or not; the account is the email address.
   */
  signIn: CallLimit;
  /**
   * Voucher codes that nobody knows.
   */
  voucher: CallLimit;
  /**
   * Gift cards with an unknown number or a wrong pin.
   */
  giftCard: CallLimit;
  /**
   * Ratings and complaints about orders, and asking to be told how they go (SHP-32).
   */
  feedback: CallLimit;
  /**
   * Postcodes whose addresses are asked for, each of which an address source may charge for (SHP-18).
   */
  addresses: CallLimit;
  /**
   * Group orders that are opened, and as many that are joined (SHP-27).
   */
  group: CallLimit;
  /**
   * Changes of group orders.
   */
  groupChange: CallLimit;
  unpaidOrders: UnpaidOrderLimit;
}

/**
 * How often a call is taken within a time.
 */
export interface CallLimit {
  /**
   * The time, in milliseconds.
   */
  windowMs: number;
  /**
   * From one network address; of IPv6 the whole network of a customer.
   */
  perAddress: number;
  /**
   * For one account from everywhere.
   */
  perAccount: number;
}

/**
 * Orders that are to be paid at hand-over and were neither handed over nor ended.
 */
export interface UnpaidOrderLimit {
  /**
   * How long such an order counts at most, in milliseconds.
   */
  windowMs: number;
  /**
   * Most such orders with one phone number.
   */
  perPhone: number;
  /**
   * Most such orders from one network address.
   */
  perAddress: number;
}

/**
 * How often things may be called or held.
 */
export interface ManifestLimits {
  [k: string]: unknown;
}
