import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type {
  OrderSummary,
  PlaceRequest,
  Placement,
  Preauthorisation,
} from '../../schemas/types/http/orders.ts';
import type { HttpAnswer, HttpClient } from '../kernel/http-client.ts';
import { leftOrderHeader } from '../basket/left-order.ts';

/** Pre-authorises, places and reads orders. Methods throw `HttpError` whose json is an `OrderFailure`. */
export interface OrdersApi {
  /**
   * `key` names the attempt, and being random is its secret too: repeated with the same body it gets the first answer [ORD-101]. `replaces` is the signed
   * state of an attempt that was left: what it holds is given to this one.
   */
  preauthorise(request: OrderRequest, key: string, replaces?: string): Promise<Preauthorisation>;
  /** 200 placed; 202 a bank page has to be shown first [ORD-92]. */
  place(request: PlaceRequest): Promise<HttpAnswer<Placement>>;
  summary(transactionId: string): Promise<OrderSummary>;
}

/** What the stores that work with orders reach the outside through, besides the environment of all. */
export interface OrderPorts {
  readonly orders: OrdersApi;
}

export const createOrdersApi = (http: HttpClient): OrdersApi => ({
  async preauthorise(body, key, replaces) {
    const call = {
      method: 'POST',
      path: '/v1/orders/preauthorise',
      headers: {
        'idempotency-key': key,
        'idempotency-secret': key,
        ...leftOrderHeader(replaces),
      },
      body,
      authentication: 'optional',
    } as const;
    return (await http.send<Preauthorisation>(call)).body;
  },
  place: (body) =>
    http.send<Placement>({
      method: 'POST',
      path: '/v1/orders/place',
      body,
      authentication: 'optional',
    }),
  async summary(transactionId) {
    const path = `/v1/orders/${encodeURIComponent(transactionId)}`;
    return (await http.send<OrderSummary>({ path })).body;
  },
});
