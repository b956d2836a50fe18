import type { Generated } from 'kysely';

/** A place among the priority orders of a hut. */
export interface PriorityReservationTable {
  id: string;
  sector: string;
  hut_id: string;
  /** The order on its way that holds it. */
  transaction_id: string | null;
  /** The order was placed: the place is taken for good. */
  is_used: Generated<boolean>;
  /** Digest of whose it is until an order holds it; empty where callers cannot be told apart. */
  caller_key: string | null;
  /** Digest of the network address that asked; empty where everybody shares one. */
  address_key: string | null;
  reserved_at: Date;
  /** From then on it counts for nothing, unless an order holds or has used it. */
  expires_at: Date;
}
