import type { OptimiseAnswer, OptimiseRequest } from '../../schemas/types/http/dealbot.ts';
import type { Basket } from '../../core/basket/basket.ts';
import type { BuiltDeal } from '../../core/deals/built-deal.ts';
import { toDecimal } from '../../core/money/money.ts';
import { noDealId } from '../../core/orders/order-deals.ts';
import type { HttpClient } from '../kernel/http-client.ts';
import {
  type BasketUnit,
  dealUnits,
  looseUnits,
  toBuiltDeal,
  toLooseItem,
} from '../../core/dealbot/basket-units.ts';
import type { OptimiseFacts, OptimisedLines } from './dealbot-port.ts';
import { itemsOfGroup, mergeLoose, toGroups } from '../../core/dealbot/optimise-groups.ts';

/** Version of the payload that the application sends. */
const payloadVersion = '1.0';

/** The body of the optimise call; voucher and discount only where there is one [BOT-22]. */
export function optimiseRequest({
  basket,
  hut,
  disposition: { type, when, time },
  amountDue,
  discount,
  wantedDealId,
}: OptimiseFacts): OptimiseRequest {
  const wanted = wantedDealId === undefined ? [] : [{ id: wantedDealId }];
  return {
    version: payloadVersion,
    hut: { id: hut.id, sector: hut.sector },
    disposition: {
      type,
      ...(when === 'scheduled' && time !== undefined ? { when, time } : {}),
    },
    payment: { amount: toDecimal(Math.max(0, amountDue)) },
    deals: mergeLoose([...toGroups(basket), ...wanted]),
    ...(basket.voucher ? { voucher: { id: basket.voucher.id } } : {}),
    ...(discount
      ? { discount: { id: discount.id, value: toDecimal(Math.max(0, discount.value)) } }
      : {}),
  };
}

/**
 * What the answer makes of a basket: its own items, grouped again; a deal that holds what it held stays as it is. Only
 * the first grouping counts [BOT-25]. Undefined when there is none, when it has no deals, or when it does not hold
 * exactly the items of the basket [BOT-26, BOT-38].
 */
export function optimisedLines(
  { optimisedOrders }: OptimiseAnswer,
  basket: Basket,
): OptimisedLines | undefined {
  const [first] = optimisedOrders;
  if (!first?.deals || first.deals.length === 0) return undefined;
  const units = new Map<string, BasketUnit>(
    [...basket.deals.flatMap(dealUnits), ...looseUnits(basket)].map((unit) => [unit.id, unit]),
  );
  const take = (id: string | undefined): BasketUnit | undefined => {
    const unit = id === undefined ? undefined : units.get(id);
    if (id !== undefined) units.delete(id);
    return unit;
  };
  const before = new Map(basket.deals.map((deal) => [contentOf(deal), deal]));
  const deals: BuiltDeal[] = [];
  const items: Basket['items'][number][] = [];
  for (const [at, group] of first.deals.entries()) {
    const bySlot: Record<number, BasketUnit[]> = {};
    for (const { item } of itemsOfGroup(group)) {
      const unit = take(item.basketItemID);
      if (!unit) return undefined;
      if (group.id === noDealId) items.push(toLooseItem(unit));
      else (bySlot[item.optionIndex ?? 0] ??= []).push(unit);
    }
    if (group.id === noDealId) continue;
    const deal = toBuiltDeal(group.basketDealID ?? `${group.id}-${at}`, group.id, bySlot);
    deals.push(before.get(contentOf(deal)) ?? deal);
  }
  if (units.size > 0) return undefined;
  const gifts = basket.items.filter(({ free }) => free === true);
  return { deals, items: [...gifts, ...items], discountId: first.discount?.id };
}

const contentOf = (deal: BuiltDeal): string =>
  [
    deal.dealId,
    ...dealUnits(deal)
      .map(({ id }) => id)
      .toSorted(),
  ].join('\n');

/** Asks the server for the cheapest grouping. */
export interface DealbotApi {
  /** @throws HttpError */
  optimise(request: OptimiseRequest): Promise<OptimiseAnswer>;
}

export const createDealbotApi = (http: HttpClient): DealbotApi => ({
  async optimise(body) {
    const call = { method: 'POST', path: '/v1/deals/optimise', body } as const;
    return (await http.send<OptimiseAnswer>(call)).body;
  },
});
