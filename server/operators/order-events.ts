import type { OperatorOrderNews } from '../../schemas/types/http/operators.ts';
import type { Database, StorageLog, Unsubscribe } from '../storage/database.ts';
import type { EventStream } from '../tracking/event-stream.ts';
import { orderStatusChannel } from '../tracking/order-status-channel.ts';
import type { Operator } from './operator-accounts.ts';
import { keepSession, type OperatorVisit } from './operator-sessions.ts';
import { isOwnOrder } from './scoped-orders.ts';

/** How often it is looked whether those who listen are still signed in, in milliseconds. */
const checkEveryMs = 10_000;

interface Listener extends OperatorVisit {
  readonly stream: EventStream;
}

/** At a screen nobody touches anything while no order comes: watching it is using it. */
const isWatching = ({ role }: Operator): boolean => role === 'hut';

/**
 * The open consoles of this process: each is told of every order of its own that is new or moves on, whichever process
 * wrote it, and ends when its operator is signed out [OPR-20, OPR-23, OPR-24].
 */
export class OrderEvents {
  readonly #database: Database;
  readonly #log: StorageLog;
  readonly #listeners = new Set<Listener>();
  #unsubscribe: Unsubscribe | undefined;
  #checks: NodeJS.Timeout | undefined;

  constructor(database: Database, log: StorageLog) {
    this.#database = database;
    this.#log = log;
  }

  async start(): Promise<void> {
    this.#unsubscribe = await this.#database.subscribe(orderStatusChannel, (signal) => {
      if (signal.kind === 'message') void this.#tell(signal.payload);
      else for (const { stream } of this.#listeners) stream.send({ kind: 'missed' });
    });
    this.#checks = setInterval(() => void this.#check(), checkEveryMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.#checks);
    for (const { stream } of this.#listeners) stream.end();
    this.#listeners.clear();
    await this.#unsubscribe?.();
  }

  /** Tells a console of what happens from now on. */
  open(visit: OperatorVisit, stream: EventStream): void {
    const listener = { ...visit, stream };
    this.#listeners.add(listener);
    stream.send({ kind: 'missed' });
    void stream.closed.then(() => this.#listeners.delete(listener));
  }

  async #tell(transactionId: string): Promise<void> {
    if (this.#listeners.size === 0) return;
    try {
      const order = await this.#database.db
        .selectFrom('order_intent')
        .select(['order_id', 'market', 'sector', 'hut_id', 'order_status'])
        .where('transaction_id', '=', transactionId)
        .executeTakeFirst();
      if (!order?.order_status) return;
      const news: OperatorOrderNews = {
        kind: 'order',
        orderId: order.order_id,
        sector: order.sector,
        hutId: order.hut_id,
        status: order.order_status as NonNullable<OperatorOrderNews['status']>,
      };
      for (const { operator, stream } of this.#listeners) {
        if (isOwnOrder(operator, order)) stream.send(news);
      }
    } catch (error) {
      this.#log.warn({ err: error, transactionId }, 'consoles not told');
    }
  }

  async #check(): Promise<void> {
    for (const listener of this.#listeners) {
      try {
        const { operator, tokenHash, stream } = listener;
        if (await keepSession(this.#database.db, tokenHash, isWatching(operator))) continue;
        this.#listeners.delete(listener);
        stream.end();
      } catch (error) {
        this.#log.warn({ err: error }, 'sessions of consoles not looked at');
      }
    }
  }
}
