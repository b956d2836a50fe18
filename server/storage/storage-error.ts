/** What a {@link StorageError} carries: PostgreSQL's own fields, nothing of the driver around them. */
export interface StorageErrorFields {
  /** SQLSTATE such as `23505`, or a word of ours such as `worker_stopped`. */
  readonly code: string;
  readonly message: string;
  readonly constraint?: string | undefined;
  readonly detail?: string | undefined;
  readonly table?: string | undefined;
}

/** An error of the storage, small enough to log whole. `code` and `constraint` match those of PostgreSQL's driver. */
export class StorageError extends Error {
  override readonly name: string = 'StorageError';
  readonly code: string;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;
  readonly table: string | undefined;

  constructor(fields: StorageErrorFields) {
    super(fields.message);
    this.code = fields.code;
    this.constraint = fields.constraint;
    this.detail = fields.detail;
    this.table = fields.table;
  }
}

/** Another process has the embedded database open. The message is one sentence for the person who started us. */
export class DatabaseInUseError extends StorageError {
  override readonly name = 'DatabaseInUseError';
  /** Process id of the owner. */
  readonly pid: number;
  readonly folder: string;

  constructor(owner: { readonly pid: number; readonly host?: string }, folder: string) {
    const where = owner.host === undefined ? '' : ` on the machine ${owner.host}`;
    super({
      code: 'database_in_use',
      message: `The database folder ${folder} is in use by process ${owner.pid}${where}: stop that process or choose another DATA_DIR.`,
    });
    this.pid = owner.pid;
    this.folder = folder;
  }
}

/** Whether the database itself refused a statement: its code is a SQLSTATE. */
export const isDatabaseError = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code);

/** An error of the storage as it is, anything else as one. */
export const asStorageError = (error: unknown): StorageError =>
  error instanceof StorageError
    ? error
    : new StorageError({
        code: 'internal_error',
        message: error instanceof Error ? error.message : String(error),
      });

/** Whether there is no room or no working disk: the statement failed, and the database itself may be unwell. */
export const isDiskOrSystemError = (error: StorageError): boolean =>
  /^(53|58)/.test(error.code) || /No space left|ENOSPC|EDQUOT|EIO\b/.test(error.message);

/** The code of PostgreSQL for a statement that was cancelled, as one that takes too long is. */
const QUERY_CANCELED = '57014';

/** A statement that did not answer within its limit. */
export const slowStatement = (limitMs: number): StorageError =>
  new StorageError({
    code: QUERY_CANCELED,
    message: `The database did not answer within ${limitMs} ms: the statement was ended.`,
  });

/** Some errors of the network have a code and no words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** A database that cannot be opened, in a sentence for the person who started us. */
export const unopened = (what: string, error: unknown): StorageError =>
  new StorageError({
    code: 'database_open_failed',
    message: `${what} cannot be opened: ${reasonOf(error)}`,
  });

/** Words of ours for a database that is not there, besides the SQLSTATEs. */
const unavailableCodes: readonly unknown[] = [
  'database_unavailable',
  'database_stopped',
  'database_open_failed',
  'connection_wait',
];

/**
 * Whether a statement failed because the database is away, full, or overloaded, and not for what the statement says:
 * the same call may work in a while. Of SQLSTATE the classes 08, 53, 57 and 58, a database that is gone, read-only, and
 * time-outs.
 */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (unavailableCodes.includes(error.code) ||
    (isDatabaseError(error) && /^(08|3D|53|57|58|25006|25P03|55P03)/.test(String(error.code))));

const UNIQUE_VIOLATION = '23505';

const FOREIGN_KEY_VIOLATION = '23503';

const DEADLOCK_DETECTED = '40P01';

/** Whether a transaction was ended because it and another waited for each other: it may be tried again. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DEADLOCK_DETECTED;

const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

/** Whether the database refused a value for what it is, such as a number out of range [SEC-02]. */
export const isUnfitValue = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  DATA_EXCEPTION.test(error.code);

/** Whether a row was refused because one that it refers to is not there. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION;

/** Whether a unique key refused the row; with `constraint`, whether it was that one. True on both databases. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== UNIQUE_VIOLATION)
    return false;
  return constraint === undefined || ('constraint' in error && error.constraint === constraint);
}
