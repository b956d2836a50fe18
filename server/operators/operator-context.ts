import type { PasswordDigests } from '../accounts/password-hash.ts';
import type { OrderContext } from '../intents/order-context.ts';
import type { PhotoStore } from '../photos/photo-store.ts';

/** Everything the calls of the console work with. */
export interface OperatorContext extends OrderContext {
  readonly passwords: PasswordDigests;
  /** Encrypts the keys of second factors. */
  readonly factorSecret: string;
  readonly photos: PhotoStore;
}

/** Reads that may be a second old, on a replica where there is one [OPS-23]. */
export const readingAside = <Result>(
  context: OperatorContext,
  reads: (context: OperatorContext) => Promise<Result>,
): Promise<Result> =>
  context.database.read((db) => reads({ ...context, database: { ...context.database, db } }));
