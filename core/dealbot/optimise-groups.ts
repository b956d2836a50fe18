import type { ProductType } from '../../schemas/types/catalogue/product.ts';
import type { OptimisedGroup, OptimisedItem } from '../../schemas/types/http/dealbot.ts';
import type { OrderItem } from '../../schemas/types/http/order-request.ts';
import type { Basket } from '../basket/basket.ts';
import type { BuiltDeal } from '../deals/built-deal.ts';
import type { Choice } from '../menu/choice.ts';
import {
  listOfType,
  noDealId,
  productTypes,
  toChoice,
  toOrderItem,
} from '../orders/order-deals.ts';
import { type BasketUnit, dealUnits, looseUnits } from './basket-units.ts';

/** What the optimise call must not be sent of an item [BOT-23]. */
const stripped = ['price', 'total', 'originalPrice', 'max', 'cheese', 'sauce'] as const;

/** An item as the optimise call takes it [BOT-23]. */
export function strippedItem(item: Readonly<Record<string, unknown>>): OptimisedItem {
  const kept = Object.entries(item).filter(([key]) => !stripped.some((name) => name === key));
  return Object.fromEntries(kept) as unknown as OptimisedItem;
}

/** Groups under the no-deal id become one, the last of all [BOT-24]. */
export function mergeLoose(groups: readonly OptimisedGroup[]): OptimisedGroup[] {
  const loose = groups.filter(({ id }) => id === noDealId);
  if (loose.length < 2) return [...groups];
  const merged: OptimisedGroup = { id: noDealId };
  for (const type of productTypes) {
    const list = loose.flatMap((group) => group[listOfType[type]] ?? []);
    if (list.length > 0) merged[listOfType[type]] = list;
  }
  return [...groups.filter(({ id }) => id !== noDealId), merged];
}

const listsOf = (
  units: readonly (BasketUnit & { readonly slot?: number })[],
): Partial<OptimisedGroup> =>
  Object.fromEntries(
    productTypes.flatMap((type) => {
      const list = units
        .filter(({ choice }) => choice.type === type)
        .map(({ id, choice, slot }) =>
          strippedItem({
            ...toOrderItem(choice, 0, {
              basketItemId: id,
              ...(slot === undefined ? {} : { slot }),
            }),
          }),
        );
      return list.length === 0 ? [] : [[listOfType[type], list]];
    }),
  );

/** The groups of a basket: its deals, then its loose items; given-away items are left out. */
export function toGroups(basket: Pick<Basket, 'deals' | 'items'>): OptimisedGroup[] {
  const loose = looseUnits(basket);
  return [
    ...basket.deals.map((deal) => ({
      id: deal.dealId,
      basketDealID: deal.basketDealId,
      ...(deal.redeemId === undefined ? {} : { redeemable_id: deal.redeemId }),
      ...listsOf(dealUnits(deal)),
    })),
    ...(loose.length === 0 ? [] : [{ id: noDealId, ...listsOf(loose) }]),
  ];
}

/** The items of a group with the type of their list. */
export const itemsOfGroup = (
  group: OptimisedGroup,
): readonly { readonly item: OptimisedItem; readonly type: ProductType }[] =>
  productTypes.flatMap((type) => (group[listOfType[type]] ?? []).map((item) => ({ item, type })));

const choiceOf = (item: OptimisedItem, type: ProductType): Choice =>
  toChoice({ ...item, price: 0 } satisfies OrderItem, type);

/**
 * The basket that groups stand for. Ids that are missing or given twice are made up by place; groups without items
 * stand for nothing.
 */
export function fromGroups(groups: readonly OptimisedGroup[]): Pick<Basket, 'deals' | 'items'> {
  const taken = new Set<string>();
  const own = (wanted: string | undefined, instead: string): string => {
    const id = wanted === undefined || taken.has(wanted) ? instead : wanted;
    taken.add(id);
    return id;
  };
  const deals: BuiltDeal[] = [];
  const items: Basket['items'][number][] = [];
  for (const [at, group] of mergeLoose(groups).entries()) {
    const entries = itemsOfGroup(group);
    if (entries.length === 0) continue;
    if (group.id === noDealId) {
      for (const [index, { item, type }] of entries.entries()) {
        const basketItemId = own(item.basketItemID, `${at}:${index}`);
        items.push({ basketItemId, choice: choiceOf(item, type) });
      }
      continue;
    }
    const choices: Record<number, Choice[]> = {};
    const origins: Record<number, { id: string }[]> = {};
    for (const [index, { item, type }] of entries.entries()) {
      const slot = item.optionIndex ?? 0;
      (choices[slot] ??= []).push(choiceOf(item, type));
      (origins[slot] ??= []).push({ id: own(item.basketItemID, `${at}:${index}`) });
    }
    deals.push({
      basketDealId: own(group.basketDealID, `group-${at}`),
      dealId: group.id,
      choices,
      origins,
      ...(group.redeemable_id === undefined ? {} : { redeemId: group.redeemable_id }),
    });
  }
  return { deals, items };
}
