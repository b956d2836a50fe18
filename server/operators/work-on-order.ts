import { statusOfPress } from '../../core/operators/presses.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { OperatorPress } from '../../schemas/types/http/operators.ts';
import type { TrackingInfo, TrackingStatus } from '../../schemas/types/http/orders.ts';
import { ProblemError, wrongFields } from '../shell/problem-error.ts';
import { askMoment } from '../storage/moments.ts';
import { changeStatus } from '../tracking/change-status.ts';
import { readTracking } from '../tracking/tracker-hub.ts';
import { isScreenHut } from './hut-board.ts';
import type { Operator } from './operator-accounts.ts';
import { noteAction } from './operator-actions.ts';
import type { OperatorContext } from './operator-context.ts';
import type { StoredOrder } from '../intents/intent-repository.ts';
import { ownOrder } from './scoped-orders.ts';

/** Something that an operator does about an order. */
export interface OrderWork {
  readonly operator: Operator;
  readonly orderId: string;
  /** Names the call: sent again it does nothing more. */
  readonly key: string;
}

/**
 * Does work and writes it down: before it is done, so that nothing is done unseen, and after a refusal, so that nothing
 * counts as done that was not.
 */
export async function noted<Result>(
  { database: { db } }: OperatorContext,
  { operator, orderId, key }: OrderWork,
  { action, detail }: { action: string; detail: Readonly<Record<string, unknown>> },
  work: (isFirst: boolean) => Promise<Result>,
): Promise<Result> {
  const isFirst = await noteAction(db, operator, { action, orderId, detail, key });
  try {
    return await work(isFirst);
  } catch (error) {
    if (isFirst && error instanceof ProblemError) {
      const why = { action, reason: error.name };
      await noteAction(db, operator, { action: 'refused', orderId, detail: why });
    }
    throw error;
  }
}

/** The status that a press reports. @throws ProblemError 400 for a step that the order does not have, or no reason to fail */
function statusOf({ press, reason }: OperatorPress, disposition: Disposition): TrackingStatus {
  const status = statusOfPress(press, disposition);
  if (status === undefined) {
    throw wrongFields([{ field: 'press', reason: 'is no step of this order' }]);
  }
  if (press === 'fail' && reason === undefined) {
    throw wrongFields([{ field: 'reason', reason: 'is missing' }]);
  }
  return status;
}

/** A moment as a tablet has it, whose clock may be off: not before the order was placed, and not after now. */
async function within(
  { database }: OperatorContext,
  { placed_at: placedAt }: StoredOrder,
  moment: Date,
): Promise<Date> {
  const now = await askMoment(database.db);
  if (moment > now) return now;
  return placedAt && moment < placedAt ? placedAt : moment;
}

/**
 * Takes what was pressed at the screen of a hut as the hut's own report: the customer sees it at once, and the money
 * follows as with any point of sale [OPR-24, TRK-38]. A press that comes again, late or twice, changes nothing more.
 * @throws ProblemError 400, 404, 409 STATUS_REFUSED or OTHER_TILL
 */
export async function pressAtHut(
  context: OperatorContext,
  work: OrderWork,
  press: OperatorPress,
): Promise<TrackingInfo> {
  const order = await ownOrder(context, work.operator, work.orderId);
  const { sector, hut_id: hutId, transaction_id: transactionId } = order;
  const status = statusOf(press, order.disposition as Disposition);
  const { press: name, minutes, reason, at } = press;
  const isOperatorsCall = name === 'fail' && work.operator.role !== 'hut';
  if (!isOperatorsCall && !isScreenHut(context.markets, sector, hutId)) {
    const message = 'The hut has a point of sale of its own: the order is moved on there.';
    throw new ProblemError(409, 'OTHER_TILL', message);
  }
  const moment = at === undefined ? undefined : await within(context, order, new Date(at));
  const detail = { ...(minutes !== undefined && { minutes }), ...(reason && { reason }) };
  return noted(context, work, { action: `pressed-${name}`, detail }, async (isFirst) => {
    try {
      return await changeStatus(context, {
        orderId: work.orderId,
        change: {
          order_status: status,
          ...(moment && { at: moment.toISOString() }),
          ...(minutes !== undefined && {
            eta: { exact: minutes, range: { from: minutes, to: minutes } },
          }),
        },
        pos: { sector, hutId },
        ...(reason !== undefined && { reason }),
      });
    } catch (error) {
      const isLate = error instanceof ProblemError && error.name === 'STATUS_REFUSED' && !isFirst;
      const tracking = isLate ? await readTracking(context.database.db, transactionId) : undefined;
      if (tracking) return tracking;
      throw error;
    }
  });
}
