import type { BasketValidation, OrderRequest } from '../../schemas/types.ts';
import type { HttpClient } from '../shell/http-client.ts';

/** What the basket validator is asked [BSK-43]. */
export type BasketValidationRequest = Pick<
  OrderRequest,
  'hut' | 'payment' | 'disposition' | 'deals' | 'discount' | 'voucher' | 'surcharges'
>;

/** Asks the server whether a basket can be ordered. */
export interface BasketApi {
  /** Resolves when it can; throws `HttpError` (422 with reasons, or another failure) when not [BSK-44]. */
  validate(request: BasketValidationRequest): Promise<BasketValidation>;
}

export const createBasketApi = (http: HttpClient): BasketApi => ({
  async validate(body) {
    const call = {
      method: 'POST',
      path: '/v1/basket-validator/',
      body,
      authentication: 'optional',
    } as const;
    return (await http.send<BasketValidation>(call)).body;
  },
});
