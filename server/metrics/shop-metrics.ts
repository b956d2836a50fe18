import { Gauge, Registry } from 'prom-client';
import { inTime } from '../../core/engine/in-time.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { Database } from '../storage/database.ts';
import {
  attemptCounts,
  oldestUnsettled,
  paymentCounts,
  placedCounts,
  queueLengths,
} from './shop-figures.ts';
import { intentStates } from '../../core/orders/order-intent.ts';

/** A database with the markets that live in it. */
export interface MarketsInDatabase {
  /** How it is called; undefined where it is the only one. */
  readonly name: string | undefined;
  readonly database: Pick<Database, 'db'>;
  readonly markets: Pick<MarketRegistry, 'all'>;
}

/** Where the figures come from. */
interface ShopMetricsOf {
  readonly databases: readonly MarketsInDatabase[];
  /** Hears why a database gave no figures. */
  readonly onFailure: (error: unknown, database: string | undefined) => void;
}

/** The figures, and how they are read anew. */
export interface ShopMetrics {
  readonly registry: Registry;
  /** The figures of now as Prometheus reads them. */
  readonly read: () => Promise<string>;
}

const queues = ['letters', 'tills', 'money', 'refunds'] as const;

/** Every figure with what it says, as Prometheus shows it. */
function gauges(registry: Registry) {
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ) => new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] });
  return {
    up: gauge(
      'comanda_database_up',
      'Whether the database answered this very call: 1 or 0. Labelled where markets have databases apart.',
      ['database'],
    ),
    attempts: gauge(
      'comanda_attempts_5m',
      'Attempts to order of the last five minutes, by where they stand now.',
      ['market', 'state'],
    ),
    placed: gauge('comanda_orders_placed_5m', 'Orders placed in the last five minutes.', [
      'market',
    ]),
    value: gauge(
      'comanda_orders_placed_minor_units_5m',
      'What the orders placed in the last five minutes come to, in minor units of the currency.',
      ['market', 'currency'],
    ),
    payments: gauge(
      'comanda_payments_5m',
      'What became of payments in the last five minutes: opened, approved, refused, abandoned, captured, voided, refunded.',
      ['market', 'type', 'outcome'],
    ),
    unsettled: gauge(
      'comanda_oldest_unsettled_attempt_seconds',
      'Age of the oldest attempt that is neither placed nor ended, or whose money is to be settled; 0 without one.',
      ['market'],
    ),
    queue: gauge(
      'comanda_queue_length',
      'What waits: letters to the mailer, orders to the tills of huts, money to be settled, refunds to be made.',
      ['queue', 'market'],
    ),
    oldest: gauge(
      'comanda_queue_oldest_seconds',
      'How long the oldest of a queue has waited; 0 for an empty one.',
      ['queue', 'market'],
    ),
  };
}

/** What a database tells of its markets. */
async function figuresOf({ database: { db }, markets }: MarketsInDatabase) {
  const ids = markets.all().map(({ id }) => id);
  // One after the other: a scrape takes one connection and no more.
  const attempts = await attemptCounts(db, ids);
  const placed = await placedCounts(db, ids);
  const payments = await paymentCounts(db, ids);
  const unsettled = await oldestUnsettled(db);
  const waiting = await queueLengths(db);
  return { attempts, placed, payments, unsettled, waiting };
}

type ShopFigures = Awaited<ReturnType<typeof figuresOf>>;

function show(
  shown: ReturnType<typeof gauges>,
  markets: MarketsInDatabase['markets'],
  { attempts, placed, payments, unsettled, waiting }: ShopFigures,
): void {
  for (const { id, market } of markets.all()) {
    // An alarm about nothing needs a nothing that is there.
    for (const state of intentStates) shown.attempts.set({ market: id, state }, 0);
    shown.placed.set({ market: id }, 0);
    shown.value.set({ market: id, currency: market.manifest.currency }, 0);
    shown.unsettled.set({ market: id }, 0);
    for (const queue of queues) {
      shown.queue.set({ queue, market: id }, 0);
      shown.oldest.set({ queue, market: id }, 0);
    }
  }
  for (const { market, state, orders } of attempts) shown.attempts.set({ market, state }, orders);
  for (const { market, currency, orders, total } of placed) {
    shown.placed.inc({ market }, orders);
    shown.value.set({ market, currency }, total);
  }
  for (const { market, type, outcome, payments: count } of payments) {
    shown.payments.set({ market, type, outcome }, count);
  }
  for (const { market, seconds } of unsettled) shown.unsettled.set({ market }, seconds);
  for (const { queue, market, length, oldest } of waiting) {
    shown.queue.set({ queue, market }, length);
    shown.oldest.set({ queue, market }, oldest);
  }
}

/** How long a database may take beside others, in milliseconds: their figures do not wait for it longer. */
const longestMs = 4_000;

const late = (): Error => new Error(`The database gave no figures within ${longestMs} ms.`);

/**
 * What the shop does, as its databases know it: every process answers the same, whichever of them is asked, and nothing
 * is counted on the way of an order. Orders of tests do not count [OPS-10].
 */
export function shopMetrics({ databases, onFailure }: ShopMetricsOf): ShopMetrics {
  const registry = new Registry();
  const shown = gauges(registry);
  const figures = (of: MarketsInDatabase): Promise<ShopFigures> =>
    databases.length === 1 ? figuresOf(of) : inTime(figuresOf(of), longestMs, late);

  return {
    registry,
    read: async () => {
      const read = await Promise.allSettled(databases.map(figures));
      registry.resetMetrics();
      for (const [index, { name, markets }] of databases.entries()) {
        const found = read[index];
        const label = name === undefined ? {} : { database: name };
        shown.up.set(label, found?.status === 'fulfilled' ? 1 : 0);
        // Half of the figures of a database would be wrong figures.
        if (found?.status === 'fulfilled') show(shown, markets, found.value);
        else onFailure(found?.reason, name);
      }
      return registry.metrics();
    },
  };
}
