import { sql } from 'kysely';
import type { OrderContext } from '../intents/order-context.ts';
import { isDueBy, hasCome, momentIn } from '../storage/moments.ts';

/** When an order is the reconciler's, in milliseconds. */
export interface ClaimPace {
  /** An order that changed more recently is left to whoever works on it. */
  readonly quietMs: number;
  /** How long an order is one process's own; also the pause before it is looked at again. */
  readonly claimMs: number;
}

/** What is to be done about money waits for nobody but us, while an open payment mostly waits for its customer. */
const isMoneyDue = sql<boolean>`money in ('capture-due', 'void-due', 'refund-due')`;

/** An attempt that has neither become an order nor ended. */
const isOpen = sql<boolean>`state in ('created', 'authorising', 'authorised', 'placing')`;

/** Orders that may have to be settled, each kind found by an index that holds no others: those kept are not looked at. */
const mayWait = sql<string>`(
  select transaction_id from order_intent where ${isMoneyDue}
  union all
  select transaction_id from order_refund where done_at is null
  union all
  select transaction_id from order_intent where ${isOpen}
)`;

/**
 * Takes an order that waits to be settled; no two processes get the same one. Money that is due comes first, then what
 * has waited longest since it was looked at or, never looked at, since it changed: neither what is asked again and again
 * nor what is new keeps anything waiting. One at a time: what a process had taken when it died waits until its claim ends.
 */
export async function claimUnsettled(
  { database }: Pick<OrderContext, 'database'>,
  { quietMs, claimMs }: ClaimPace,
): Promise<string | undefined> {
  const claimed = await database.db
    .updateTable('order_intent')
    .set({ claimed_until: momentIn(claimMs) })
    .where('transaction_id', '=', (unsettled) =>
      unsettled
        .selectFrom('order_intent')
        .select('transaction_id')
        .where('transaction_id', 'in', mayWait)
        .where(({ eb, or }) =>
          or([eb('claimed_until', 'is', null), isDueBy('claimed_until', claimMs)]),
        )
        .where(({ eb, or }) =>
          or([
            eb('updated_at', '<=', momentIn(-quietMs)),
            // Written before the clock of the database was set back.
            eb('updated_at', '>', momentIn(claimMs)),
          ]),
        )
        .where(({ eb, and, exists, or }) =>
          or([
            isMoneyDue,
            and([
              eb('money', '=', 'captured'),
              exists(
                unsettled
                  .selectFrom('order_refund')
                  .select('id')
                  .whereRef('order_refund.transaction_id', '=', 'order_intent.transaction_id')
                  .where('done_at', 'is', null),
              ),
            ]),
            and([isOpen, or([eb('gateway', 'is not', null), hasCome('expires_at')])]),
          ]),
        )
        .orderBy(isMoneyDue, 'desc')
        .orderBy((eb) => eb.fn.coalesce('claimed_until', 'updated_at'))
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('transaction_id')
    .executeTakeFirst();
  return claimed?.transaction_id;
}
