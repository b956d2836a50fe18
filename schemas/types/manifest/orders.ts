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
 * Several people choose for one order, which one of them places and pays (SHP-27).
 */
export interface GroupOrderSettings {
  /**
   * Group orders can be opened and joined.
   */
  enabled: boolean;
  /**
   * A group that was not ordered ends so many hours after it was opened, and what is known of those who joined goes a day later.
   */
  lifeHours: number;
  /**
   * Most people who join a group, besides its host.
   */
  mostPeople: number;
  /**
   * How often the pages of a group ask what the others did, in milliseconds.
   */
  pollMs: number;
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
 * Orders after checkout: history, tracking.
 */
export interface ManifestOrders {
  [k: string]: unknown;
}
