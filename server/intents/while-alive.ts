import { isEnded, nextIntent } from '../../core/orders/order-intent.ts';
import { type Intent, lockKnownIntent } from './intent-repository.ts';
import type { OrderContext } from './order-context.ts';
import { outcomeUnknown, usedUp } from './order-failure.ts';
import { recordFacts } from './record-facts.ts';

/** Ends an order whose time is over; what it may hold is let go [ORD-97]. @returns it as it stands then */
export const endLife = (context: OrderContext, transactionId: string): Promise<Intent> =>
  context.database.db.transaction().execute(async (tx) => {
    const locked = await lockKnownIntent(tx, transactionId);
    if (!locked.is_over || !nextIntent(locked.state, 'life-over')) return locked;
    return recordFacts(context, tx, locked, [{ event: 'life-over' }]);
  });

/**
 * An order that can go on, or was placed. One whose time is over is ended before anybody is told so: else an approval that
 * comes later would still place it [ORD-97].
 * @throws OrderFailureError 409 when it has ended, 503 while another call is placing it
 */
export async function whileAlive(context: OrderContext, intent: Intent): Promise<Intent> {
  const isOpen = !isEnded(intent.state);
  const now = isOpen && intent.is_over ? await endLife(context, intent.transaction_id) : intent;
  if (now.state === 'placed') return now;
  if (isEnded(now.state)) throw usedUp(now);
  if (now.is_over) throw outcomeUnknown(now);
  return now;
}
