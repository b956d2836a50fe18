/** Time limits of the storage, in milliseconds. */
export interface DatabaseLimits {
  /** Longest wait for a connection. */
  readonly connectionMs: number;
  /** Longest time a statement may take; one that takes longer is ended. */
  readonly statementMs: number;
  /** Longest wait of a statement for a lock that another one holds. */
  readonly lockMs: number;
}

export const defaultLimits: DatabaseLimits = {
  connectionMs: 10_000,
  statementMs: 15_000,
  lockMs: 10_000,
};

/** Limits that may be off for a while: a migration may rightly take longer than a statement. */
export interface SwitchedLimits {
  readonly limits: DatabaseLimits;
  isOn: boolean;
}
