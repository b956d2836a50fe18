import type { Basket } from '../../../core/basket/basket.ts';
import type { BasketCheck } from '../../../core/basket/check-basket.ts';
import type { RegroupFacts } from '../../../core/dealbot/basket-question.ts';
import { dealUnits, looseUnits } from '../../../core/dealbot/basket-units.ts';
import { choiceKey } from '../../../core/dealbot/item-units.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import { item, orderOf } from '../basket/sample-basket.ts';
import { catalogueOf } from '../menu/pizzeria.ts';

/** A clock that stands still: only the number of nodes ends a search. */
export const generous = { nodes: 100_000, milliseconds: 60_000, now: () => 0 };

/** Loose items, named after their places. */
export const looseItems = (choices: readonly Choice[]): Basket['items'] =>
  choices.map((choice, at) => item(choice, { basketItemId: `i${String(at).padStart(3, '0')}` }));

/** What is asked about a basket at a hut with these deals. */
export const askFor = (
  deals: readonly Deal[],
  basket: Partial<Basket>,
  more: Partial<RegroupFacts & BasketCheck> = {},
): RegroupFacts => ({
  ...orderOf({ catalogue: catalogueOf(deals) }),
  budget: generous,
  fillings: 5000,
  ...more,
  basket: { deals: [], items: [], ...basket },
});

/** Everything in a basket, as sorted texts: the same for the same items. */
export const contentsOf = (basket: Basket): readonly string[] =>
  [...basket.deals.flatMap(dealUnits), ...looseUnits(basket)]
    .map(({ choice }) => choiceKey(choice))
    .toSorted();
