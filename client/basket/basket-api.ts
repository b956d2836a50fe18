import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { BasketValidation } from '../../schemas/types/http/orders.ts';
import { leftOrderHeader } from './left-order.ts';
import type { HttpClient } from '../kernel/http-client.ts';

/** What the basket validator is asked [BSK-43]. */
export type BasketValidationRequest = Pick<
  OrderRequest,
  'hut' | 'payment' | 'disposition' | 'deals' | 'discount' | 'voucher' | 'surcharges'
>;

/** Asks the server whether a basket can be ordered. */
export interface BasketApi {
  /**
   * Resolves when it can; throws `HttpError` (422 with reasons, or another failure) when not [BSK-44].
   * @param replaces names of the attempts that were left, whose holds are the customer's own
   */
  validate(request: BasketValidationRequest, replaces?: string): Promise<BasketValidation>;
}

/** What the stores that work with the basket reach the outside through, besides the environment of all. */
export interface BasketPorts {
  readonly basket: BasketApi;
}

export const createBasketApi = (http: HttpClient): BasketApi => ({
  async validate(body, replaces) {
    const call = {
      method: 'POST',
      path: '/v1/basket-validator/',
      body,
      headers: leftOrderHeader(replaces),
      authentication: 'optional',
    } as const;
    return (await http.send<BasketValidation>(call)).body;
  },
});
