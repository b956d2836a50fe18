import type { BasketValidationRequest } from '../../../client/basket/basket-api.ts';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import { toDecimal, toMinor } from '../../../core/money/money.ts';
import {
  listOfType,
  noDealId,
  productTypes,
  toOrderItem,
} from '../../../core/orders/order-deals.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import type { OrderDeal } from '../../../schemas/types/http/order-request.ts';
import { discountIdOf, hutOf, manifestOf, marketOf, orderOf } from '../../vectors/fixture-chain.ts';
import type { Vector, VectorDeal } from '../../vectors/vector.ts';

/** A choice as it stands in a request: with its price, and its slot when it is part of a deal. */
interface Entry {
  readonly choice: Choice;
  readonly price: number;
  readonly slot?: number;
}

const listsOf = (entries: readonly Entry[]): Partial<OrderDeal> =>
  Object.fromEntries(
    productTypes.flatMap((type) => {
      const own = entries.filter(({ choice }) => choice.type === type);
      const items = own.map(({ choice, price, slot }) =>
        toOrderItem(choice, toMinor(price), slot === undefined ? {} : { slot }),
      );
      return items.length === 0 ? [] : [[listOfType[type], items]];
    }),
  );

/** How a deal's price is told of its items is ours: the specification states the price of the whole. */
type Supplements = Readonly<Record<number, number>>;

const dealOf = (
  { dealId, slots }: VectorDeal,
  index: number,
  price: number,
  supplements: Supplements = {},
): OrderDeal => ({
  id: dealId,
  basketDealID: `deal-${index}`,
  price,
  ...listsOf(
    slots.flatMap((choices, slot) =>
      productTypes
        .flatMap((type) => choices.filter((choice) => choice.type === type))
        .map((choice, at) => ({
          choice,
          price: at === 0 ? toDecimal(supplements[slot] ?? 0) : 0,
          slot,
        })),
    ),
  ),
});

const looseItems = ({ basket, expect: { items: prices = [] } }: Vector): OrderDeal[] => {
  const { items = [] } = basket;
  if (items.length === 0) return [];
  const sum = prices.reduce((total, price) => total + toMinor(price), 0) / 100;
  const entries = items.map((choice, index) => ({ choice, price: prices[index] ?? 0 }));
  return [{ id: noDealId, price: sum, ...listsOf(entries) }];
};

/** What a gift card pays: what is left of the total, at most what it holds. */
const creditUsed = ({ expect: right }: Vector, credit: number): number => {
  const { total, giftVoucher = 0, amountDue = total } = right;
  return Math.min(credit, (toMinor(total) - toMinor(giftVoucher) - toMinor(amountDue)) / 100);
};

/**
 * What the validator is asked about a vector. Every price in it is one that the vector states, so that the server is
 * compared with the specification; only the supplements of items in deals are worked out.
 */
export function requestOf(vector: Vector): BasketValidationRequest {
  const { basket, expect: right } = vector;
  const { id, sector } = hutOf(vector);
  const discountId = discountIdOf(vector);
  const priced = priceBasket(orderOf(vector));
  return {
    hut: { id, sector },
    payment: {
      type: vector.payment ?? 'cash',
      amount: Math.max(0, toMinor(right.total) - toMinor(right.giftVoucher ?? 0)) / 100,
      currency: manifestOf(marketOf(sector)).currency,
      ...(basket.credit !== undefined && {
        credits: [
          {
            type: 'giftcard',
            number: '6006491234567890',
            amount: creditUsed(vector, basket.credit),
          },
        ],
      }),
    },
    disposition: { type: vector.disposition ?? 'delivery', when: 'asap' },
    deals: [
      ...(basket.deals ?? []).map((deal, index) =>
        dealOf(deal, index, right.deals?.[index] ?? 0, priced.deals[`deal-${index}`]?.supplements),
      ),
      ...looseItems(vector),
    ],
    ...(discountId !== undefined && { discount: { id: discountId, value: right.discount ?? 0 } }),
    ...(basket.voucher !== undefined && { voucher: { id: basket.voucher } }),
    surcharges: Object.entries(right.surcharges ?? {}).map(([type, amount]) => ({ type, amount })),
  };
}
