import { sql } from 'kysely';
import { isOnTheWay } from '../../core/tracking/tracking-status.ts';
import type { TrackingStatus } from '../../schemas/types/http/orders.ts';
import { posKeyOf } from '../menu/pos-keys.ts';
import { findIntent } from '../intents/intent-repository.ts';
import type { Repetition } from '../shell/repeat.ts';
import { repeatWhenTold } from '../shell/repeat-when-told.ts';
import { type KitchenJob, paceOf } from './kitchen-jobs.ts';
import { kitchenAt, type KitchenParts } from './kitchen-simulator.ts';
import { orderStatusChannel } from './order-status-channel.ts';
import { wayOf } from './way-of-order.ts';

/** Pause between two positions of a driver, and between two looks while nobody drives, in milliseconds. */
const moveMs = 3_000;
const idleMs = 60_000;

/** How long a driver whose order does not move on is heard of, in milliseconds. */
const longestDriveMs = 600_000;

/** Longest that the position call is waited for, in milliseconds. */
const callMs = 10_000;

/** Drivers at a time; there are no more in a sandbox. */
const mostDrivers = 16;

/** Where on its way, from 0 to 1, an order is when each status begins and ends. */
const stretches: Partial<Record<TrackingStatus, readonly [number, number]>> = {
  DISPATCHED: [0, 0.8],
  ALMOST_ARRIVED: [0.8, 1],
};

type Drive = KitchenJob & { readonly order_status: TrackingStatus; readonly left_ms: number };

/** The orders of the kitchen that are on their way. */
async function drivesOf({ context }: KitchenParts): Promise<readonly Drive[]> {
  const rows = await context.database.db
    .selectFrom('kitchen_job')
    .innerJoin('order_intent', 'order_intent.transaction_id', 'kitchen_job.transaction_id')
    .selectAll('kitchen_job')
    .select('order_intent.order_status')
    .select(
      sql<number>`extract(epoch from next_at - present_moment())::float8 * 1000`.as('left_ms'),
    )
    .where('order_intent.disposition', '=', 'delivery')
    .where('order_intent.order_status', 'in', ['DISPATCHED', 'ALMOST_ARRIVED'])
    .where(
      sql<boolean>`order_intent.updated_at > present_moment() - ${longestDriveMs} * interval '1 millisecond'`,
    )
    .limit(mostDrivers)
    .execute();
  return rows.filter((row): row is typeof row & Drive =>
    isOnTheWay(row.order_status as TrackingStatus),
  );
}

/** How much of its way lies behind an order, by the time until its next status. */
function partOf({ context }: KitchenParts, { sector, order_status: status, left_ms }: Drive) {
  const manifest = context.markets.bySector(sector)?.market.manifest;
  const pace = manifest ? paceOf(context, manifest.pos) : 0;
  const [from, to] = stretches[status] ?? [0, 1];
  const done = pace > 0 ? 1 - left_ms / pace : 1;
  return from + (to - from) * Math.min(1, Math.max(0, done));
}

/** Reports where the driver of an order is, over the call that a point of sale uses. */
async function move(parts: KitchenParts, drive: Drive): Promise<void> {
  const { context, origin, posSecret } = parts;
  const kitchen = kitchenAt(context, drive);
  const intent = await findIntent(context.database.db, drive.transaction_id);
  const way = kitchen?.drive && intent && (await wayOf(context, intent));
  if (!kitchen?.drive || !way?.address) return;
  const { latitude, longitude } = way.address;
  const to = { latitude, longitude };
  const place = kitchen.drive({ from: way.hut, to }, partOf(parts, drive));
  const answer = await fetch(`${origin}/v1/orders/${drive.order_id}/position`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${posKeyOf(posSecret, drive.sector, drive.hut_id)}`,
    },
    body: JSON.stringify({ ...place, at: new Date(context.now()).toISOString() }),
    signal: AbortSignal.timeout(callMs),
  });
  await answer.arrayBuffer();
}

/**
 * Starts the drivers of the simulated kitchen, so that one sees them on the map where the sandbox is open [SHP-33]. Each
 * position is left aside when it was reported already: any number of processes may drive.
 */
export async function startDrives(parts: KitchenParts): Promise<Repetition> {
  const { database, log } = parts.context;
  const settings = { everyMs: idleMs, log, name: 'simulated drivers' };
  return repeatWhenTold(database, orderStatusChannel, settings, async () => {
    const drives = await drivesOf(parts);
    await Promise.all(drives.map((drive) => move(parts, drive)));
    return drives.length > 0 ? moveMs : idleMs;
  });
}
