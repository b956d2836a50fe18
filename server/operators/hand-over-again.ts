import { ProblemError } from '../shell/problem-error.ts';
import { presentMoment } from '../storage/moments.ts';
import { publishIn } from '../storage/publish.ts';
import { pointOfSaleOf } from '../tracking/hut-till.ts';
import { orderStatusChannel, untakenOrdersChannel } from '../tracking/order-status-channel.ts';
import type { OperatorContext } from './operator-context.ts';
import type { StoredOrder } from '../intents/intent-repository.ts';

/**
 * Has an order go to its hut again, as one that has just been placed: its hut knows it by its id [OPR-23, GTW-36].
 * @throws ProblemError 409 where the hut is at work on it, or gets orders in no such way
 */
export async function handOverAgain(
  { database, markets }: OperatorContext,
  { order_id, transaction_id, sector, hut_id, order_status: status }: StoredOrder,
): Promise<void> {
  const running = markets.bySector(sector);
  const till =
    running && pointOfSaleOf(running.market.extensions, running.manifestAt(sector, hut_id));
  if (status !== 'CONFIRMING') {
    throw new ProblemError(409, 'HUT_HAS_IT', 'The hut is at work on the order already.');
  }
  if (!till || till.kitchen) {
    throw new ProblemError(409, 'NOT_HANDED_OVER', 'No order is handed over to this hut.');
  }
  const again = { tries: 0, handed_at: presentMoment, due_at: presentMoment, told_at: null };
  await database.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('untaken_order')
      .values({ order_id, transaction_id, sector, hut_id, ...again })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet(again))
      .execute();
    await publishIn(tx, untakenOrdersChannel, order_id);
    await publishIn(tx, orderStatusChannel, transaction_id);
  });
}
