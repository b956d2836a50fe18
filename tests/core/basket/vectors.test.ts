import { describe, expect, it } from 'vitest';
import { basketReasons } from '../../../core/basket/basket-problem.ts';
import { checkBasket } from '../../../core/basket/check-basket.ts';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import { validationRequest } from '../../../core/basket/validation-request.ts';
import { toDecimal } from '../../../core/money/money.ts';
import { basketOfRequest } from '../../../core/orders/basket-of-request.ts';
import { priceDifferences } from '../../../core/orders/price-integrity.ts';
import { orderSurcharges } from '../../../core/surcharges/order-surcharges.ts';
import { orderOf } from '../../vectors/fixture-chain.ts';
import { type Vector, vectors } from '../../vectors/vector.ts';

/** What we make of the basket of a vector, in the words of its expectations. */
function outcomeOf(vector: Vector) {
  const order = orderOf(vector);
  const priced = priceBasket(order);
  const deals = Object.values(priced.deals);
  const { originalPrices, savings } = vector.expect;
  return {
    deals: deals.map(({ price }) => toDecimal(price)),
    ...(originalPrices && {
      originalPrices: deals.map(({ originalPrice }) => toDecimal(originalPrice)),
    }),
    ...(savings && { savings: deals.map(({ saving }) => toDecimal(saving)) }),
    items: Object.values(priced.items).map(({ total }) => toDecimal(total)),
    discount: toDecimal(priced.discount?.value ?? 0),
    surcharges: Object.fromEntries(
      orderSurcharges(priced.surcharges).map(({ type, amount }) => [type, amount]),
    ),
    total: toDecimal(priced.total),
    giftVoucher: toDecimal(priced.giftVoucher),
    amountDue: toDecimal(priced.amountDue),
    reasons: basketReasons(checkBasket(order, priced)),
  };
}

describe('the price of a basket that the browser works out', () => {
  for (const vector of vectors) {
    it(`${vector.name} [${vector.rows.join(', ')}]`, () => {
      const { expect: right } = vector;
      expect(outcomeOf(vector)).toEqual({
        deals: [],
        items: [],
        discount: 0,
        surcharges: {},
        giftVoucher: 0,
        amountDue: right.total,
        reasons: [],
        ...right,
      });
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

  it('is that of the browser [DEA-58]', () => {
    for (const { order, request } of requests) {
      const again = priceBasket({ ...order, basket: basketOfRequest(request) });
      expect(priceDifferences(request, again)).toEqual([]);
    }
  });

  it('differs from a deal price that is not its own [DEA-58]', () => {
    for (const { order, request } of requests) {
      const deals = request.deals.map((deal) => ({ ...deal, price: deal.price + 0.01 }));
      const again = priceBasket({ ...order, basket: basketOfRequest({ ...request, deals }) });
      const fields = priceDifferences({ ...request, deals }, again).map(({ field }) => field);
      expect(fields.toSorted()).toEqual(deals.map((_deal, index) => `deals/${index}/price`));
    }
  });
});
