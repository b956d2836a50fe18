import type { SimulatedKitchen } from '../../core/tracking/point-of-sale.ts';
import { isFinalStatus } from '../../core/tracking/tracking-status.ts';
import type { EtaAnswer, TrackingStatus } from '../../schemas/types/http/orders.ts';
import { posKeyOf } from '../menu/pos-keys.ts';
import { findIntent } from '../intents/intent-repository.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { handedOrder, pointOfSaleOf } from './hut-till.ts';
import type { Repetition } from '../shell/repeat.ts';
import { repeatWhenTold } from '../shell/repeat-when-told.ts';
import {
  changeJob,
  claimJobs,
  endJob,
  type KitchenJob,
  nextJobIn,
  paceOf,
} from './kitchen-jobs.ts';
import { orderStatusChannel } from './order-status-channel.ts';

/** What the simulated kitchen works with. */
export interface KitchenParts {
  readonly context: OrderContext;
  /** Address of this server: the kitchen calls it like any point of sale. */
  readonly origin: string;
  /** What the keys of the sandbox points of sale are made from. */
  readonly posSecret: string;
}

/** Longest pause between two looks at the list, and how long a job is one process's own, in milliseconds. */
const everyMs = 1_000;
const leaseMs = 10_000;
const longestPauseMs = 60_000;

/**
 * Reports a status over the call a point of sale uses, with a new estimate when there is one; answers whether it was
 * taken or refused for good.
 */
export async function report(
  { origin, posSecret }: KitchenParts,
  { order_id, sector, hut_id }: Pick<KitchenJob, 'order_id' | 'sector' | 'hut_id'>,
  status: TrackingStatus,
  eta?: EtaAnswer,
): Promise<'taken' | 'refused'> {
  const answer = await fetch(`${origin}/v1/orders/${order_id}/status`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${posKeyOf(posSecret, sector, hut_id)}`,
    },
    body: JSON.stringify({ order_status: status, eta }),
    signal: AbortSignal.timeout(leaseMs),
  });
  await answer.arrayBuffer();
  if (answer.ok) return 'taken';
  if (answer.status === 409 || answer.status === 404) return 'refused';
  throw new Error(`The status call answered ${answer.status}.`);
}

/** The kitchen that is simulated where a job's order is made; undefined where there is none, or no more. */
export function kitchenAt(
  { markets }: Pick<OrderContext, 'markets'>,
  { sector, hut_id }: Pick<KitchenJob, 'sector' | 'hut_id'>,
): SimulatedKitchen | undefined {
  const running = markets.bySector(sector);
  if (!running) return undefined;
  return pointOfSaleOf(running.market.extensions, running.manifestAt(sector, hut_id))?.kitchen;
}

/** Takes one step with an order and plans the next; an order at its end leaves the list. */
export async function takeStep(
  parts: KitchenParts,
  job: KitchenJob,
  eta?: EtaAnswer,
): Promise<void> {
  const { context } = parts;
  const { db } = context.database;
  const intent = await findIntent(db, job.transaction_id);
  const manifest = context.markets.bySector(job.sector)?.market.manifest;
  const current = intent?.order_status as TrackingStatus | null | undefined;
  const kitchen = kitchenAt(context, job);
  const next = intent && current ? kitchen?.next(handedOrder(intent), current) : undefined;
  if (!manifest || next === undefined) {
    await endJob(db, job.order_id);
    return;
  }
  const verdict = await report(parts, job, next, eta);
  if (verdict === 'refused' || isFinalStatus(next)) {
    await endJob(db, job.order_id);
    return;
  }
  await changeJob(db, job.order_id, { nextInMs: paceOf(context, manifest.pos) });
}

/** The longest time that an order of any market waits for its next step, in milliseconds. */
const longestWaitMs = (context: OrderContext): number =>
  Math.max(
    longestPauseMs,
    ...context.markets.all().map(({ market }) => paceOf(context, market.manifest.pos)),
  );

async function tryStep(parts: KitchenParts, job: KitchenJob): Promise<void> {
  const { database, log } = parts.context;
  try {
    await takeStep(parts, job);
  } catch (error) {
    log.warn({ err: error, orderId: job.order_id }, 'kitchen step failed, it is repeated');
    const pause = Math.min(longestPauseMs, everyMs * 2 ** job.attempts);
    await changeJob(database.db, job.order_id, { nextInMs: pause, hasFailed: true });
  }
}

/** A kitchen that is at work. */
export interface Kitchen extends Repetition {
  readonly parts: KitchenParts;
}

/**
 * Starts the simulated kitchen: it takes placed orders through their way [TRK-41]. Its list is in the database, so
 * that it goes on after a restart [TRK-46] and several processes share it without doing anything twice.
 */
export async function startKitchen(parts: KitchenParts): Promise<Kitchen> {
  const { database, log } = parts.context;
  const settings = { everyMs, log, name: 'kitchen simulator' };
  const work = await repeatWhenTold(database, orderStatusChannel, settings, async () => {
    const jobs = await claimJobs(database.db, { leaseMs, longestMs: longestWaitMs(parts.context) });
    await Promise.all(jobs.map((job) => tryStep(parts, job)));
    const wait = await nextJobIn(database.db);
    return wait === undefined ? undefined : Math.max(0, wait);
  });
  return { parts, ...work };
}
