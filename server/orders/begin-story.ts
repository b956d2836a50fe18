import type { Transaction } from 'kysely';
import type { Intent } from '../intents/intent-repository.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { letterAbout } from '../intents/tell-by-letter.ts';
import { intoQueue, tellingOfLetter } from '../letters/letter-queue.ts';
import { goesAhead } from '../storage/ahead.ts';
import { telling } from '../storage/publish.ts';
import type { Tables } from '../storage/tables.ts';
import { orderStatusChannel } from '../tracking/order-status-channel.ts';

/** Writes the first status of an order and the letter about it, by one statement of the transaction that places it. */
export async function beginStory(
  tx: Transaction<Tables>,
  context: Pick<OrderContext, 'markets'>,
  placed: Intent,
  at: Date,
): Promise<void> {
  const { transaction_id } = placed;
  const began = tx.with('first', (into) =>
    into
      .insertInto('order_status_change')
      .values({ transaction_id, order_status: 'CONFIRMING', at }),
  );
  const told = telling(orderStatusChannel, transaction_id).as('told');
  const letter = letterAbout(context, placed, { event: 'placed' });
  const beginning = letter
    ? began
        .with('letter', (into) => intoQueue(into, letter))
        .selectNoFrom([told, tellingOfLetter(letter).as('queued')])
    : began.selectNoFrom(told);
  await beginning.modifyEnd(goesAhead).execute();
}
