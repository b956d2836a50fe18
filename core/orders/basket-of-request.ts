import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { Basket } from '../basket/basket.ts';
import { toMinor } from '../money/money.ts';
import { fromOrderDeals } from './order-deals.ts';

/** Surcharge type of the tip [SUR-23]. */
const tipType = 'driverTip';

/** The basket an order request stands for: what the server prices again [ORD-106]. */
export const basketOfRequest = (
  request: Pick<OrderRequest, 'deals' | 'discount' | 'surcharges' | 'payment'>,
): Basket => {
  const tip = request.surcharges?.find(({ type }) => type === tipType);
  const credit = request.payment.credits?.[0]?.amount;
  return {
    ...fromOrderDeals(request.deals),
    paymentType: request.payment.type,
    ...(request.discount ? { discountId: request.discount.id } : {}),
    ...(tip ? { tip: { amount: toMinor(tip.amount), tippingOption: 'custom' } } : {}),
    ...(credit === undefined ? {} : { credit: toMinor(credit) }),
  };
};
