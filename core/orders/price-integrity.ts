import type { OrderRequest } from '../../schemas/types.ts';
import type { PricedBasket } from '../basket/priced-basket.ts';
import { toMinor } from '../money/money.ts';
import { fromOrderDeals } from './order-deals.ts';
import { listOfType, noDealId, productTypes } from './order-items.ts';

/** A price in a request that is not the one we work out; amounts in minor units. */
export interface PriceDifference {
  /** Where it stands in the request, for example `deals/0/price`. */
  readonly field: string;
  readonly claimed: number;
  readonly right: number;
}

type Claim = readonly [field: string, claimed: number, right: number];

const looseItemClaims = (request: Pick<OrderRequest, 'deals'>, priced: PricedBasket): Claim[] =>
  request.deals.flatMap((deal, dealIndex) => {
    if (deal.id !== noDealId) return [];
    const items = productTypes.flatMap((type) => deal[listOfType[type]] ?? []);
    const claims = items.map((item, index): Claim => {
      const right = priced.items[`${dealIndex}:${index}`]?.total ?? 0;
      return [`deals/${dealIndex}/${item.id}/price`, item.price, right];
    });
    const sum = claims.reduce((total, [, , right]) => total + right, 0);
    return [...claims, [`deals/${dealIndex}/price`, deal.price, sum]];
  });

const dealClaims = (request: Pick<OrderRequest, 'deals'>, priced: PricedBasket): Claim[] => {
  const built = fromOrderDeals(request.deals).deals;
  const bought = request.deals.flatMap((deal, index) =>
    deal.id === noDealId ? [] : [{ deal, index }],
  );
  return bought.map(({ deal, index }, position): Claim => {
    const id = built[position]?.basketDealId ?? '';
    return [`deals/${index}/price`, deal.price, priced.deals[id]?.price ?? 0];
  });
};

const surchargeClaims = (
  request: Pick<OrderRequest, 'surcharges'>,
  priced: PricedBasket,
): Claim[] => {
  const claimed = new Map(request.surcharges?.map(({ type, amount }) => [type, amount]));
  const right = new Map(priced.surcharges.map(({ type, amount }) => [type, Math.max(0, amount)]));
  return [...new Set([...claimed.keys(), ...right.keys()])].map((type) => [
    `surcharges/${type}`,
    claimed.get(type) ?? 0,
    right.get(type) ?? 0,
  ]);
};

/**
 * Every price of a request that differs from ours: items, deals, discount, surcharges, total
 * [ORD-106, ORD-107, DEA-58, SUR-19]. `priced` is the price of `basketOfRequest(request)`.
 */
export const priceDifferences = (
  request: Pick<OrderRequest, 'deals' | 'discount' | 'surcharges' | 'payment'>,
  priced: PricedBasket,
): readonly PriceDifference[] => {
  const claims: Claim[] = [
    ...looseItemClaims(request, priced),
    ...dealClaims(request, priced),
    ['discount/value', request.discount?.value ?? 0, priced.discount?.value ?? 0],
    ...surchargeClaims(request, priced),
    // A discount above the basket's value leaves nothing to pay; that it may not be ordered so is another check's word.
    ['payment/amount', request.payment.amount, Math.max(0, priced.total - priced.giftVoucher)],
    ['payment/credits', request.payment.credits?.[0]?.amount ?? 0, priced.credit],
  ];
  return claims.flatMap(([field, claimed, right]) =>
    toMinor(claimed) === right ? [] : [{ field, claimed: toMinor(claimed), right }],
  );
};
