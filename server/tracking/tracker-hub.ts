import { isFinalStatus, isOnTheWay, statusPath } from '../../core/tracking/tracking-status.ts';
import type { TrackingInfo, TrackingEta, TrackingStatus } from '../../schemas/types/http/orders.ts';
import type { Database, StorageLog, Unsubscribe } from '../storage/database.ts';
import { driverChannel, trackedDriver } from './driver-positions.ts';
import { orderStatusChannel } from './order-status-channel.ts';
import type { Kysely } from 'kysely';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { Tables } from '../storage/tables.ts';

/** A status of an order and when it came. */
export interface StatusMoment {
  readonly order_status: TrackingStatus;
  readonly at: Date;
}

/** The statuses of an order in the order of its way, FAILED last. */
export async function readHistory(
  db: Kysely<Tables>,
  transactionId: string,
  disposition: Disposition,
): Promise<readonly StatusMoment[]> {
  const rows = await db
    .selectFrom('order_status_change')
    .select(['order_status', 'at'])
    .where('transaction_id', '=', transactionId)
    .execute();
  const path: readonly string[] = [...statusPath(disposition), 'FAILED'];
  return (rows as StatusMoment[]).toSorted(
    (one, other) => path.indexOf(one.order_status) - path.indexOf(other.order_status),
  );
}

/** What the tracker of an order shows; undefined until the order is placed [TRK-27, SHP-33]. */
export async function readTracking(
  db: Kysely<Tables>,
  transactionId: string,
): Promise<TrackingInfo | undefined> {
  const row = await db
    .selectFrom('order_intent')
    .select(['order_status', 'placed_at', 'accepted_at', 'eta', 'disposition'])
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  if (!row?.order_status || !row.placed_at) return undefined;
  const history = await readHistory(db, transactionId, row.disposition as Disposition);
  const status = row.order_status as TrackingStatus;
  const driver = isOnTheWay(status) ? await trackedDriver(db, transactionId) : undefined;
  return {
    order_status: status,
    orderTimeUTC: row.placed_at.toISOString(),
    ...(row.accepted_at && { acceptedTime: row.accepted_at.toISOString() }),
    ...(row.eta !== null && { eta: row.eta as TrackingEta }),
    ...(driver && { driver }),
    history: history.map(({ order_status, at }) => ({ order_status, at: at.toISOString() })),
  };
}

/** An open tracker: told of every new state of its order and place of its driver, and that the last state has come. */
export interface Tracker {
  readonly tell: (info: TrackingInfo) => void;
  readonly end: () => void;
}

/**
 * The open trackers of this process by transaction id. One listener on the database serves all of them, so that a
 * status written by any process reaches every tracker at once.
 */
export class TrackerHub {
  readonly #database: Database;
  readonly #log: StorageLog;
  readonly #trackers = new Map<string, Set<Tracker>>();
  readonly #unsubscribe: Unsubscribe[] = [];

  constructor(database: Database, log: StorageLog) {
    this.#database = database;
    this.#log = log;
  }

  /** Starts listening; resolves once no later status will be missed. */
  async start(): Promise<void> {
    for (const channel of [orderStatusChannel, driverChannel]) {
      const unsubscribe = await this.#database.subscribe(channel, (signal) => {
        const changed = signal.kind === 'message' ? [signal.payload] : [...this.#trackers.keys()];
        for (const transactionId of changed) void this.#tellAll(transactionId);
      });
      this.#unsubscribe.push(unsubscribe);
    }
  }

  /** Ends every tracker and stops listening. */
  async stop(): Promise<void> {
    for (const trackers of this.#trackers.values()) for (const { end } of trackers) end();
    this.#trackers.clear();
    await Promise.all(this.#unsubscribe.map((unsubscribe) => unsubscribe()));
  }

  /** Adds a tracker and tells it the state of now, after which it misses none; answers how to take it away. */
  async open(transactionId: string, tracker: Tracker): Promise<() => void> {
    const trackers = this.#trackers.get(transactionId) ?? new Set();
    this.#trackers.set(transactionId, trackers);
    trackers.add(tracker);
    await this.#tellAll(transactionId, [tracker]);
    return () => {
      trackers.delete(tracker);
      if (trackers.size === 0 && this.#trackers.get(transactionId) === trackers) {
        this.#trackers.delete(transactionId);
      }
    };
  }

  async #tellAll(transactionId: string, only?: readonly Tracker[]): Promise<void> {
    const trackers = only ?? [...(this.#trackers.get(transactionId) ?? [])];
    if (trackers.length === 0) return;
    try {
      const info = await readTracking(this.#database.db, transactionId);
      if (!info) return;
      for (const { tell, end } of trackers) {
        tell(info);
        if (isFinalStatus(info.order_status)) end();
      }
    } catch (error) {
      this.#log.warn({ err: error, transactionId }, 'trackers not told');
    }
  }
}
