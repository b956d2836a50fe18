import type {
  OrderDeal,
  OrderItem,
  OrderPayment,
  OrderRequest,
} from '../../schemas/types/http/order-request.ts';
import type { PricedBasket } from '../basket/priced-basket.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import { basePrice } from '../menu/prices.ts';
import { toDecimal } from '../money/money.ts';
import { orderSurcharges, toOrderBreakdown } from '../surcharges/order-surcharges.ts';
import { basketDealIdAt, basketItemIdAt } from './order-deals.ts';
import { listOfType, noDealId, productTypes } from './order-items.ts';

/** The parts of a request that hold amounts. */
export type RequestedAmounts = Pick<OrderRequest, 'deals' | 'discount' | 'surcharges' | 'payment'>;

/** A half tells the base price of its pizza, where it tells one. */
const ownHalf = (
  half: OrderItem['firstHalf'],
  size: string | undefined,
  { products }: Catalogue,
): OrderItem['firstHalf'] => {
  if (half?.price === undefined) return half;
  const product = products.get(half.id);
  const price = (product && basePrice(product, half.size ?? size)) ?? 0;
  return { ...half, price: toDecimal(price) };
};

const ownItem = (item: OrderItem, price: number, catalogue: Catalogue): OrderItem => {
  const firstHalf = ownHalf(item.firstHalf, item.size, catalogue);
  const secondHalf = ownHalf(item.secondHalf, item.size, catalogue);
  return {
    ...item,
    price: toDecimal(price),
    ...(firstHalf && { firstHalf }),
    ...(secondHalf && { secondHalf }),
  };
};

/** The amount of every item of a deal of a request, in minor units, in the order of the request's lists. */
const itemAmounts = (deal: OrderDeal, dealIndex: number, priced: PricedBasket): number[] => {
  const items = productTypes.flatMap((type) => deal[listOfType[type]] ?? []);
  if (deal.id === noDealId) {
    return items.map((_item, at) => priced.items[basketItemIdAt(dealIndex, at)]?.total ?? 0);
  }
  const { supplements = {} } = priced.deals[basketDealIdAt(deal, dealIndex)] ?? {};
  const slots = items.map(({ optionIndex = 0 }) => optionIndex);
  // The supplements of a slot stand with its first item.
  return slots.map((slot, at) => (slots.indexOf(slot) === at ? (supplements[slot] ?? 0) : 0));
};

const ownDeal = (
  deal: OrderDeal,
  dealIndex: number,
  priced: PricedBasket,
  catalogue: Catalogue,
): OrderDeal => {
  const amounts = itemAmounts(deal, dealIndex, priced);
  const price =
    deal.id === noDealId
      ? amounts.reduce((sum, amount) => sum + amount, 0)
      : (priced.deals[basketDealIdAt(deal, dealIndex)]?.price ?? 0);
  const rest = amounts.values();
  const lists = productTypes.flatMap((type) => {
    const items = deal[listOfType[type]];
    return items
      ? [[listOfType[type], items.map((item) => ownItem(item, rest.next().value ?? 0, catalogue))]]
      : [];
  });
  return { ...deal, ...Object.fromEntries(lists), price: toDecimal(price) };
};

const ownPayment = (payment: OrderPayment, priced: PricedBasket): OrderPayment => ({
  ...payment,
  // A discount above the basket's value leaves nothing to pay; that it may not be ordered so is another check's word.
  amount: toDecimal(Math.max(0, priced.total - priced.giftVoucher)),
  breakdown: toOrderBreakdown(priced.tax),
  ...(payment.credits && {
    credits: payment.credits.map((credit) => ({ ...credit, amount: toDecimal(priced.credit) })),
  }),
});

/**
 * The amounts of a request as we work them out, in the shape of the request: of deals, of items in and out of deals,
 * of halves that tell one, of discount, surcharges, taxes and payment [SEC-43].
 * @param priced the price of `basketOfRequest(request)`
 */
export const ownAmounts = (
  { deals, payment }: RequestedAmounts,
  priced: PricedBasket,
  catalogue: Catalogue,
): RequestedAmounts => ({
  deals: deals.map((deal, index) => ownDeal(deal, index, priced, catalogue)),
  ...(priced.discount && {
    discount: { id: priced.discount.id, value: toDecimal(priced.discount.value) },
  }),
  surcharges: orderSurcharges(priced.surcharges),
  payment: ownPayment(payment, priced),
});
