import type {
  OrderDeal,
  OrderItem,
  OrderTaxBreakdown,
} from '../../schemas/types/http/order-request.ts';
import { toMinor } from '../money/money.ts';
import { listOfType, productTypes } from './order-items.ts';
import type { RequestedAmounts } from './own-amounts.ts';

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
