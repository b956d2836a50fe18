import type { Generated } from 'kysely';

/** An order the sandbox kitchen is working on. */
export interface KitchenJobTable {
  order_id: string;
  transaction_id: string;
  sector: string;
  hut_id: string;
  /** When the kitchen takes the next step. */
  next_at: Date;
  is_paused: Generated<boolean>;
  /** Failed reports to the order API in a row. */
  attempts: Generated<number>;
}
