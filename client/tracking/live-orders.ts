import type { OrderSummary, TrackingInfo } from '../../schemas/types/http/orders.ts';
import { type HttpClient, isMissing } from '../kernel/http-client.ts';
import type { KeyValueStorage } from '../kernel/key-value-storage.ts';
import { isFinalStatus } from '../../core/tracking/tracking-status.ts';

/** An order on its way: what was ordered, and how far it is. */
export interface LiveOrder {
  readonly summary: OrderSummary;
  readonly info: TrackingInfo;
}

/** What live orders are found by. */
interface LiveOrdersFacts {
  readonly http: HttpClient;
  readonly storage: KeyValueStorage;
  /** Where the browser keeps the orders it knows; those that are done are kept to be left alone. */
  readonly storageKey: string;
}

/** An order that the browser remembers. */
interface KnownOrder {
  readonly id: string;
  readonly isDone: boolean;
}

/** Most orders that are remembered; the oldest go. */
const mostKnown = 10;

const path = (id: string) => `/v1/orders/${encodeURIComponent(id)}`;

/** Follows the orders of this browser, and those of who is signed in, until each is done [SHP-14]. */
export const liveOrders = ({ http, storage, storageKey }: LiveOrdersFacts) => {
  const known = (): readonly KnownOrder[] => {
    try {
      const kept: unknown = JSON.parse(storage.read(storageKey) ?? '[]');
      return Array.isArray(kept) ? (kept as readonly KnownOrder[]) : [];
    } catch {
      return [];
    }
  };
  const keep = (orders: readonly KnownOrder[]) => {
    try {
      storage.write(storageKey, JSON.stringify(orders.slice(-mostKnown)));
    } catch {
      // The storage is full: the order is followed as long as the page lives.
    }
  };
  const summaries = new Map<string, OrderSummary>();
  const summaryOf = async (id: string): Promise<OrderSummary> => {
    const seen = summaries.get(id);
    if (seen) return seen;
    const { body } = await http.send<OrderSummary>({ path: path(id) });
    summaries.set(id, body);
    return body;
  };
  const finish = (id: string) =>
    keep(known().map((order) => (order.id === id ? { id, isDone: true } : order)));
  const read = async (id: string): Promise<LiveOrder | undefined> => {
    try {
      const { body: info } = await http.send<TrackingInfo>({ path: `${path(id)}/tracking` });
      if (!isFinalStatus(info.order_status)) return { summary: await summaryOf(id), info };
      finish(id);
    } catch (error) {
      if (!isMissing(error)) throw error;
      finish(id);
    }
    return undefined;
  };
  return {
    /** Remembers an order, unless it is known already. */
    remember(id: string) {
      const orders = known();
      if (!orders.some((order) => order.id === id)) keep([...orders, { id, isDone: false }]);
    },
    /** The live orders of who is signed in, whatever browser they were placed in. */
    async rememberOwn(): Promise<void> {
      const call = { path: '/v2/orders/orders/live', authentication: 'required' } as const;
      const { body } = await http.send<readonly { readonly transactionId: string }[]>(call);
      for (const { transactionId } of body) this.remember(transactionId);
    },
    /** How far the orders are that are not done, the newest first. Throws when no answer came. */
    async all(): Promise<readonly LiveOrder[]> {
      const open = known().filter(({ isDone }) => !isDone);
      const found = await Promise.all(open.map(({ id }) => read(id)));
      return found.filter((order) => order !== undefined).toReversed();
    },
  };
};
