import type { Kysely, Selectable, Transaction } from 'kysely';
import type { UseState } from './credit-tables.ts';
import { presentMoment } from './moments.ts';
import type { Tables } from './tables.ts';

/** Tables of what orders use up, with at most one row an order. */
type UseTable = 'gift_card_use' | 'loyalty_use' | 'voucher_use';

type Use<Table extends UseTable> = Selectable<Tables[Table]>;

/** What an order holds and has neither taken nor given back; undefined when there is nothing. */
export async function heldUse<Table extends UseTable>(
  db: Kysely<Tables>,
  table: Table,
  transactionId: string,
): Promise<Use<Table> | undefined> {
  const held = await db
    .selectFrom<UseTable>(table)
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .where('state', '=', 'held')
    .executeTakeFirst();
  return held as Use<Table> | undefined;
}

/**
 * The order was placed: what it holds of a voucher, a gift card and points is taken, by one statement for all three
 * [ORD-104].
 * @returns its use of points, where it took one
 */
export async function takeUses(
  tx: Transaction<Tables>,
  transactionId: string,
): Promise<Use<'loyalty_use'> | undefined> {
  const taken = { state: 'taken', changed_at: presentMoment } as const;
  return tx
    .with('voucher', (db) =>
      db
        .updateTable('voucher_use')
        .set(taken)
        .where('transaction_id', '=', transactionId)
        .where('state', '=', 'held')
        .returning('transaction_id'),
    )
    .with('card', (db) =>
      db
        .updateTable('gift_card_use')
        .set(taken)
        .where('transaction_id', '=', transactionId)
        .where('state', '=', 'held')
        .returning('transaction_id'),
    )
    .with('points', (db) =>
      db
        .updateTable('loyalty_use')
        .set(taken)
        .where('transaction_id', '=', transactionId)
        .where('state', '=', 'held')
        .returningAll(),
    )
    .selectFrom('points')
    .selectAll()
    .executeTakeFirst();
}

/** Moves the use of an order on from one of some states; undefined when it is in none of them, and stays as it is. */
export async function moveUse<Table extends UseTable>(
  tx: Transaction<Tables>,
  table: Table,
  transactionId: string,
  { from, to }: { readonly from: readonly UseState[]; readonly to: UseState },
): Promise<Use<Table> | undefined> {
  const moved = await tx
    .updateTable<UseTable>(table)
    .set({ state: to, changed_at: presentMoment })
    .where('transaction_id', '=', transactionId)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
  return moved as Use<Table> | undefined;
}
