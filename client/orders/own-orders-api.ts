import type { PastOrder, Receipt } from '../../schemas/types/http/orders.ts';
import { bodyOr, type HttpClient, isMissing } from '../kernel/http-client.ts';

/** Reads the orders of who is signed in, for the pages of their account [SHP-34]. Methods throw `HttpError`, or an `Error` when nobody is signed in. */
export interface OwnOrdersApi {
  /** So many orders at any hut, the latest first, or those before one of them by its `transactionId`. */
  orders(page: OrdersPage): Promise<readonly PastOrder[]>;
  /** What an order cost, how it was paid and what became of it; undefined for one that is not the customer's. */
  receipt(transactionId: string): Promise<Receipt | undefined>;
}

/** A part of the orders. */
interface OrdersPage {
  readonly limit: number;
  readonly before?: string | undefined;
}

export const createOwnOrdersApi = (http: HttpClient): OwnOrdersApi => ({
  async orders({ limit, before }) {
    const call = {
      path: '/v2/orders/orders/history',
      query: { limit, ...(before !== undefined && { before }) },
      authentication: 'required',
    } as const;
    return (await http.send<readonly PastOrder[]>(call)).body;
  },
  receipt: (transactionId) =>
    bodyOr<Receipt | undefined>(
      http.send({
        path: `/v2/orders/orders/${encodeURIComponent(transactionId)}/receipt`,
        authentication: 'required',
      }),
      undefined,
      isMissing,
    ),
});
