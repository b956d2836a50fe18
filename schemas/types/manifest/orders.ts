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
 * Orders after checkout: history, tracking.
 */
export interface ManifestOrders {
  [k: string]: unknown;
}
