import { describe, expect, it } from 'vitest';
import { basketReasons } from '../../../core/basket/basket-problem.ts';
import { explainBasket } from '../../../core/basket/explain-basket.ts';
import { type BasketCheck, checkBasket } from '../../../core/basket/check-basket.ts';
import type { BasketValidationRequest } from '../../../client/basket/basket-api.ts';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import { validationRequest } from '../../../client/basket/validation-request.ts';
import { basketOfRequest } from '../../../core/orders/order-deals.ts';
import { ownAmounts, priceDifferences } from '../../../core/orders/price-integrity.ts';
import { orderOf } from '../../vectors/fixture-chain.ts';
import { type Explained, expectedOf, outcomeOf } from '../../vectors/outcome.ts';
import { type Vector, vectors } from '../../vectors/vector.ts';

/** The price of a vector, told by the same code that browser and server run. */
function explainedOf(vector: Vector): Explained {
  const order = orderOf(vector);
  const priced = priceBasket(order);
  return { ...explainBasket(order, priced), reasons: basketReasons(checkBasket(order, priced)) };
}

describe('the price of a basket that the browser works out', () => {
  for (const vector of vectors) {
    it(`${vector.name} [${vector.rows.join(', ')}]`, () => {
      expect(outcomeOf(vector, explainedOf(vector))).toEqual(expectedOf(vector));
    });
  }
});

describe('the price of a basket that the server works out again', () => {
  const requests = vectors
    .filter(({ basket }) => basket.credit === undefined)
    .map((vector) => {
      const order = orderOf(vector);
      return { order, request: validationRequest(order, priceBasket(order), { when: 'asap' }) };
    });

  /** The basket of a request, with the voucher that the server finds for it. */
  const basketAgain = ({ basket: { voucher } }: BasketCheck, request: BasketValidationRequest) => ({
    ...basketOfRequest(request),
    ...(voucher && { voucher }),
  });

  it('is that of the browser [DEA-58]', () => {
    for (const { order, request } of requests) {
      const again = priceBasket({ ...order, basket: basketAgain(order, request) });
      expect(priceDifferences(request, ownAmounts(request, again, order.catalogue))).toEqual([]);
    }
  });

  it('differs from a deal price that is not its own [DEA-58]', () => {
    for (const { order, request } of requests) {
      const deals = request.deals.map((deal) => ({ ...deal, price: deal.price + 0.01 }));
      const again = priceBasket({ ...order, basket: basketAgain(order, { ...request, deals }) });
      const right = ownAmounts(request, again, order.catalogue);
      const fields = priceDifferences({ ...request, deals }, right).map(({ field }) => field);
      expect(fields.toSorted()).toEqual(deals.map((_deal, index) => `deals/${index}/price`));
    }
  });
});
