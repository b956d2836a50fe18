// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * Order history.
 */
export interface OrderSettings {
  /**
   * Orders fetched (CST-60).
   */
  historyLimit: number;
  /**
   * Orders carry the geocoded place of the delivery (ORD-07).
   */
  sendDeliveryLocation: boolean;
}

/**
 * The tracker (CST-56).
 */
export interface TrackingSettings {
  /**
   * Last step.
   */
  maxStep: number;
  /**
   * Minutes of ETA at which it says almost there.
   */
  almostArrivedEtaMinutes: number;
  /**
   * Pace of the steps before the first live status, in milliseconds.
   */
  stepMs: number;
  /**
   * Pace of polling, in milliseconds.
   */
  pollMs: number;
}

/**
 * Priority delivery.
 */
export interface PrioritySettings {
  /**
   * Sectors that have it, for delivery with a postcode (CST-57).
   *
   * Items: A sector of the market, for example xy-1.
   */
  sectors: string[];
  /**
   * Whether only asap orders can have it (PRI-03).
   */
  asapOnly: boolean;
  /**
   * Product ids or kinds that do not count as cooked (CST-58).
   *
   * Items: Product id or kind.
   */
  uncookedProducts: string[];
  /**
   * Price in the market's currency (CST-59).
   */
  price: number;
  /**
   * Most cooked items of an order (CST-59).
   */
  maxCookedItems: number;
  /**
   * Most priority orders of a hut in any 15 minutes (CST-59).
   */
  slotsPer15Minutes: number;
  /**
   * Most places that one account, or one guest's visit, keeps at a hut before ordering; a further one takes the place of the oldest (SEC-26).
   */
  reservationsPerCaller: number;
  /**
   * Most places that are kept at a hut for one network address before ordering; a further one is refused, since other customers may share the address (SEC-26).
   */
  reservationsPerAddress: number;
  /**
   * Life of a reservation, in milliseconds (CST-59).
   */
  reservationLifeMs: number;
}

/**
 * Orders after checkout: history, tracking, priority delivery.
 */
export interface ManifestOrders {
  [k: string]: unknown;
}
