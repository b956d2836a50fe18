import type {
  OrderDeal,
  OrderItem,
  OrderTaxBreakdown,
  OrderPayment,
  OrderRequest,
} from '../../schemas/types/http/order-request.ts';
import { toMinor, toDecimal } from '../money/money.ts';
import {
  listOfType,
  productTypes,
  basketDealIdAt,
  basketItemIdAt,
  noDealId,
} from './order-deals.ts';
import type { PricedBasket } from '../basket/priced-basket.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import { basePrice } from '../menu/prices.ts';
import { toOrderBreakdown } from '../surcharges/tax-rates.ts';
import { orderSurcharges } from '../basket/price-basket.ts';

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

/** An amount in a request that is not the one we work out; amounts in minor units. */
export interface PriceDifference {
  /** Where it stands in the request, for example `deals/0/price`. */
  readonly field: string;
  readonly claimed: number;
  readonly right: number;
}

/** Decimals, as they stand in the request and as we work them out; what is left out counts as 0. */
type Claim = readonly [field: string, claimed: number | undefined, right: number | undefined];

const itemsOf = (deal: OrderDeal | undefined): readonly OrderItem[] =>
  productTypes.flatMap((type) => deal?.[listOfType[type]] ?? []);

const itemClaims = (field: string, claimed: OrderItem, right: OrderItem | undefined): Claim[] => [
  [`${field}/price`, claimed.price, right?.price],
  [`${field}/firstHalf/price`, claimed.firstHalf?.price, right?.firstHalf?.price],
  [`${field}/secondHalf/price`, claimed.secondHalf?.price, right?.secondHalf?.price],
];

const dealClaims = (claimed: RequestedAmounts, right: RequestedAmounts): Claim[] =>
  claimed.deals.flatMap((deal, index): Claim[] => {
    const own = right.deals[index];
    const ownItems = itemsOf(own);
    return [
      [`deals/${index}/price`, deal.price, own?.price],
      ...itemsOf(deal).flatMap((item, at) =>
        itemClaims(`deals/${index}/${item.id}`, item, ownItems[at]),
      ),
    ];
  });

/** A surcharge that is named again is charged again, which is never right. */
const surchargeClaims = (claimed: RequestedAmounts, right: RequestedAmounts): Claim[] => {
  const left = new Map(right.surcharges?.map(({ type, amount }) => [type, amount]));
  const claims = (claimed.surcharges ?? []).map(({ type, amount }): Claim => {
    const own = left.get(type);
    left.delete(type);
    return [`surcharges/${type}`, amount, own];
  });
  return [...claims, ...[...left].map(([type, own]): Claim => [`surcharges/${type}`, 0, own])];
};

/** Taxes are compared by name; one of two of the same name is a difference. */
const taxClaims = (
  claimed: OrderTaxBreakdown | undefined,
  right: OrderTaxBreakdown | undefined,
): Claim[] => {
  // A request need not say what its taxes are.
  if (!claimed) return [];
  const field = 'payment/breakdown';
  const names = new Set([...claimed.taxes, ...(right?.taxes ?? [])].map((tax) => tax.description));
  const amountsOf = (breakdown: OrderTaxBreakdown | undefined, name: string) =>
    (breakdown?.taxes ?? []).filter((tax) => tax.description === name);
  return [
    [`${field}/taxTotal`, claimed.taxTotal, right?.taxTotal],
    [`${field}/grossTotal`, claimed.grossTotal, right?.grossTotal],
    [`${field}/netTotal`, claimed.netTotal, right?.netTotal],
    ...[...names].flatMap((name) => {
      const theirs = amountsOf(claimed, name);
      const ours = amountsOf(right, name);
      return Array.from({ length: Math.max(theirs.length, ours.length) }, (_tax, at): Claim => [
        `${field}/taxes/${name}`,
        theirs[at]?.amount,
        ours[at]?.amount,
      ]);
    }),
  ];
};

/**
 * Every amount of a request that differs from ours: of deals, of items in and out of deals, of halves, discount,
 * surcharges, taxes and total [ORD-106, ORD-107, SEC-43, DEA-58, SUR-19].
 * @param right `ownAmounts` of the request
 */
export const priceDifferences = (
  claimed: RequestedAmounts,
  right: RequestedAmounts,
): readonly PriceDifference[] => {
  const claims: Claim[] = [
    ...dealClaims(claimed, right),
    ['discount/value', claimed.discount?.value, right.discount?.value],
    ...surchargeClaims(claimed, right),
    ...taxClaims(claimed.payment.breakdown, right.payment.breakdown),
    ['payment/amount', claimed.payment.amount, right.payment.amount],
    ['payment/credits', claimed.payment.credits?.[0]?.amount, right.payment.credits?.[0]?.amount],
  ];
  return claims.flatMap(([field, theirs = 0, ours = 0]) =>
    toMinor(theirs) === toMinor(ours)
      ? []
      : [{ field, claimed: toMinor(theirs), right: toMinor(ours) }],
  );
};
