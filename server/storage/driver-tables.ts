import type { MomentOrNow } from './column-types.ts';

/**
 * Where the driver of an order was last: personal data of theirs, gone when the order is at its end and after a quarter of
 * an hour without news [SHP-33, SEC-42].
 */
export interface DriverPositionTable {
  transaction_id: string;
  /** Degrees, WGS84, to about ten metres. */
  latitude: number;
  longitude: number;
  /** Minutes from then to the door; empty where the point of sale does not know them. */
  minutes_left: number | null;
  /** When the driver was there. */
  at: Date;
  received_at: MomentOrNow;
}
