import { isDatabaseError, StorageError } from '../storage-error.ts';

/** The driver has no code for a connection that is lost or silent: it is what the database did not say itself. */
export const isOfConnection = (error: unknown): boolean =>
  !isDatabaseError(error) && !(error instanceof TypeError) && !(error instanceof RangeError);

/** The statement may or may not have been committed: nobody can tell. */
export const unavailable = (cause: unknown): StorageError => {
  const error = new StorageError({
    code: 'database_unavailable',
    message: 'The database cannot be reached.',
  });
  error.cause = cause;
  return error;
};
