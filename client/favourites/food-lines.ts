import type { LooseItem } from '../../core/basket/basket.ts';
import type { BuiltDeal } from '../../core/deals/built-deal.ts';
import type { SharedFood } from '../../core/favourites/shared-food.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Lines } from '../basket/basket-edits.ts';
import { groupItems } from '../basket/group-items.ts';
import { defaultChoices } from '../deals/default-choices.ts';

/** Lines of a basket as a link holds them: alike items together, without what belongs to who shares them. */
export const sharedLines = (
  { deals, items }: Lines,
  titleOf: (id: string) => string,
): SharedFood => ({
  deals: deals.map(({ dealId, choices }) => ({ dealId, choices, title: titleOf(dealId) })),
  items: groupItems(items.map(({ basketItemId, choice }) => ({ basketItemId, choice }))).map(
    ({ items: alike }) => ({
      choice: alike[0].choice,
      count: alike.length,
      title: titleOf(alike[0].choice.productId),
    }),
  ),
});

/** Shared food as lines of a basket, each with what it was called where it was shared. */
export interface OpenedLines {
  readonly lines: Lines;
  readonly named: ReadonlyMap<string, { readonly title: string }>;
}

/** What shared food is at a hut; a deal that was shared without choices comes with its defaults there. */
export function openedLines({ deals, items }: SharedFood, catalogue: Catalogue): OpenedLines {
  const named = new Map<string, { readonly title: string }>();
  const built = deals.map(({ dealId, choices, title }, index): BuiltDeal => {
    const basketDealId = `shared-deal-${index}`;
    const deal = catalogue.deals.get(dealId);
    const isChosen = Object.keys(choices).length > 0;
    named.set(basketDealId, { title });
    return {
      basketDealId,
      dealId,
      choices: isChosen || !deal ? choices : defaultChoices(deal, catalogue),
    };
  });
  const loose = items.flatMap(({ choice, count, title }, index) =>
    Array.from({ length: count }, (_, place): LooseItem => {
      const basketItemId = `shared-${index}-${place}`;
      named.set(basketItemId, { title });
      return { basketItemId, choice };
    }),
  );
  return { lines: { deals: built, items: loose }, named };
}
