import type { HandOverAnswer, PointOfSale } from '../../core/tracking/point-of-sale.ts';
import { findIntent, type Intent } from '../intents/intent-repository.ts';
import type { OrderContext } from '../intents/order-context.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import type { Repetition } from '../shell/repeat.ts';
import { repeatWhenTold } from '../shell/repeat-when-told.ts';
import { changeStatus } from './change-status.ts';
import { hutOrder } from './hut-orders.ts';
import { pointOfSaleOf } from './hut-till.ts';
import { untakenOrdersChannel } from './order-status-channel.ts';
import {
  claimUntaken,
  endWait,
  goOnWaiting,
  longestPauseMs,
  nextUntakenIn,
  type UntakenOrder,
} from './untaken-orders.ts';

/** After so many milliseconds without a hut those who look after the shop are told [GTW-36]. */
const alarmMs = 120_000;

/** Longest pause between two looks for orders that are due, in milliseconds. */
const everyMs = 1_000;

/** Pause before an order is handed over again, in milliseconds: two seconds, then twice as long each time, half a minute at most. */
const pauseAfter = (tries: number): number => Math.min(1_000 * 2 ** tries, 30_000);

/** What is looked at for an order that waits. */
interface Waiting {
  readonly order: UntakenOrder;
  readonly intent: Intent;
  readonly running: RunningMarket;
  readonly till: PointOfSale | undefined;
  /** After so many milliseconds the order is failed. */
  readonly limitMs: number;
}

/** Fails an order that still waits, and gives its money back by what is there for that [TRK-38]. */
async function fail(
  context: OrderContext,
  { orderId, sector, hutId }: UntakenOrder,
): Promise<void> {
  await changeStatus(context, {
    orderId,
    change: { order_status: 'FAILED' },
    pos: { sector, hutId },
    onlyUntaken: true,
  });
}

/** What the hut says to an order; undefined where it says nothing, or fetches its orders. */
async function answerTo(
  { log }: OrderContext,
  { order, intent, running, till }: Waiting,
): Promise<HandOverAnswer | undefined> {
  try {
    return await till?.push?.(hutOrder(intent, running.market.extensions));
  } catch (error) {
    const { orderId, sector, hutId, tries } = order;
    log.warn({ err: error, orderId, sector, hutId, tries: tries + 1 }, 'order not handed over yet');
    return undefined;
  }
}

/** Tells the log of an order that no hut has taken for too long, once. @returns whether it was told now */
function tell({ log }: OrderContext, { order, till, limitMs }: Waiting): boolean {
  const { orderId, sector, hutId, tries, waitedMs, isTold } = order;
  if (isTold || waitedMs < alarmMs) return false;
  log.error(
    { alarm: 'untaken-order', orderId, sector, hutId, adapter: till?.id, tries, limitMs },
    'no hut has taken an order',
  );
  return true;
}

async function look(context: OrderContext, waiting: Waiting): Promise<void> {
  const { db } = context.database;
  const { order, till, limitMs } = waiting;
  const { orderId, sector, hutId, waitedMs } = order;
  if (waitedMs >= limitMs) {
    context.log.error({ alarm: 'given-up-order', orderId, sector, hutId }, 'order failed: no hut');
    return fail(context, order);
  }
  const answer = await answerTo(context, waiting);
  if (answer === 'refused') {
    context.log.warn({ orderId, sector, hutId }, 'order failed: its hut refuses it');
    return fail(context, order);
  }
  if (answer === 'taken') {
    await endWait(db, orderId);
    return undefined;
  }
  const isToldNow = tell(context, waiting);
  const tries = order.tries + (till?.push ? 1 : 0);
  const moments = [alarmMs, limitMs].map((moment) => moment - waitedMs).filter((wait) => wait > 0);
  const pause = till?.push ? pauseAfter(tries) : longestPauseMs;
  await goOnWaiting(db, order, { nextInMs: Math.min(pause, ...moments), tries, isToldNow });
}

/** Looks at an order that waits, unless it has come to something meanwhile or its market is gone. */
async function lookAt(context: OrderContext, order: UntakenOrder): Promise<void> {
  const { database, markets, log } = context;
  const { orderId, transactionId, sector, hutId } = order;
  try {
    const intent = await findIntent(database.db, transactionId);
    const running = markets.bySector(sector);
    if (!running || intent?.order_status !== 'CONFIRMING') {
      if (running) await endWait(database.db, orderId);
      return;
    }
    const { pos } = running.manifestAt(sector, hutId);
    const till = pointOfSaleOf(running.market.extensions, { pos });
    const limitMs = pos.untakenMinutes * 60_000;
    await look(context, { order, intent, running, till, limitMs });
  } catch (error) {
    log.error({ err: error, orderId, sector, hutId }, 'order that waits for its hut not looked at');
  }
}

/**
 * Hands orders to the points of sale of their huts, and looks after those that none takes [GTW-36]. They wait in the
 * database, so that it goes on after a restart and several processes share it.
 */
export async function startHandOver(context: OrderContext): Promise<Pick<Repetition, 'stop'>> {
  const { database, log } = context;
  const settings = { everyMs, log, name: 'handing over of orders' };
  return repeatWhenTold(database, untakenOrdersChannel, settings, async () => {
    const orders = await claimUntaken(database.db);
    await Promise.all(orders.map((order) => lookAt(context, order)));
    const wait = await nextUntakenIn(database.db);
    return wait === undefined ? undefined : Math.max(0, wait);
  });
}
