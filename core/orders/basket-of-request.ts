import type { OrderRequest, OrderDeal, OrderItem } from '../../schemas/types/http/order-request.ts';
import type { Basket } from '../basket/basket.ts';
import { toMinor } from '../money/money.ts';
import { fromOrderDeals } from './order-deals.ts';
import type { ChoiceProblem } from '../menu/choice-problem.ts';

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

/**
 * Halves of a request whose size or crust is not that of their pizza: there is one base under both, so such a half
 * is not sold [MNU-59].
 */
export const halfProblems = (deals: readonly OrderDeal[]): ChoiceProblem[] =>
  deals.flatMap(({ pizzas = [] }) => pizzas.flatMap(problemsOf));

const problemsOf = ({ size, crust, firstHalf, secondHalf }: OrderItem): ChoiceProblem[] =>
  [firstHalf, secondHalf].flatMap((half): ChoiceProblem[] => [
    ...differing('size-unavailable', half?.size, size),
    ...differing('crust-unavailable', half?.crust, crust),
  ]);

const differing = (
  code: ChoiceProblem['code'],
  own: string | undefined,
  whole: string | undefined,
): ChoiceProblem[] => (own === undefined || own === whole ? [] : [{ code, entity: own }]);
