import { sql } from 'kysely';
import { columnsOfIntent, type Intent, intentOf } from '../intents/intent-repository.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { isDueBy, hasCome, momentIn } from '../storage/moments.ts';

/** When an order is the reconciler's, in milliseconds. */
export interface ClaimPace {
  /** An order that changed more recently is left to whoever works on it. */
  readonly quietMs: number;
  /** How long an order is one process's own; also the least pause before it is looked at again. */
  readonly claimMs: number;
}

/** An attempt that nothing happens to is looked at less often, up to so many times the least pause. */
const mostPauses = 2;

/** A gateway that never answered is asked less and less often whether it has acted since, up to so many times the least pause. */
const mostPausesOfWatch = 40;

/** After so many pauses without a change the next one is longer. */
const pausesOfPatience = 4;

/** What is to be done about money waits for nobody but us, while an open payment mostly waits for its customer. */
const isMoneyDue = sql<boolean>`money in ('capture-due', 'void-due', 'refund-due')`;

/** An attempt that has neither become an order nor ended. */
const isOpen = sql<boolean>`state in ('created', 'authorising', 'authorised', 'placing')`;

/** Its money counts as let go, but its gateway never answered, and may act yet. */
const isWatched = sql<boolean>`(money = 'voided' and watched_until > present_moment())`;

/** Orders that may have to be settled, each kind found by an index that holds no others: those kept are not looked at. */
const mayWait = sql<string>`(
  select transaction_id from order_intent where ${isMoneyDue}
  union all
  select transaction_id from order_refund where done_at is null
  union all
  select transaction_id from order_intent where ${isOpen}
  union all
  select transaction_id from order_intent where ${isWatched}
)`;

/**
 * How long after its end an attempt comes before those that wait, in pauses: a look just before its end may have claimed it
 * for the longest pause, and whoever looked after it may have been killed.
 */
const pausesPastLife = 6;

/** Its life has ended, and most probably nobody has seen it yet: one look ends it. */
const isOver = (claimMs: number) => sql<boolean>`(${isOpen} and ${hasCome('expires_at')}
  and coalesce(claimed_until, updated_at)
    <= expires_at + ${pausesPastLife * claimMs} * interval '1 millisecond')`;

/** The longest pause until an order is looked at again, in milliseconds. */
const longestPause = (claimMs: number) =>
  sql<number>`case when ${isWatched} then ${mostPausesOfWatch * claimMs}::bigint else ${mostPauses * claimMs} end`;

/** Until when an order that is taken now is its process's own. */
const claimEnd = (claimMs: number) => {
  const quiet = sql`extract(epoch from present_moment() - updated_at) * 1000 / ${pausesOfPatience}`;
  return sql<Date>`present_moment() + interval '1 millisecond' * case when ${isMoneyDue} then ${claimMs}
    else least(greatest(${quiet}, ${claimMs}), ${longestPause(claimMs)}) end`;
};

/**
 * Takes orders that wait to be settled; no two processes get the same one. Money that is due comes first, then attempts
 * whose life has ended, then what has waited longest since it was looked at or, never looked at, since it changed:
 * neither what is asked again and again nor what is new keeps anything waiting. Few at a time: what a process had taken
 * when it died waits until its claim ends.
 * @returns them as they were when they were taken, in no order
 */
export async function claimUnsettled(
  { database }: Pick<OrderContext, 'database'>,
  { quietMs, claimMs }: ClaimPace,
  most = 1,
): Promise<readonly Intent[]> {
  const claimed = await database.db
    .with(
      (cte) => cte('waiting').materialized(),
      (db) =>
        db
          .selectFrom('order_intent')
          .select('transaction_id')
          .where('transaction_id', 'in', mayWait)
          .where(({ eb, or }) =>
            or([eb('claimed_until', 'is', null), isDueBy('claimed_until', longestPause(claimMs))]),
          )
          .where(({ eb, or }) =>
            or([
              eb('updated_at', '<=', momentIn(-quietMs)),
              // Written before the clock of the database was set back.
              eb('updated_at', '>', momentIn(claimMs)),
            ]),
          )
          .where(({ eb, and, exists, or, selectFrom }) =>
            or([
              isMoneyDue,
              and([
                eb('money', '=', 'captured'),
                exists(
                  selectFrom('order_refund')
                    .select('id')
                    .whereRef('order_refund.transaction_id', '=', 'order_intent.transaction_id')
                    .where('done_at', 'is', null),
                ),
              ]),
              and([isOpen, or([eb('gateway', 'is not', null), hasCome('expires_at')])]),
              isWatched,
            ]),
          )
          .orderBy(isMoneyDue, 'desc')
          .orderBy(isOver(claimMs), 'desc')
          .orderBy((eb) => eb.fn.coalesce('claimed_until', 'updated_at'))
          .limit(most)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('order_intent')
    .set({ claimed_until: claimEnd(claimMs) })
    .where('transaction_id', 'in', (eb) => eb.selectFrom('waiting').select('transaction_id'))
    .returning(columnsOfIntent)
    .execute();
  return claimed.map(intentOf);
}
