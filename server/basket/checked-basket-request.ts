import { basketReasons } from '../../core/basket/basket-problem.ts';
import { explainBasket } from '../../core/basket/explain-basket.ts';
import { toDecimal } from '../../core/money/money.ts';
import { checkRequestedBasket } from '../../core/orders/check-order.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { BasketReason } from '../../schemas/types/http/orders.ts';
import type { PriceExplanation } from '../../schemas/types/http/prices.ts';
import type { MemberOfOrder } from '../loyalty/member-of-order.ts';
import type { HutCatalogue } from '../menu/catalogue-reader.ts';
import { orderCheck } from '../orders/check-request.ts';
import type { UsesOfRequest } from '../orders/order-uses.ts';

/** What the validator is asked: the parts of an order that decide whether its basket can be sold [BSK-43]. */
export type BasketRequest = Pick<
  OrderRequest,
  'hut' | 'payment' | 'disposition' | 'deals' | 'discount' | 'voucher' | 'surcharges'
>;

/** Nobody in particular; of who is signed in the account is all that decides whether a basket can be sold. */
const nobody: OrderRequest['customer'] = {
  name: '-',
  phone: '-',
  email: '',
  marketing: { all: false },
};

/** A basket as the order that its customer would send. */
export const orderOfBasket = (basket: BasketRequest, accountId?: string): OrderRequest => ({
  ...basket,
  version: '1.0',
  customer: accountId === undefined ? nobody : { ...nobody, accountId },
});

/** The basket of a request as a shop sells it, with every reason not to sell it [BSK-44, BSK-45]. */
export function checkedBasketRequest(
  shop: HutCatalogue,
  request: OrderRequest,
  uses: UsesOfRequest,
  { now, member }: { readonly now: number; readonly member?: MemberOfOrder | undefined },
) {
  // Whether a place is kept is asked when the order comes.
  const keptExtras = shop.market.extensions
    .all('fulfilment-extra')
    .filter((extra) => request.surcharges?.some(({ type }) => type === extra.surchargeType))
    .map(({ id }) => id);
  const checked = checkRequestedBasket(
    orderCheck(shop, request, uses, { now, member, keptExtras }),
  );
  const { problems, differences } = checked;
  const reasons: BasketReason[] = [
    ...basketReasons(problems),
    ...differences.map(({ field, right }) => ({
      code: 'price-changed',
      entity: field,
      amount: toDecimal(right),
    })),
  ];
  return { ...checked, valid: reasons.length === 0, reasons };
}

/** How the basket of a request comes to its price. */
export const explainedRequest = ({
  valid,
  reasons,
  check,
  priced,
}: ReturnType<typeof checkedBasketRequest>): PriceExplanation => ({
  valid,
  reasons,
  ...explainBasket(check, priced),
});
