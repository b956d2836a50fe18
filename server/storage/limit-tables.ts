/** An order that is to be paid at hand-over and was neither handed over nor ended. */
export interface UnpaidOrderTable {
  transaction_id: string;
  /** Digest of the phone number, or of the network address, that it counts for. */
  key: string;
  at: Date;
}

/** Calls that count against a rate limit, until its window ends. */
export interface RateLimitTable {
  /** Digest of what is limited and for whom. */
  key: string;
  count: number;
  /** When the window ends, by the clock of the database: after it counting starts over. */
  ends_at: Date;
}
