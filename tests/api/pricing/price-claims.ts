import type { BasketValidationRequest } from '../../../client/basket/basket-api.ts';
import { toMinor } from '../../../core/money/money.ts';
import { listOfType, noDealId, productTypes } from '../../../core/orders/order-deals.ts';
import type { OrderDeal } from '../../../schemas/types/http/order-request.ts';

/** One price that a request claims. */
export interface PriceClaim {
  /** How the validator names it. */
  readonly field: string;
  readonly amount: number;
  /** The request with this price a penny higher, everything else as it was. */
  readonly pennyOff: BasketValidationRequest;
}

const plusPenny = (amount: number): number => (toMinor(amount) + 1) / 100;

const replaced = <Entry>(list: readonly Entry[], index: number, entry: Entry): Entry[] =>
  list.map((own, place) => (place === index ? entry : own));

function itemClaims(
  request: BasketValidationRequest,
  deal: OrderDeal,
  dealIndex: number,
): PriceClaim[] {
  return productTypes.flatMap((type) => {
    const list = deal[listOfType[type]] ?? [];
    return list.map((item, index): PriceClaim => {
      const dearer = replaced(list, index, { ...item, price: plusPenny(item.price) });
      const deals = replaced(request.deals, dealIndex, { ...deal, [listOfType[type]]: dearer });
      return {
        field: `deals/${dealIndex}/${item.id}/price`,
        amount: item.price,
        pennyOff: { ...request, deals },
      };
    });
  });
}

function dealClaims(request: BasketValidationRequest): PriceClaim[] {
  return request.deals.flatMap((deal, index) => {
    const deals = replaced(request.deals, index, { ...deal, price: plusPenny(deal.price) });
    const own = {
      field: `deals/${index}/price`,
      amount: deal.price,
      pennyOff: { ...request, deals },
    };
    return deal.id === noDealId ? [own, ...itemClaims(request, deal, index)] : [own];
  });
}

function surchargeClaims(request: BasketValidationRequest): PriceClaim[] {
  const { surcharges = [] } = request;
  return surcharges.map((surcharge, index) => {
    const { type, amount } = surcharge;
    const dearer = replaced(surcharges, index, { type, amount: plusPenny(amount) });
    return {
      field: `surcharges/${type}`,
      amount,
      pennyOff: { ...request, surcharges: dearer },
    };
  });
}

/** Every price that the server has to check: deals, loose items, the discount, surcharges and the total. */
export function priceClaims(request: BasketValidationRequest): readonly PriceClaim[] {
  const { discount, payment } = request;
  return [
    ...dealClaims(request),
    ...surchargeClaims(request).filter(({ field }) => field !== 'surcharges/driverTip'),
    ...(discount
      ? [
          {
            field: 'discount/value',
            amount: discount.value,
            pennyOff: { ...request, discount: { ...discount, value: plusPenny(discount.value) } },
          },
        ]
      : []),
    {
      field: 'payment/amount',
      amount: payment.amount,
      pennyOff: { ...request, payment: { ...payment, amount: plusPenny(payment.amount) } },
    },
  ];
}
