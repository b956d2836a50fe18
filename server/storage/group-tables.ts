import type { Json, MomentOrNow } from './column-types.ts';

/** An order that several people choose for; it goes a day after it ended, with all that its people chose [SHP-27]. */
export interface GroupOrderTable {
  /** Random: whoever has it has the link. */
  id: string;
  /** Of the secret that its host alone has. */
  host_digest: string;
  host_name: string;
  sector: string;
  hut_id: string;
  disposition: string;
  /** When it is wanted, in milliseconds since 1970; null: as soon as possible. */
  wanted_at: number | null;
  status: string;
  /** Grows with every change. */
  version: number;
  /** The order it became. */
  transaction_id: string | null;
  created_at: MomentOrNow;
  ends_at: Date;
}

/** Who has joined a group [SHP-27]. */
export interface GroupPersonTable {
  group_id: string;
  id: string;
  /** Of the secret that this participant alone has. */
  digest: string;
  name: string;
  is_done: boolean;
  joined_at: MomentOrNow;
}

/** What somebody wants, by an id of their device [SHP-27]. */
export interface GroupLineTable {
  group_id: string;
  person_id: string;
  id: string;
  choice: Json;
  count: number;
  added_at: MomentOrNow;
}
