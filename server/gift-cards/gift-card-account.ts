import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../storage/tables.ts';
import { heldUse, moveUse } from '../storage/use-of-order.ts';
import { cardKeyOf } from './card-key.ts';

/**
 * What orders hold or have taken of a card, in minor units.
 * @param besides transaction id of an order whose hold does not count, as another order is to replace it
 */
export async function spentOf(
  db: Kysely<Tables>,
  market: string,
  number: string,
  besides?: string,
): Promise<number> {
  const row = await db
    .selectFrom('gift_card_account')
    .select('spent_minor')
    .where('market', '=', market)
    .where('card_key', '=', cardKeyOf(number))
    .executeTakeFirst();
  const spent = row?.spent_minor ?? 0;
  if (spent === 0 || besides === undefined) return spent;
  const held = await heldUse(db, 'gift_card_use', besides);
  const isOfCard = held?.market === market && held.card_key === cardKeyOf(number);
  return isOfCard ? spent - held.amount_minor : spent;
}

/** The use of a card by an order; amounts in minor units. */
export interface CardUse {
  readonly market: string;
  readonly transactionId: string;
  readonly number: string;
  readonly amount: number;
  /** What the card was loaded with. */
  readonly loaded: number;
}

/**
 * Holds a part of a card's credit for an order. Adding and comparing are one statement on one row, so that orders
 * together never hold more than the card was loaded with.
 * @returns whether there was enough left
 */
export async function holdCredit(
  tx: Transaction<Tables>,
  { market, transactionId, number, amount, loaded }: CardUse,
): Promise<boolean> {
  if (amount <= 0 || amount > loaded) return false;
  const card_key = cardKeyOf(number);
  const held = await tx
    .insertInto('gift_card_account')
    .values({ market, card_key, spent_minor: amount })
    .onConflict((conflict) =>
      conflict
        .columns(['market', 'card_key'])
        .doUpdateSet({
          spent_minor: sql<number>`gift_card_account.spent_minor + ${amount}::bigint`,
        })
        .where(
          sql<boolean>`gift_card_account.spent_minor + ${amount}::bigint <= ${loaded}::bigint`,
        ),
    )
    .returning('spent_minor')
    .executeTakeFirst();
  if (!held) return false;
  await tx
    .insertInto('gift_card_use')
    .values({
      transaction_id: transactionId,
      market,
      card_key,
      amount_minor: amount,
      state: 'held',
    })
    .execute();
  return true;
}

/** The order came to nothing: what it held or took is given back. Repeated it does nothing [ORD-104]. */
export async function releaseCredit(tx: Transaction<Tables>, transactionId: string): Promise<void> {
  const released = await moveUse(tx, 'gift_card_use', transactionId, {
    from: ['held', 'taken'],
    to: 'released',
  });
  if (!released) return;
  await tx
    .updateTable('gift_card_account')
    .set({ spent_minor: sql<number>`spent_minor - ${released.amount_minor}::bigint` })
    .where('market', '=', released.market)
    .where('card_key', '=', released.card_key)
    .execute();
}
