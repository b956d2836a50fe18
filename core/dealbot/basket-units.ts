import type { Basket, LooseItem } from '../basket/basket.ts';
import type { BuiltDeal, ItemOrigin } from '../deals/built-deal.ts';
import type { Choice } from '../menu/choice.ts';

/** One item of a basket, loose or in a deal. */
export interface BasketUnit extends ItemOrigin {
  readonly choice: Choice;
}

/** The units of a deal, slot by slot. */
export const dealUnits = ({
  basketDealId,
  dealId,
  choices,
  origins,
}: BuiltDeal): readonly (BasketUnit & { readonly slot: number })[] =>
  Object.entries(choices).flatMap(([slot, chosen]) =>
    chosen.map((choice, at) => ({
      id: `${basketDealId}:${slot}:${at}`,
      originalDealId: dealId,
      ...origins?.[Number(slot)]?.[at],
      choice,
      slot: Number(slot),
    })),
  );

/** The units that are loose; what was given away stays as it is [BSK-30]. */
export const looseUnits = ({ items }: Pick<Basket, 'items'>): readonly BasketUnit[] =>
  items
    .filter(({ free }) => free !== true)
    .map(({ basketItemId, choice, originalDealId, upsellParentId }) => ({
      id: basketItemId,
      choice,
      ...(originalDealId === undefined ? {} : { originalDealId }),
      ...(upsellParentId === undefined ? {} : { upsellParentId }),
    }));

/** A unit as a loose item. */
export const toLooseItem = ({ id, choice, ...origin }: BasketUnit): LooseItem => ({
  basketItemId: id,
  choice,
  ...(origin.originalDealId === undefined ? {} : { originalDealId: origin.originalDealId }),
  ...(origin.upsellParentId === undefined ? {} : { upsellParentId: origin.upsellParentId }),
});

/** A deal made of units, with where each of them comes from. */
export const toBuiltDeal = (
  basketDealId: string,
  dealId: string,
  units: Readonly<Record<number, readonly BasketUnit[]>>,
): BuiltDeal => {
  const slots = Object.entries(units);
  return {
    basketDealId,
    dealId,
    choices: Object.fromEntries(
      slots.map(([slot, list]) => [slot, list.map(({ choice }) => choice)]),
    ),
    origins: Object.fromEntries(
      slots.map(([slot, list]) => [
        slot,
        list.map(({ id, originalDealId, upsellParentId }): ItemOrigin => ({
          id,
          ...(originalDealId === undefined ? {} : { originalDealId }),
          ...(upsellParentId === undefined ? {} : { upsellParentId }),
        })),
      ]),
    ),
  };
};

/**
 * The basket without the deals that the assistant built: their items go back into the deals they were bought in,
 * where these can be complete again, and are loose otherwise [BOT-20].
 * @param isComplete whether a deal filled so can be bought
 */
export function takenApart<Lines extends Pick<Basket, 'deals' | 'items'>>(
  basket: Lines,
  isComplete: (built: BuiltDeal) => boolean,
): Lines {
  const built = basket.deals.filter(({ origins }) => origins !== undefined);
  const units = [...built.flatMap(dealUnits), ...looseUnits(basket)];
  const homes = new Map<string, (BasketUnit & { readonly slot: number })[]>();
  for (const unit of units) {
    const home = /^(?<deal>.+):(?<slot>\d+):\d+$/u.exec(unit.id)?.groups;
    if (!home || unit.originalDealId === undefined) continue;
    const list = homes.get(home['deal'] ?? '') ?? [];
    list.push({ ...unit, slot: Number(home['slot']) });
    homes.set(home['deal'] ?? '', list);
  }
  const back = new Set<string>();
  const restored: BuiltDeal[] = [];
  const taken = new Set(basket.deals.map(({ basketDealId }) => basketDealId));
  for (const [basketDealId, list] of homes) {
    const dealId = list[0]?.originalDealId ?? '';
    const choices: Record<number, Choice[]> = {};
    for (const { slot, choice } of list) (choices[slot] ??= []).push(choice);
    const deal = { basketDealId, dealId, choices };
    const isFree =
      !taken.has(basketDealId) || built.some((other) => other.basketDealId === basketDealId);
    if (!isFree || !isComplete(deal)) continue;
    restored.push(deal);
    for (const { id } of list) back.add(id);
  }
  return {
    ...basket,
    deals: [...basket.deals.filter(({ origins }) => origins === undefined), ...restored],
    items: [
      ...basket.items.filter(({ free }) => free === true),
      ...units.filter(({ id }) => !back.has(id)).map(toLooseItem),
    ],
  };
}
