import type { Basket } from '../../core/basket/basket.ts';
import { type BasketCheck, checkLines } from '../../core/basket/check-basket.ts';
import { type BasketProblem, basketReasons } from '../../core/basket/basket-problem.ts';
import { fromGroups, itemsOfGroup, toGroups } from '../../core/dealbot/optimise-groups.ts';
import { regroup } from '../../core/dealbot/regroup.ts';
import { dealsOnOffer } from '../../core/deals/deals-on-offer.ts';
import { pizzaRules } from '../../core/menu/pizza-rules.ts';
import { toDecimal } from '../../core/money/money.ts';
import { noDealId } from '../../core/orders/order-deals.ts';
import { voucherTerms } from '../../core/vouchers/voucher-terms.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { OptimiseAnswer, OptimiseRequest } from '../../schemas/types/http/dealbot.ts';
import type { BasketReason } from '../../schemas/types/http/orders.ts';
import type { Voucher } from '../../schemas/types/http/vouchers.ts';
import type { HutCatalogue } from '../menu/catalogue-reader.ts';
import { invalidRequest, shopOf } from '../orders/check-request.ts';
import { voucherOfOrder } from '../vouchers/voucher-of-order.ts';
import { storedVouchers } from '../vouchers/voucher-repository.ts';
import { OrderFailureError } from '../intents/order-failure.ts';
import type { OrderContext } from '../intents/order-context.ts';

/** Problems of a basket that do not keep it from being regrouped: the deals concerned stay as they are. */
const bearable: readonly BasketProblem['code'][] = [
  'deal-locked',
  'deal-limit',
  'deal-conflict',
  'product-deal-only',
];

/** What the hut sells of a request. @throws OrderFailureError 400 for an unknown hut or a missing time */
async function shopOfRequest(
  { catalogue }: OrderContext,
  { hut, disposition }: OptimiseRequest,
): Promise<HutCatalogue> {
  const { type, when = 'asap', time } = disposition;
  if (when === 'scheduled' && time === undefined) {
    throw invalidRequest([{ field: 'disposition.time', reason: 'is missing' }]);
  }
  const timed = { type, when, ...(time === undefined ? {} : { time }) };
  const shop = await shopOf(catalogue, { hut, disposition: timed });
  if (!shop) throw invalidRequest([{ field: 'hut', reason: 'is not known' }]);
  return shop;
}

/** The voucher that a basket is sent with, as far as it is taken; it counts against its deals as they are. */
async function activeVoucher(
  { database }: OrderContext,
  id: string,
  { deals }: Pick<Basket, 'deals'>,
  shop: HutCatalogue,
  disposition: Disposition,
): Promise<Voucher | undefined> {
  const known = deals.map(({ dealId, redeemId }) => ({
    id: dealId,
    price: 0,
    ...(redeemId === undefined ? {} : { redeemable_id: redeemId }),
  }));
  const asked = { voucher: { id }, deals: known, disposition: { type: disposition } };
  return (await voucherOfOrder(storedVouchers(database.db), asked, shop)).voucher;
}

/** 422 for items that the hut does not sell [BOT-31]. */
const unsold = (reasons: readonly BasketReason[]): OrderFailureError =>
  new OrderFailureError(422, {
    name: 'BAD_PRICE_INTEGRITY',
    message: 'some of the items are not sold here',
    reasons: [...reasons],
  });

/**
 * Regroups the basket of a request into the cheapest deals.
 * @throws OrderFailureError 400 for a request that cannot be understood, 422 for items that the hut does not sell
 */
export async function optimise(
  context: OrderContext,
  asked: OptimiseRequest,
): Promise<OptimiseAnswer> {
  const shop = await shopOfRequest(context, asked);
  const { hut, catalogue, manifest, market, dealKinds, rewards } = shop;
  const { serverMs, nodes, fillings } = manifest.dealbot.search;
  const wanted = asked.deals.find(
    (group) => group.id !== noDealId && itemsOfGroup(group).length === 0,
  );
  const lines = fromGroups(asked.deals);
  const voucher =
    asked.voucher &&
    (await activeVoucher(context, asked.voucher.id, lines, shop, asked.disposition.type));
  const discountId = asked.discount?.id ?? (voucher && voucherTerms(voucher)?.id);
  const facts: BasketCheck = {
    basket: {
      ...lines,
      ...(voucher && { voucher }),
      ...(discountId === undefined ? {} : { discountId }),
    },
    hut,
    catalogue,
    manifest,
    dealKinds,
    taxPolicy: market.extensions.one('tax-policy'),
    surchargePolicy: market.extensions.one('surcharge-policy'),
    rewards,
    disposition: asked.disposition.type,
    isAccountHolder: false,
    orderTime: new Date(asked.disposition.time ?? context.now()),
  };
  const offered = new Set(dealsOnOffer(facts).map(({ id }) => id));
  const rules = pizzaRules(manifest);
  const problems = checkLines({ ...facts, rules, offered }).filter(
    ({ code }) => !bearable.includes(code),
  );
  if (problems.length > 0) throw unsold(basketReasons(problems));
  const regrouped = regroup({
    ...facts,
    fillings,
    budget: { nodes, milliseconds: serverMs, now: () => performance.now() },
    ...(wanted === undefined ? {} : { wantedDealId: wanted.id }),
    ...(asked.voucher === undefined ? {} : { besides: [asked.voucher.id] }),
  });
  if (!regrouped) throw unsold([]);
  const { basket, priced, bound, isProven } = regrouped;
  const deals = toGroups(basket);
  if (deals.length === 0) return { optimisedOrders: [] };
  return {
    optimisedOrders: [
      {
        deals,
        ...(priced.discount
          ? { discount: { id: priced.discount.id, value: toDecimal(priced.discount.value) } }
          : {}),
        subtotal: toDecimal(priced.subtotal),
        due: toDecimal(priced.amountDue),
        bound: toDecimal(bound),
        isProven,
      },
    ],
  };
}
