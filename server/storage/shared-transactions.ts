import type { Transaction } from 'kysely';
import type { SharedTransaction } from '../../core/tables/plugin-database.ts';
import type { Tables } from './tables.ts';

/** The transactions that calls of plugins take part in at present. */
const open = new WeakMap<SharedTransaction, Transaction<Tables>>();

/** Lets a call of a plugin take part in a transaction, until the call is over. */
export async function sharing<Result>(
  tx: Transaction<Tables>,
  call: (shared: SharedTransaction) => Promise<Result>,
): Promise<Result> {
  const shared: SharedTransaction = { isShared: true };
  open.set(shared, tx);
  try {
    return await call(shared);
  } finally {
    open.delete(shared);
  }
}

/** The transaction that a call takes part in; undefined once the call is over. */
export const openTransaction = (shared: SharedTransaction): Transaction<Tables> | undefined =>
  open.get(shared);
