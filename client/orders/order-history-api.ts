import type { PastOrder } from '../../schemas/types/http/orders.ts';
import type { HttpClient } from '../kernel/http-client.ts';

/** Reads the customer's own earlier orders. Throws `HttpError`, or an `Error` when nobody is signed in. */
export interface OrderHistoryApi {
  /**
   * The customer's last order, at a hut where one is named: the history with limit 1 [ORD-113, SHP-15]; undefined when
   * there is none.
   */
  lastOrder(hutId?: string): Promise<PastOrder | undefined>;
}

export const createOrderHistoryApi = (http: HttpClient): OrderHistoryApi => ({
  async lastOrder(storeId) {
    const call = {
      path: '/v2/orders/orders/history',
      query: { ...(storeId !== undefined && { storeId }), limit: 1 },
      authentication: 'required',
    } as const;
    const [last] = (await http.send<readonly PastOrder[]>(call)).body;
    return last;
  },
});
