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

const UNIQUE_VIOLATION = '23505';

const FOREIGN_KEY_VIOLATION = '23503';

const DEADLOCK_DETECTED = '40P01';

/** Whether a transaction was ended because it and another waited for each other: it may be tried again. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DEADLOCK_DETECTED;

/** Whether a row was refused because one that it refers to is not there. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION;

/** Whether a unique key refused the row; with `constraint`, whether it was that one. True on both databases. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== UNIQUE_VIOLATION)
    return false;
  return constraint === undefined || ('constraint' in error && error.constraint === constraint);
}
